#pragma once

/// Runs a command of the shell with one argument, in the foreground, with the standard streams of
/// this process, and waits for its end. Returns its exit status, 128 and the signal that it died
/// of, or -1 if it cannot be started.
///
/// Meanwhile Ctrl-C and Ctrl-\ are the command's, and Ctrl-Z stops both.
int wh_lend_terminal(const char *command, const char *argument);
