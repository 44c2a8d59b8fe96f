#pragma once

/// The environment: strings `NAME=VALUE`, ended by a null pointer.
char *const *wh_environment(void);
