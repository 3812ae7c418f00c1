import type { DomainEvents } from '@tbt/contracts';
import { applyRetention } from '@tbt/service-kit';
import { MARKETPLACE_RETENTION } from '../src/modules/privacy';
import { disputeRunner, refusalOf } from './dispute-operations';
import { HOUR } from './booking-operations';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see, bookedAs, proof } = disputeRunner(() => world);
const DAY = 24 * HOUR;
const CASE = { reason: 'hours', statement: 'I stayed until five.' };
const published = async (name: string) => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0).filter((event) => event.name === name);
};

type StoredFile = DomainEvents['evidence.released']['files'][number];
const filesOf = async (name: 'evidence.attached' | 'evidence.released') =>
  (await published(name)).flatMap(({ payload }) => (payload as { files: StoredFile[] }).files);
const byKey = (a: StoredFile, b: StoredFile) => a.key.localeCompare(b.key);

describe('opening a dispute', () => {
  it('moves the booking, records the case and notifies once', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    await published('dispute.changed');
    const { dispute } = await run('openDispute', { bookingId: booking.id, ...CASE }, temp);
    expect(dispute).toMatchObject({
      status: 'open',
      reason: 'hours',
      openedBy: 'temp',
      booking: { status: 'disputed' },
      actions: [],
      rulings: [],
      answerUntil: new Date(world.clock.now().getTime() + 72 * HOUR).toISOString(),
    });
    expect(await published('dispute.changed')).toMatchObject([
      { payload: { action: 'open', by: 'temp', reason: 'hours', bookingId: booking.id } },
    ]);
    expect((await see(dispute!.id, clinic))?.actions).toEqual(['answer']);
    expect(
      await world.rows(
        `SELECT action, by, status FROM booking_history WHERE booking_id = $1 ORDER BY revision DESC LIMIT 1`,
        [booking.id],
      ),
    ).toEqual([{ action: 'dispute', by: 'temp', status: 'disputed' }]);
  });

  it.each([
    ...(['booked', 'confirmed', 'checked_in', 'completed', 'approved', 'invoiced'] as const),
    ...(['paid', 'no_show', 'disputed'] as const),
  ])('from %s, by either side', async (status) => {
    const from = {
      ...{ checked_in: ['clinic', 'temp'], completed: ['clinic', 'temp'] },
      ...{ invoiced: ['clinic', 'temp'], paid: ['clinic', 'temp'], no_show: ['temp'] },
    } as Readonly<Record<string, string[]>>;
    for (const side of ['clinic', 'temp'] as const) {
      const { booking, ...people } = await bookedAs('completed');
      const noShowAt = status === 'no_show' ? world.clock.now() : null;
      await world.rows('UPDATE bookings SET status = $2, no_show_at = $3 WHERE id = $1', [
        ...[booking.id, status, noShowAt],
      ]);
      const reason = status === 'no_show' ? 'no_show' : 'conduct';
      const input = { bookingId: booking.id, statement: 'They were rude.', reason };
      const expected = from[status]?.includes(side) ? null : 'CONFLICT illegal_step';
      expect([side, refusalOf(await run('openDispute', input, people[side]))]).toEqual([
        side,
        expected,
      ]);
      const [row] = await world.rows<{ status: string }>(
        'SELECT status FROM bookings WHERE id = $1',
        [booking.id],
      );
      expect(row?.status).toBe(expected ? status : 'disputed');
    }
  });

  it('refuses bad input, strangers, administrators and anonymous callers', async () => {
    const { temp, booking } = await bookedAs('completed');
    const stranger = await world.temp();
    const input = { bookingId: booking.id, ...CASE };
    const refused: [object, Parameters<typeof run>[2], string][] = [
      [{ reason: 'noise' }, temp, 'VALIDATION_FAILED reason'],
      [{ statement: '  ' }, temp, 'VALIDATION_FAILED statement'],
      [{ statement: 'No .  ' }, temp, 'VALIDATION_FAILED statement'],
      [{ statement: 'x'.repeat(4001) }, temp, 'VALIDATION_FAILED statement'],
      [{ reason: 'no_show' }, temp, 'CONFLICT illegal_step'],
      [{ bookingId: 999_999 }, temp, 'NOT_FOUND'],
      [{}, stranger, 'NOT_FOUND'],
      [{}, await world.clinic(), 'NOT_FOUND'],
      [{}, asAdmin(), 'FORBIDDEN'],
      [{}, null, 'UNAUTHENTICATED'],
    ];
    for (const [changes, who, expected] of refused) {
      const answer = await run('openDispute', { ...input, ...changes }, who);
      expect([changes, refusalOf(answer)]).toEqual([changes, expected]);
    }
    expect(await world.rows('SELECT 1 FROM disputes WHERE booking_id = $1', [booking.id])).toEqual(
      [],
    );
  });

  it('ends 14 days after the shift, and 24 hours after a no-show', async () => {
    const { temp, booking } = await bookedAs('invoiced');
    world.clock.set(new Date(booking.endsAt.getTime() + 14 * DAY + 1));
    const input = { bookingId: booking.id, ...CASE };
    expect(refusalOf(await run('openDispute', input, temp))).toBe('CONFLICT dispute_over');
    world.clock.advance(-1);
    expect(refusalOf(await run('openDispute', input, temp))).toBeNull();

    world.clock.set(NOW);
    const missed = await bookedAs('no_show');
    const contest = { bookingId: missed.booking.id, reason: 'no_show', statement: 'I was there.' };
    expect(refusalOf(await run('openDispute', { ...contest, reason: 'hours' }, missed.temp))).toBe(
      'CONFLICT illegal_step',
    );
    world.clock.advance(DAY + 1);
    expect(refusalOf(await run('openDispute', contest, missed.temp))).toBe('CONFLICT dispute_over');
    world.clock.advance(-1);
    expect(refusalOf(await run('openDispute', contest, missed.temp))).toBeNull();
  });

  it('answers a repeated key with the first case', async () => {
    const { temp, booking } = await bookedAs('completed');
    const input = { bookingId: booking.id, ...CASE };
    const who = world.as(temp, { idempotencyKey: newKey() });
    const [first, again] = [
      await run('openDispute', input, who),
      await run('openDispute', input, who),
    ];
    expect(again.dispute?.id).toBe(first.dispute?.id);
    expect(refusalOf(again)).toBeNull();
  });

  it('says until when and for what it can be opened', async () => {
    const { temp, clinic, booking } = await bookedAs('no_show');
    const query = '{ booking(id: ID) { disputableUntil disputeReasons disputes { id } } }';
    const read = async (who: typeof temp) =>
      (await world.graph(query.replace('ID', String(booking.id)), {}, who)).data?.booking;
    expect(await read(temp)).toEqual({
      disputableUntil: new Date(world.clock.now().getTime() + DAY).toISOString(),
      disputeReasons: ['no_show'],
      disputes: [],
    });
    expect(await read(clinic)).toMatchObject({ disputableUntil: null, disputeReasons: [] });
  });
});

