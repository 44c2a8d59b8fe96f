#pragma once

#include <stdbool.h>

/// Starts a thread that nobody waits for; returns false where there can be none.
///
/// `is_deaf`: all signals but those of a crash are blocked in it, so that what the program does about
/// a signal never runs there. Otherwise none are, whatever is blocked here.
bool wh_thread_start(void (*body)(void *), void *context, bool is_deaf);

/// Gives the calling thread a stack for the handling of crashes, so that an overflow of its own stack
/// can be handled. Only the first thread that asks gets it, and none that has one.
void wh_crash_stack_provide(void);
