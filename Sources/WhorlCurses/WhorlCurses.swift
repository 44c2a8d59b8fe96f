// The module's first type goes beside this line.
