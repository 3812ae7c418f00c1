import { untilLoaded } from './until-loaded';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Each large part begins in a turn of its own, as all together would hold the page up. */
async function main(): Promise<void> {
  await untilLoaded(() => import('react-dom/client'));
  await turn();
  const { start } = await untilLoaded(() => import('./bootstrap'));
  await start();
}

void main();
