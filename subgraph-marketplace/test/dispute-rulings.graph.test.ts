import { HOUR } from './booking-operations';
import { disputeRunner, refusalOf, type Who } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see, bookedAs } = disputeRunner(() => world);
const DAY = 24 * HOUR;
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };
const WORDS = { statement: 'That is not right.' };
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('SELECT status FROM bookings WHERE id = $1', [id]))[0]
    ?.status;
const published = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
type Status = Parameters<typeof bookedAs>[0];

/** A case with both statements. */
async function heard(status: Status, reason = 'conduct') {
  const made = await bookedAs(status);
  const input = { bookingId: made.booking.id, reason, statement: 'They were rude.' };
  const { dispute } = await run('openDispute', input, made.temp);
  const disputeId = dispute!.id;
  await run('answerDispute', { disputeId, ...WORDS }, made.clinic);
  return { ...made, disputeId };
}

async function ruled(status: Status, reason = 'conduct', effects: object = {}) {
  const [made, admin] = [await heard(status, reason), asAdmin()];
  await run('ruleDispute', { disputeId: made.disputeId, ...RULING, effects }, admin);
  return { ...made, admin };
}

describe('a ruling', () => {
  it.each(['checked_in', 'completed', 'invoiced', 'paid'] as const)(
    'about conduct leaves a booking that was %s',
    async (status) => {
      const { disputeId, booking, temp, clinic } = await heard(status);
      await published();
      const admin = asAdmin();
      const { dispute } = await run('ruleDispute', { disputeId, ...RULING }, admin);
      expect(dispute).toMatchObject({
        ...{ status: 'ruled', actions: [], booking: { status } },
        rulings: [{ outcome: 'between', text: RULING.ruling, isAppeal: false }],
      });
      const events = await published();
      expect(events.map(({ name }) => name).sort()).toEqual([
        'administrator.acted',
        'booking.changed',
        'dispute.changed',
      ]);
      expect(events.find(({ name }) => name === 'administrator.acted')?.payload).toMatchObject({
        ...{ actorId: admin.viewer?.userId, action: 'dispute.ruled' },
        ...{ subject: `dispute:${disputeId}`, personIds: [clinic.id, temp.id] },
      });
      expect((await see(disputeId, temp))?.actions).toEqual(['appeal']);
      expect(await statusOf(booking.id)).toBe(status);
    },
  );

  it('never shows who decided', async () => {
    const { admin, temp, disputeId } = await ruled('paid');
    const everything = JSON.stringify(await see(disputeId, temp));
    expect(everything).not.toContain(`${admin.viewer?.userId}"`);
    const query = '{ __type(name: "Dispute") { fields { name } } }';
    const { data } = await world.graph(query, {}, temp);
    expect(JSON.stringify(data)).not.toMatch(/ruledBy/i);
  });

  it('waits for the answer or the end of its time', async () => {
    const { booking, temp } = await bookedAs('completed');
    const input = { bookingId: booking.id, reason: 'conduct', statement: 'They were rude.' };
    const { dispute } = await run('openDispute', input, temp);
    const [admin, ruling] = [asAdmin(), { disputeId: dispute!.id, ...RULING }];
    expect(await see(dispute!.id, admin)).toMatchObject({
      ...{ rulingObstacle: 'answer_open', actions: [] },
    });
    expect(refusalOf(await run('ruleDispute', ruling, admin))).toBe('CONFLICT answer_open');
    world.clock.advance(72 * HOUR + 1);
    expect((await see(dispute!.id, admin))?.actions).toEqual(['rule']);
    expect(refusalOf(await run('ruleDispute', ruling, admin))).toBeNull();
  });

  it('is refused to both sides, to others and on bad input', async () => {
    const { disputeId, booking, temp, clinic } = await heard('invoiced', 'payment');
    const ownCase = world.as({ ...temp, isAdmin: true });
    const input = { disputeId, ...RULING };
    const refused: [object, Who, string][] = [
      [{}, null, 'UNAUTHENTICATED'],
      [{}, temp, 'FORBIDDEN'],
      [{}, clinic, 'FORBIDDEN'],
      [{}, ownCase, 'CONFLICT own_case'],
      [{ disputeId: 999_999 }, asAdmin(), 'NOT_FOUND'],
      [{ outcome: 'for_no_side' }, asAdmin(), 'VALIDATION_FAILED outcome'],
      [{ ruling: ' ' }, asAdmin(), 'VALIDATION_FAILED ruling'],
      [{ ruling: 'é' }, asAdmin(), 'VALIDATION_FAILED ruling'],
      [{ effects: { isDeductionLifted: true } }, asAdmin(), 'VALIDATION_FAILED effects'],
      [{ effects: { minutes: 0 } }, asAdmin(), 'VALIDATION_FAILED effects'],
      [{ effects: { minutes: 961 } }, asAdmin(), 'VALIDATION_FAILED effects'],
    ];
    for (const [changes, who, expected] of refused) {
      const answer = await run('ruleDispute', { ...input, ...changes }, who);
      expect([changes, refusalOf(answer)]).toEqual([changes, expected]);
    }
    expect(await statusOf(booking.id)).toBe('disputed');
  });

  it('is made once when two administrators rule at once', async () => {
    const { disputeId, booking } = await heard('completed');
    const answers = await Promise.all(
      ['for_temp', 'for_clinic'].map((outcome) =>
        run('ruleDispute', { disputeId, ...RULING, outcome }, asAdmin()),
      ),
    );
    expect(answers.map(refusalOf).sort()).toEqual(['CONFLICT illegal_step', null].sort());
    expect(
      await world.rows(
        `SELECT count(*)::int AS n FROM booking_history WHERE booking_id = $1 AND action = 'settle_dispute'`,
        [booking.id],
      ),
    ).toEqual([{ n: 1 }]);
  });
});

