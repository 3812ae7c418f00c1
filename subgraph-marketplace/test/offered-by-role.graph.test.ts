import { CLINIC_ROLES, type ClinicRole } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import { MUTATION_OF_ACTION, type OfferedAction } from '../src/open-to-role';
import { bookingRunner, HOUR } from './booking-operations';
import { createWorld, NOW, type World } from './factories';
import { SHEET_AS_PLANNED } from './hours-operations';
import { insertInvoice } from './invoice-rows';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.outbox.stop();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { cancelAsShown } = bookingRunner(() => world);

type WorldBooking = Awaited<ReturnType<World['booked']>>;
type OfferedSteps = {
  actions: OfferedAction[];
  cancellationPrice: object | null;
  disputeReasons: string[];
  invoices: { actions: OfferedAction[] }[];
  disputes: { id: string; actions: OfferedAction[] }[];
  reviews: { id: string; actions: OfferedAction[] }[];
};

const afterEnd = ({ booking }: WorldBooking) =>
  world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
const setStatus = (id: number, status: string) =>
  world.rows('UPDATE bookings SET status = $2 WHERE id = $1', [id, status]);

async function worked(status: string): Promise<WorldBooking> {
  const made = await world.booked();
  const { id, date, startsAt, endsAt } = made.booking;
  afterEnd(made);
  await world.rows(
    `INSERT INTO timesheets (booking_id, by, start_time, end_time, starts_at, ends_at,
      break_minutes, minutes, created_at) VALUES ($1, 'temp', '08:00', '16:00', $2, $3, 30, 450, $3)`,
    [id, startsAt, endsAt],
  );
  if (status !== 'completed') await insertInvoice(world, made.booking, { issuedOn: date });
  await setStatus(id, status);
  return made;
}

