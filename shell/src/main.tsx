// Async boundary: Module Federation must resolve shared packages first.
void import('./bootstrap').then(({ start }) => start());
