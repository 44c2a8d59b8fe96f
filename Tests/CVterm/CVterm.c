#include "CVterm.h"
