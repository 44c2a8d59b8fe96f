/// What Swift cannot see of the system, or must not do: code that runs inside signal handlers.
///
/// Handlers only set flags, and only while `wh_wait` sleeps; the exceptions are the crash signals,
/// whose handler calls nothing but async-signal-safe functions.
#pragma once

#include "Child.h"
#include "CrashGuard.h"
#include "Lending.h"
#include "Restoration.h"
#include "Signals.h"
#include "Terminal.h"
#include "Threads.h"
#include "Variables.h"