describe('a contested no-show', () => {
  const scoreOf = async (id: number) => {
    const entity = { __typename: 'User', id: String(id) };
    const query = `query Score($of: [_Any!]!) { _entities(representations: $of) {
      ... on User { reliability { score } } } }`;
    const { data } = await world.graph(query, { of: [entity] }, null);
    return (data?._entities as { reliability: { score: number } }[])[0]?.reliability.score;
  };

  it('that is lifted gives the points back and ends without work', async () => {
    const { disputeId, booking, temp } = await heard('no_show', 'no_show');
    expect(await scoreOf(temp.id)).toBe(0);
    const effects = { isDeductionLifted: true };
    const answer = await run(
      'ruleDispute',
      { disputeId, ...RULING, outcome: 'for_temp', effects },
      asAdmin(),
    );
    expect(answer.dispute).toMatchObject({
      booking: { status: 'released' },
      rulings: [{ outcome: 'for_temp', isDeductionLifted: true }],
    });
    expect(await scoreOf(temp.id)).toBe(100);
    expect(await statusOf(booking.id)).toBe('released');
  });

  it('that stands keeps the points, and an appeal can turn it', async () => {
    const { disputeId, booking, temp } = await ruled('no_show', 'no_show');
    expect([await statusOf(booking.id), await scoreOf(temp.id)]).toEqual(['no_show', 0]);
    await run('appealRuling', { disputeId, ...WORDS }, temp);
    expect(await statusOf(booking.id)).toBe('disputed');
    const lifting = { disputeId, ...RULING, effects: { isDeductionLifted: true } };
    await run('ruleDispute', lifting, asAdmin());
    expect([await statusOf(booking.id), await scoreOf(temp.id)]).toEqual(['released', 100]);
  });

  it('that was lifted can be restored on the clinic’s appeal', async () => {
    const effects = { isDeductionLifted: true };
    const { disputeId, booking, temp, clinic } = await ruled('no_show', 'no_show', effects);
    await run('appealRuling', { disputeId, ...WORDS }, clinic);
    expect(await statusOf(booking.id)).toBe('disputed');
    await run('ruleDispute', { disputeId, ...RULING, outcome: 'for_clinic' }, asAdmin());
    expect([await statusOf(booking.id), await scoreOf(temp.id)]).toEqual(['no_show', 0]);
  });
});

