// Standalone entry; the dynamic import lets Module Federation resolve shared packages first.
void import('./bootstrap').then(({ start }) => start());
