// Runs this micro-frontend alone; the boundary lets the federation agree on shared packages first.
void import('./bootstrap').then(({ start }) => start());