describe('evidence', () => {
  it('is kept for both sides and administrators, by links that expire', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const evidence = [{ proof: await proof(temp.id), fileName: 'timesheet.pdf' }];
    await published('evidence.attached');
    const input = { bookingId: booking.id, ...CASE, evidence };
    const { dispute } = await run('openDispute', input, temp);
    expect(dispute?.evidence).toMatchObject([
      { side: 'temp', fileName: 'timesheet.pdf', mediaType: 'application/pdf' },
    ]);
    expect(await published('evidence.attached')).toMatchObject([
      { payload: { files: [{ ownerId: temp.id }] } },
    ]);
    for (const who of [clinic, asAdmin()]) {
      const seen = await see(dispute!.id, who);
      expect(seen?.evidence[0]?.url).toMatch(/^\/files\/.{100,}/);
    }
    expect(await see(dispute!.id, await world.temp())).toBeNull();
    expect(await see(dispute!.id, null)).toBeNull();
  });

  it('must be an own document, uploaded a moment ago, each once and five at most', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const own = await proof(temp.id);
    const six = await Promise.all(Array.from({ length: 6 }, () => proof(temp.id)));
    const lists: [string[], string][] = [
      [[await proof(clinic.id)], 'VALIDATION_FAILED evidence'],
      [['/uploads/documents/00000000000000000000000000000000'], 'VALIDATION_FAILED evidence'],
      [[await proof(temp.id, { kind: 'photo' })], 'VALIDATION_FAILED evidence'],
      [[await proof(temp.id, { key: 'exports/1' })], 'VALIDATION_FAILED evidence'],
      [[own, own], 'VALIDATION_FAILED evidence'],
      [six, 'VALIDATION_FAILED evidence'],
    ];
    for (const [proofs, expected] of lists) {
      const evidence = proofs.map((each) => ({ proof: each }));
      const answer = await run('openDispute', { bookingId: booking.id, ...CASE, evidence }, temp);
      expect(refusalOf(answer)).toBe(expected);
    }
    world.clock.advance(11 * 60_000);
    const late = { bookingId: booking.id, ...CASE, evidence: [{ proof: own }] };
    expect(refusalOf(await run('openDispute', late, temp))).toBe('VALIDATION_FAILED evidence');
  });

  it('is released when its closed case is deleted after two years, and not before', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const evidence = [{ proof: await proof(temp.id) }, { proof: await proof(temp.id) }];
    const input = { bookingId: booking.id, ...CASE, evidence };
    const { dispute } = await run('openDispute', input, temp);
    const answer = { disputeId: dispute!.id, statement: 'That is not so.' };
    await run(
      'answerDispute',
      { ...answer, evidence: [{ proof: await proof(clinic.id) }] },
      clinic,
    );
    const attached = await filesOf('evidence.attached');
    const closedAt = world.clock.now();
    await world.rows("UPDATE disputes SET status = 'closed', closed_at = $2 WHERE id = $1", [
      ...[dispute!.id, closedAt],
    ]);
    const { pool } = world.subgraph.database;
    const keep = (days: number) =>
      applyRetention(pool, MARKETPLACE_RETENTION, new Date(closedAt.getTime() + days * DAY));
    await keep(729);
    expect(await filesOf('evidence.released')).toEqual([]);
    await keep(731);
    await keep(731);
    expect((await filesOf('evidence.released')).sort(byKey)).toEqual(attached.sort(byKey));
    expect(attached).toHaveLength(3);
    expect(await see(dispute!.id, temp)).toBeNull();
  });

  it('has no link when its owner has closed their account', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const evidence = [{ proof: await proof(temp.id), fileName: 'a.pdf' }];
    const { dispute } = await run(
      'openDispute',
      { bookingId: booking.id, ...CASE, evidence },
      temp,
    );
    await world.services.people.takeOver({ ...temp, revision: 9, isActive: false });
    expect((await see(dispute!.id, clinic))?.evidence).toMatchObject([
      { fileName: 'a.pdf', url: null },
    ]);
  });
});

