import { setTimeout as pause } from 'node:timers/promises';
import { openConversations } from '../contract/support/conversations-world';
import { createRandom } from '../contract/support/delivery-clients';
import { killWhenServing, serviceNames } from './running-replicas';

const KILLS = process.env.TEST_DEEP ? 500 : 20;
/** Long enough for half of the killed to be back. */
const BETWEEN_KILLS_MS = 700;
/** 30 messages a minute are allowed for each sender. */
const BETWEEN_MESSAGES_MS = 2_100;

it(
  `fifty clients see the same conversations over ${KILLS} killed gateways and subgraphs`,
  async () => {
    const random = createRandom(KILLS);
    const world = await openConversations(random);
    const victims = serviceNames().filter((name) => !name.startsWith('shell'));
    let kills = 0;
    const cutting = setInterval(() => world.cutOne(), 500);
    const killing = (async () => {
      while (kills < KILLS) {
        await pause(BETWEEN_KILLS_MS * (0.5 + random()));
        const victim = victims[Math.floor(random() * victims.length)] ?? '';
        if (await killWhenServing(victim)) kills += 1;
      }
    })();
    await world.write(
      () => kills < KILLS,
      () => BETWEEN_MESSAGES_MS * (1 + random() * 0.2),
    );
    await killing;
    clearInterval(cutting);
    expect(await world.expectSame()).toBeGreaterThan(12 * 4);
    world.close();
  },
  120_000 + KILLS * 4_000,
);