const withCase = async (status: string, isRuled: boolean): Promise<WorldBooking> => {
  const made = await worked(status);
  const at = world.clock.now();
  const ruling = isRuled ? [at, 1, 'between', 'Both.'] : [null, null, null, null];
  await world.rows(
    `INSERT INTO disputes (booking_id, reason, opened_by, opened_from, statement, status, created_at,
      answer_until, ruled_at, ruled_by, outcome, ruling, effects)
     VALUES ($1, 'conduct', 'temp', 'invoiced', 'Wrong.', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[made.booking.id, isRuled ? 'ruled' : 'open', at, new Date(at.getTime() + 72 * HOUR)],
      ...[...ruling, isRuled ? {} : null],
    ],
  );
  return made;
};

const STATES: Record<string, () => Promise<WorldBooking>> = {
  booked: () => world.booked(),
  async cancelled() {
    const made = await world.booked();
    await cancelAsShown({ bookingId: made.booking.id, reason: 'other' }, made.clinic);
    return made;
  },
  completed: () => worked('completed'),
  async reviewed() {
    const made = await worked('invoiced');
    const words = (rating: number) => ({ bookingId: String(made.booking.id), rating });
    await world.services.reviews.write(world.as(made.temp), { ...words(5), comment: 'Calm' });
    await world.services.reviews.write(world.as(made.clinic), { ...words(4), comment: 'Kind' });
    return made;
  },
  invoiced: () => worked('invoiced'),
  ruled: () => withCase('invoiced', true),
  disputed: () => withCase('disputed', false),
};

const memberOf = ({ clinic }: WorldBooking, clinicRole: ClinicRole): RequestInfo =>
  asViewer({ userId: 900_000, role: 'clinic', actingClinicId: clinic.id, clinicRole });

const OFFERED = `query See($id: ID!) { booking(id: $id) { actions cancellationPrice { undoMinutes }
  disputeReasons invoices { actions } disputes { id actions } reviews { id actions } } }`;

async function offeredTo({ booking }: WorldBooking, who: RequestInfo): Promise<OfferedSteps> {
  const { data, errors } = await world.graph(OFFERED, { id: String(booking.id) }, who);
  if (errors) throw new Error(errors[0]?.message);
  return data?.booking as OfferedSteps;
}

const allOf = ({ actions, invoices, disputes, reviews }: OfferedSteps): OfferedAction[] => [
  ...new Set([...actions, ...[...invoices, ...disputes, ...reviews].flatMap((of) => of.actions)]),
];

const WORDS = { statement: 'That is not right.' };
type Ids = { bookingId: string; disputeId: string | null; reviewId: string | null; date: string };
type Input = (ids: Ids) => [type: string, input: object];
const answer: Input = ({ disputeId }) => ['AnswerDisputeInput', { disputeId, ...WORDS }];
const pay: Input = ({ bookingId, date }) => [
  'MarkPaymentInput',
  { bookingId, paidOn: date, method: 'cash' },
];

/** As the site calls what is offered to a clinic in these states. */
const CALLS: Partial<Record<OfferedAction, Input>> = {
  cancel: ({ bookingId }) => ['CancelBookingInput', { bookingId, reason: 'other' }],
  undo_cancel: ({ bookingId }) => ['BookingInput', { bookingId }],
  propose_change: ({ bookingId }) => ['ProposeBookingChangeInput', { bookingId, endTime: '15:00' }],
  approve: ({ bookingId }) => ['ApproveHoursInput', { bookingId }],
  propose_hours: ({ bookingId }) => [
    'ApproveHoursInput',
    { bookingId, changed: { ...SHEET_AS_PLANNED, endTime: '15:00' } },
  ],
  miss: ({ bookingId }) => ['BookingInput', { bookingId }],
  mark_paid: pay,
  mark_received: pay,
  dispute: ({ bookingId }) => ['OpenDisputeInput', { bookingId, reason: 'hours', ...WORDS }],
  review: ({ bookingId }) => ['WriteReviewInput', { bookingId, rating: 5, comment: 'Kind' }],
  answer_dispute: answer,
  answer,
  appeal_ruling: answer,
  appeal: answer,
  reply: ({ reviewId }) => ['ReplyToReviewInput', { reviewId, text: 'Thanks' }],
  report: ({ reviewId }) => ['ReportReviewInput', { reviewId, reason: 'other' }],
};

/** Code of the refusal of an act on a booking of its own; null when it is accepted. */
async function tryOffered(state: string, role: ClinicRole, action: OfferedAction) {
  world.clock.set(NOW);
  const made = await STATES[state]!();
  const who = memberOf(made, role);
  const { disputes, reviews } = await offeredTo(made, who);
  const review = reviews.find(({ actions }) => actions.includes(action));
  const call = CALLS[action]?.({
    ...{ bookingId: String(made.booking.id), date: made.booking.date },
    ...{ disputeId: disputes[0]?.id ?? null, reviewId: review?.id ?? null },
  });
  if (!call) throw new Error(`No call for ${action}`);
  const mutation = MUTATION_OF_ACTION[action];
  const query = `mutation Act($input: ${call[0]}!) { ${mutation}(input: $input) { errors { code reasons } } }`;
  const { data, errors } = await world.graph(query, { input: call[1] }, who);
  const payload = data?.[mutation] as { errors: { code: string; reasons: string[] }[] } | null;
  const [error] = payload?.errors ?? [];
  return errors?.[0]?.extensions.code ?? (error ? [error.code, ...error.reasons].join(' ') : null);
}

const PAYING: readonly OfferedAction[] = [
  ...(['request_waiver', 'mark_paid', 'mark_received', 'dispute', 'answer_dispute'] as const),
  ...(['answer', 'appeal_ruling', 'appeal'] as const),
];

describe.each(Object.keys(STATES))('a booking that is %s', (state) => {
  it.each(CLINIC_ROLES)('offers only what is accepted of its %s', async (role) => {
    const made = await STATES[state]!();
    const offered = await offeredTo(made, memberOf(made, role));
    const actions = allOf(offered);
    for (const action of actions)
      expect([action, await tryOffered(state, role, action)]).toEqual([action, null]);
    const ofOwner = await offeredTo(made, memberOf(made, 'owner'));
    const expected = {
      ...{ owner: allOf(ofOwner), manager: allOf(ofOwner), viewer: [] },
      scheduler: allOf(ofOwner).filter((action) => !PAYING.includes(action)),
    };
    expect(actions).toEqual(expected[role]);
    const mayPay = role === 'owner' || role === 'manager';
    expect(offered.disputeReasons).toEqual(mayPay ? ofOwner.disputeReasons : []);
    expect(offered.cancellationPrice).toEqual(role === 'viewer' ? null : ofOwner.cancellationPrice);
    expect(allOf(ofOwner)).not.toEqual([]);
  });
});

it('offers no mark of an invoice while its booking is disputed', async () => {
  const made = await STATES.disputed!();
  for (const who of [memberOf(made, 'owner'), world.as(made.temp)]) {
    const { actions, invoices } = await offeredTo(made, who);
    expect(invoices).toEqual([{ actions: [] }]);
    expect(actions).not.toContain('mark_paid');
    expect(actions).not.toContain('mark_received');
  }
  await setStatus(made.booking.id, 'invoiced');
  const { invoices } = await offeredTo(made, memberOf(made, 'owner'));
  expect(invoices).toEqual([{ actions: ['mark_paid'] }]);
});

it('names a mutation of the graph for every action that is offered', async () => {
  const { data } = await world.graph('{ __type(name: "Mutation") { fields { name } } }');
  const { fields } = data?.__type as { fields: { name: string }[] };
  const names = fields.map(({ name }) => name);
  expect(Object.values(MUTATION_OF_ACTION).filter((name) => !names.includes(name))).toEqual([]);
});
