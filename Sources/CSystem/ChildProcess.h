#pragma once

#include <sys/types.h>

/// Gives signals the dispositions and the mask that `wh_signals_watch` found; for a child that is
/// about to execute another program.
void wh_signals_give_back(void);

/// Makes the end of the parent that of this process too, where the system can.
void wh_end_with(pid_t parent);

/// Makes dumps of this process impossible where a limit does not.
void wh_no_dump(void);
