// The boundary lets the federation agree on shared packages before anything uses them.
void import('./bootstrap').then(({ start }) => start());
