import { setTimeout as pause } from 'node:timers/promises';
import { openConversations } from '../contract/support/conversations-world';
import { createRandom } from '../contract/support/delivery-clients';
import { killOneOfTwo, serviceNames } from './running-replicas';

const KILLS = Number(process.env.TEST_KILLS ?? (process.env.TEST_DEEP ? 500 : 20));
const BETWEEN_KILLS_MS = 1_000;
/** 30 messages a minute are allowed for each sender. */
const BETWEEN_MESSAGES_MS = 2_100;
/** A killed service starts again within seconds; on a busy machine it takes longer. */
const KILLED_WITHIN_MS = 60_000 + KILLS * 10_000;

it(
  `fifty clients see the same conversations over ${KILLS} killed gateways and subgraphs`,
  async () => {
    const random = createRandom(KILLS);
    const world = await openConversations(random);
    const victims = serviceNames().filter((name) => !name.startsWith('shell'));
    let kills = 0;
    const end = performance.now() + KILLED_WITHIN_MS;
    const isKilling = () => kills < KILLS && performance.now() < end;
    const killAll = async () => {
      while (isKilling()) {
        await pause(BETWEEN_KILLS_MS * (0.5 + random()));
        const victim = victims[Math.floor(random() * victims.length)] ?? '';
        if (await killOneOfTwo(victim)) kills += 1;
      }
    };
    const cutting = setInterval(() => world.cutOne(), 500);
    try {
      const writing = world.write(isKilling, () => BETWEEN_MESSAGES_MS * (1 + random() * 0.2));
      await Promise.all([killAll(), writing]);
      clearInterval(cutting);
      const sent = await world.expectSame();
      console.log(`${sent} messages over ${KILLS} kills`);
      expect(sent).toBeGreaterThan(12 * 4);
      expect(kills).toBe(KILLS);
    } finally {
      clearInterval(cutting);
      world.close();
    }
  },
  KILLED_WITHIN_MS + 120_000,
);