describe('an appeal', () => {
  it('is possible once, within seven days, for either side', async () => {
    const { disputeId, temp, clinic } = await ruled('completed');
    const input = { disputeId, ...WORDS };
    expect(refusalOf(await run('appealRuling', input, asAdmin()))).toBe('FORBIDDEN');
    expect(refusalOf(await run('appealRuling', input, await world.temp()))).toBe('NOT_FOUND');
    world.clock.advance(7 * DAY);
    const { dispute } = await run('appealRuling', input, clinic);
    expect(dispute).toMatchObject({ status: 'appealed', appealedBy: 'clinic', appealUntil: null });
    expect(refusalOf(await run('appealRuling', input, temp))).toBe('CONFLICT illegal_step');
  });

  it('comes too late after seven days', async () => {
    const { disputeId, temp } = await ruled('completed');
    world.clock.advance(7 * DAY + 1);
    expect((await see(disputeId, temp))?.actions).toEqual([]);
    const answer = await run('appealRuling', { disputeId, ...WORDS }, temp);
    expect(refusalOf(answer)).toBe('CONFLICT appeal_over');
  });

  it('is decided by another administrator, for good', async () => {
    const { disputeId, temp, clinic, admin } = await ruled('completed');
    await run('appealRuling', { disputeId, ...WORDS }, temp);
    expect(await see(disputeId, admin)).toMatchObject({
      ...{ actions: [], rulingObstacle: 'same_administrator' },
    });
    const ruling = { disputeId, ...RULING, outcome: 'for_temp' };
    expect(refusalOf(await run('ruleDispute', ruling, admin))).toBe('CONFLICT same_administrator');
    const { dispute } = await run('ruleDispute', ruling, asAdmin());
    expect(dispute).toMatchObject({
      ...{ status: 'closed', booking: { status: 'completed' } },
      rulings: [{ isAppeal: false }, { isAppeal: true, outcome: 'for_temp' }],
    });
    for (const who of [temp, clinic]) {
      const again = await run('appealRuling', { disputeId, ...WORDS }, who);
      expect(refusalOf(again)).toBe('CONFLICT illegal_step');
    }
  });

  it('races the clock that closes the case: one of them wins', async () => {
    const { disputeId, temp } = await ruled('completed');
    world.clock.advance(7 * DAY);
    const appeal = run('appealRuling', { disputeId, ...WORDS }, temp);
    world.clock.advance(1);
    const [answer] = await Promise.all([appeal, world.services.closeDisputes()]);
    await world.services.closeDisputes();
    const { status } = (await see(disputeId, temp))!;
    expect(status).toBe(refusalOf(answer) === null ? 'appealed' : 'closed');
  });
});

describe('the clock', () => {
  it('closes a ruling once after seven days, with several workers', async () => {
    const { disputeId, clinic } = await ruled('paid');
    world.clock.advance(7 * DAY);
    expect(await world.services.closeDisputes()).toBe(0);
    world.clock.advance(1);
    await published();
    await Promise.all([world.services.closeDisputes(), world.services.closeDisputes()]);
    const closed = (await published()).filter(({ name }) => name === 'dispute.changed');
    expect(closed).toMatchObject([
      { payload: { action: 'close', by: 'clock', isFinal: true, disputeId: Number(disputeId) } },
    ]);
    expect(await see(disputeId, clinic)).toMatchObject({ status: 'closed', appealUntil: null });
  });

  it('leaves a booking in dispute alone', async () => {
    const { booking } = await heard('completed');
    world.clock.advance(40 * DAY);
    await world.runClockWork();
    expect(await statusOf(booking.id)).toBe('disputed');
  });
});

describe('a closed account', () => {
  it.each(['temp', 'clinic'] as const)(
    'of the %s in the middle: the case goes on',
    async (side) => {
      const { disputeId, booking, ...people } = await heard('no_show', 'no_show');
      await world.services.people.takeOver({ ...people[side], revision: 9, isActive: false });
      const other = side === 'temp' ? people.clinic : people.temp;
      expect(refusalOf(await run('ruleDispute', { disputeId, ...RULING }, asAdmin()))).toBeNull();
      expect(refusalOf(await run('appealRuling', { disputeId, ...WORDS }, other))).toBeNull();
      expect(refusalOf(await run('ruleDispute', { disputeId, ...RULING }, asAdmin()))).toBeNull();
      expect(await statusOf(booking.id)).toBe('no_show');
    },
  );
});