describe('the answer', () => {
  it('is given once by the other side within 72 hours', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const { dispute } = await run('openDispute', { bookingId: booking.id, ...CASE }, temp);
    const input = { disputeId: dispute!.id, statement: 'She left at four.' };
    expect(refusalOf(await run('answerDispute', input, temp))).toBe('CONFLICT own_dispute');
    expect(refusalOf(await run('answerDispute', input, asAdmin()))).toBe('FORBIDDEN');
    expect(refusalOf(await run('answerDispute', input, await world.clinic()))).toBe('NOT_FOUND');
    const evidence = [{ proof: await proof(clinic.id), fileName: null }];
    await published('dispute.changed');
    const answered = await run('answerDispute', { ...input, evidence }, clinic);
    expect(answered.dispute).toMatchObject({ status: 'answered', answer: 'She left at four.' });
    expect(answered.dispute?.evidence).toMatchObject([{ side: 'clinic' }]);
    expect(await published('dispute.changed')).toMatchObject([{ payload: { action: 'answer' } }]);
    expect(refusalOf(await run('answerDispute', input, clinic))).toBe('CONFLICT illegal_step');
  });

  it('comes too late after 72 hours', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const { dispute } = await run('openDispute', { bookingId: booking.id, ...CASE }, temp);
    world.clock.advance(72 * HOUR + 1);
    const input = { disputeId: dispute!.id, statement: 'They came late.' };
    expect((await see(dispute!.id, clinic))?.actions).toEqual([]);
    expect(refusalOf(await run('answerDispute', input, clinic))).toBe('CONFLICT answer_over');
  });
});
