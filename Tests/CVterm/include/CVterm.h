/// What the tests need of C: an emulated terminal, and child processes on a terminal of their own.
#pragma once

#include "Process.h"
#include "Screen.h"
