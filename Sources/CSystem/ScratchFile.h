#pragma once

/// Opens an empty file without a name that vanishes when it is closed; -1 on failure.
int wh_scratch_file(void);
