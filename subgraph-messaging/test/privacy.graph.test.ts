import { text } from 'node:stream/consumers';
import { ERASED_EMAIL, registerProblems } from '@tbt/service-kit';
import { tablesWith } from '@tbt/service-kit/testing';
import { MESSAGING_TABLES } from '../src/modules/privacy';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, type World } from './factories';
import { mailsOf } from './mails';

const MARK = 'Zyxmark';

let world: World;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
});
afterEach(() => world.close());

it('every table is registered for export and erasure', async () => {
  await expect(registerProblems(world.subgraph.database.pool, MESSAGING_TABLES)).resolves.toEqual(
    [],
  );
});

it('erases the texts of a former member, keeps those of the other side and all `seq`', async () => {
  const [ada, bea] = [await world.person(), await world.person()];
  await world.sent(ada, bea, `I am ${MARK}`);
  await world.sent(bea, ada, 'Pleased to meet you');
  await world.publish('account.erased', {
    userId: ada.userId,
    sealedEmail: await world.deployment.sealer.seal(
      ERASED_EMAIL,
      { email: 'ada@example.test' },
      60,
    ),
    at: world.clock.now().toISOString(),
  });
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
  const { rows } = await world.subgraph.database.pool.query(
    'SELECT seq, content FROM messages ORDER BY seq',
  );
  expect(rows).toEqual([
    { seq: 1, content: '' },
    { seq: 2, content: 'Pleased to meet you' },
  ]);
  await world.subgraph.outbox.drain();
  expect(world.bus.published).toContainEqual(
    expect.objectContaining({
      name: 'erasure.part-done',
      payload: { userId: ada.userId, service: 'messaging' },
    }),
  );
});

it('deletes mail in the local mailbox that names a former member', async () => {
  const [clinic, temp, other] = [await world.clinic(), await world.person(), await world.person()];
  await world.reachable(clinic);
  await world.reachable(temp, { firstName: MARK, lastName: MARK });
  await world.reachable(other, { firstName: 'Bea', lastName: 'Roy' });
  for (const { userId } of [temp, other]) await world.applied(clinic.userId, userId);
  expect(await mailsOf(world)).toHaveLength(2);
  await world.publish('account.erased', {
    userId: temp.userId,
    sealedEmail: await world.deployment.sealer.seal(ERASED_EMAIL, { email: 'x@mail.test' }, 60),
    at: world.clock.now().toISOString(),
  });
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
  expect(await mailsOf(world)).toMatchObject([{ subject: 'Bea Roy applied to your shift' }]);
});

it('leaves nothing of the shifts of a former clinic in what alerts told of them', async () => {
  const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await world.person()];
  await world.reachable(temp);
  const shiftIn = (jobId: number, city: string) => ({
    ...{ jobId, role: 'hygienist' as const, date: '2027-03-09', startTime: '08:00' },
    ...{ endTime: '16:30', city, province: 'Ontario', hourlyRate: '52.00', score: '1.00' },
    reasons: ['role:hygienist', `city:${city}`],
  });
  const matched = (...shifts: ReturnType<typeof shiftIn>[]) =>
    world.publish('job-alert.matched', {
      ...{ userId: temp.userId, method: 'email', frequency: 'immediate', count: shifts.length },
      ...{ shifts, at: world.clock.now().toISOString() },
    });
  await world.posted(clinic.userId, 71);
  await world.posted(other.userId, 72);
  await matched(shiftIn(71, MARK));
  expect(await mailsOf(world)).toHaveLength(1);
  await world.subgraph.mailSender.stop();
  await matched(shiftIn(71, MARK));
  await matched(shiftIn(71, MARK), shiftIn(72, 'Guelph'));
  await world.publish('account.erased', {
    userId: clinic.userId,
    sealedEmail: await world.deployment.sealer.seal(ERASED_EMAIL, { email: 'c@mail.test' }, 60),
    at: world.clock.now().toISOString(),
  });
  expect(await tablesWith(world.subgraph.database.pool, MARK)).toEqual([]);
  const [mail, ...more] = await mailsOf(world);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 shifts that suit you');
  expect(mail?.text).toContain('Guelph');
});

it('exports what a user wrote and received', async () => {
  const [ada, bea, cleo] = [await world.person(), await world.person(), await world.person()];
  await world.sent(ada, bea, 'to Bea');
  await world.sent(cleo, bea, 'not about Ada');
  await world.publish('export.requested', {
    userId: ada.userId,
    exportId: 5,
    sealedEmail: await world.deployment.sealer.seal(
      ERASED_EMAIL,
      { email: 'ada@example.test' },
      60,
    ),
    at: world.clock.now().toISOString(),
  });
  const stored = await world.deployment.files.open('exports/5/messaging.json');
  const part: unknown = JSON.parse(await text(stored!.content));
  expect(part).toMatchObject({ messages: [{ content: 'to Bea' }] });
  expect(JSON.stringify(part)).not.toContain('not about');
});
