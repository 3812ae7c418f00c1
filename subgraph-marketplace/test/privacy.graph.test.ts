import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { PersonSnapshot } from '@tbt/contracts';
import { ERASED_EMAIL, registerProblems } from '@tbt/service-kit';
import { tablesWith } from '@tbt/service-kit/testing';
import { MARKETPLACE_TABLES } from '../src/modules/privacy';
import { createWorld, type World } from './factories';

const MARK = 'Zyxmark';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

async function tell(name: 'account.erased' | 'export.requested', person: PersonSnapshot) {
  const facts = { email: 'ada@example.test' };
  const payload = {
    userId: person.id,
    exportId: 5,
    sealedEmail: await world.deployment.sealer.seal(ERASED_EMAIL, facts, 60),
    at: world.clock.now().toISOString(),
  };
  const createdAt = world.clock.now().toISOString();
  await world.bus.publish([{ id: randomUUID(), name, payload, createdAt } as never]);
  await world.bus.settled();
  await world.subgraph.outbox.drain();
}

const statuses = (table: 'jobs' | 'applications' | 'bookings') =>
  world.rows<{ id: number; status: string }>(`SELECT id, status FROM ${table} ORDER BY id`);

it('every table says what it hands out and how it forgets', async () => {
  const { pool } = world.subgraph.database;
  await expect(registerProblems(pool, MARKETPLACE_TABLES)).resolves.toEqual([]);
});

it("closing a professional's account withdraws, cancels the booking and erases personal data", async () => {
  const clinic = await world.clinic();
  const temp = await world.temp({ city: MARK, educationInstitution: MARK });
  const booked = await world.job(clinic);
  await world.accept(clinic, await world.apply(temp, booked));
  const other = await world.job(clinic, { date: '2027-02-20' });
  await world.services.applications.apply(world.as(temp), {
    jobId: String(other.id),
    message: `I am ${MARK}`,
  });
  const named = async () => {
    const asked = '{ myBookings { edges { node { professionalId professional { id } } } } }';
    return (await world.graph(asked, {}, clinic)).data;
  };
  const professionalId = String(temp.id);
  const bookings = (professional: { id: string } | null) => ({
    myBookings: { edges: [{ node: { professionalId, professional } }] },
  });
  expect(await named()).toEqual(bookings({ id: professionalId }));
  await tell('account.erased', temp);

  // Identity has no name for them; that is expected.
  expect(await named()).toEqual(bookings(null));
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
  expect((await statuses('bookings')).map(({ status }) => status)).toEqual(['cancelled_by_temp']);
  expect((await statuses('applications')).map(({ status }) => status)).toEqual([
    'accepted',
    'withdrawn',
  ]);
  expect((await statuses('jobs')).map(({ status }) => status)).toEqual(['active', 'active']);
  const publishedEvents = world.bus.published.map(({ name }) => name);
  expect(publishedEvents).toEqual(expect.arrayContaining(['booking.changed', 'erasure.part-done']));

  // An older event that arrives after the erasure changes nothing.
  await world.services.people.takeOver({ ...temp, revision: temp.revision + 1 });
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
});

it('a clinic that leaves closes its shifts and answers who waits', async () => {
  const clinic = await world.clinic();
  const temp = await world.temp();
  const job = await world.job(clinic, { title: `${MARK} clinic`, description: MARK, city: MARK });
  await world.apply(temp, job);
  const booked = await world.job(clinic, { date: '2027-02-20' });
  await world.accept(clinic, await world.apply(temp, booked));
  await tell('account.erased', clinic);
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
  expect((await statuses('jobs')).map(({ status }) => status)).toEqual(['closed', 'closed']);
  expect((await statuses('applications')).map(({ status }) => status)).toEqual([
    'declined',
    'accepted',
  ]);
  expect((await statuses('bookings')).map(({ status }) => status)).toEqual(['cancelled_by_clinic']);
});

it('exports postings and applications', async () => {
  const clinic = await world.clinic();
  const [temp, rival] = [await world.temp(), await world.temp()];
  const job = await world.job(clinic);
  await world.apply(temp, job);
  await world.apply(rival, job);
  await tell('export.requested', temp);
  const stored = await world.deployment.files.open('exports/5/marketplace.json');
  const part = JSON.parse(await text(stored!.content)) as Record<string, unknown[]>;
  expect(part.applications).toHaveLength(1);
  expect(part.jobs).toEqual([]);
});
