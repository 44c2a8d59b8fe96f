// Test support goes here.
