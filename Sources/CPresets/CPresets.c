#include "CPresets.h"
