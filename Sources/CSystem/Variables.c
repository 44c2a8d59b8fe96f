#include "Variables.h"

extern char **environ;

char *const *wh_environment(void) { return environ; }
