import { setTimeout as pause } from 'node:timers/promises';
import { graph } from '../contract/support/api';
import { openConversations } from '../contract/support/conversations-world';
import { createRandom } from '../contract/support/delivery-clients';
import { operation } from '../contract/support/documents';
import { demoPerson, type Person } from '../contract/support/people';
import { applyTo, freeDay, postShift } from '../contract/support/shifts';
import { withoutBroker } from './running-replicas';

const AWAY_MS = process.env.TEST_DEEP ? 600_000 : 30_000;
const BETWEEN_MESSAGES_MS = AWAY_MS / 15;
const BACK_WITHIN_MS = 60_000;
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

async function receivedOffers(clinic: Person): Promise<string[]> {
  const { data } = await graph(operation('ContractNotifications'), {}, { token: clinic.token });
  const { edges } = data?.notifications as {
    edges: { node: { workflow: string; subject: string } }[];
  };
  return edges.flatMap(({ node }) =>
    node.workflow === 'application.received' ? [node.subject] : [],
  );
}

it(
  `people write while the broker is away for ${AWAY_MS / 1_000} seconds, and the others see all of it`,
  async () => {
    const [clinic, temp] = [await demoPerson('clinic'), await demoPerson('hygienist')];
    const dates = [freeDay(), freeDay()];
    const jobs: { id: number }[] = [];
    for (const date of dates) jobs.push(await postShift(clinic, { date }));
    const days = dates.map((date) => DAY.format(new Date(`${date}T12:00:00`)));
    const world = await openConversations(createRandom(AWAY_MS));
    const told = async () => {
      const subjects = await receivedOffers(clinic);
      return days.map((day) => subjects.filter((subject) => subject.includes(day)).length);
    };
    try {
      await withoutBroker(async () => {
        const end = performance.now() + AWAY_MS;
        const writing = world.write(
          () => performance.now() < end,
          () => BETWEEN_MESSAGES_MS,
        );
        await applyTo(jobs[0]?.id ?? 0, temp);
        await writing;
        await applyTo(jobs[1]?.id ?? 0, temp);
        expect(world.unanswered()).toBe(0);
        expect(await told()).toEqual([0, 0]);
      });
      const isComplete = async () =>
        (await world.arePagesWhole()) && (await told()).every((count) => count > 0);
      for (const since = performance.now(); !(await isComplete()); await pause(500))
        if (performance.now() - since > BACK_WITHIN_MS) break;
      // Without a cut and without being asked: each page heard that it may have missed something.
      expect(await world.arePagesWhole()).toBe(true);
      expect(await told()).toEqual([1, 1]);
      expect(await world.expectSame()).toBeGreaterThan(12 * 10);
    } finally {
      world.close();
    }
  },
  AWAY_MS + 240_000,
);
