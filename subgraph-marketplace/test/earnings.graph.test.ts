import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import type { Booking } from '../src/modules/bookings';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { insertInvoice } from './invoice-rows';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const TOTALS = 'count minutes subtotal gst hst qst total unpaid';
const YEAR = `year firstYear totals { ${TOTALS} }
  outstanding { count total overdueCount overdueTotal markedPaidCount markedPaidTotal }
  months { month totals { ${TOTALS} } }
  partners { userId name role user { id } totals { ${TOTALS} } }
  roles { role totals { count total } }`;
const ROW = `id number kind bookingId jobTitle role province date issuedOn dueOn paidOn state minutes
  subtotal gst hst qst total partnerId partnerName partner { id }`;

type Who = PersonSnapshot | ReturnType<typeof asAdmin> | null;
const ask = (query: string, who: Who, variables = {}) => world.graph(query, variables, who);
const yearOf = async (field: 'earnings' | 'spending', who: Who, year = 2026) => {
  const answer = await ask(`query ($year: Int) { ${field}(year: $year) { ${YEAR} } }`, who, {
    year,
  });
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  return answer.data?.[field] as Record<string, unknown>;
};
const listOf = async (who: Who, page = {}) => {
  const { data, errors } = await ask(
    `query ($first: Int, $after: String) { earnings(year: 2026) { invoices(first: $first, after: $after) {
      edges { cursor node { ${ROW} } } pageInfo { hasNextPage endCursor } } } }`,
    ...[who, page],
  );
  if (errors) throw new Error(errors[0]?.message);
  return (data?.earnings as { invoices: Connection }).invoices;
};
type Connection = {
  edges: { node: Record<string, unknown> }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

const booked = async (temp: PersonSnapshot, clinic: PersonSnapshot): Promise<Booking> =>
  (await world.accept(clinic, await world.apply(temp, await world.job(clinic)))).booking;

const HOURS_ONLY = [{ kind: 'hours', minutes: 60, amount: '50.00' }] as const;

/** A paid invoice with tax, an overdue one, a credited one with its note, and one of last year. */
const history = async () => {
  const [temp, smile, bright] = [await world.temp(), await world.clinic(), await world.clinic()];
  const [first, second, third] = [
    await booked(temp, smile),
    await booked(temp, smile),
    await booked(temp, bright),
  ];
  await insertInvoice(world, first, { issuedOn: '2025-12-30', lines: HOURS_ONLY });
  await insertInvoice(world, first, {
    issuedOn: '2026-03-05',
    ...{ markedPaidOn: '2026-03-09', receivedOn: '2026-03-10', isSettled: true },
  });
  await insertInvoice(world, second, { issuedOn: '2026-10-02', dueOn: '2026-10-16' });
  const wrong = await insertInvoice(world, third, {
    issuedOn: '2026-11-03',
    clinicName: 'Bright Teeth',
    isSettled: true,
  });
  await insertInvoice(world, third, {
    issuedOn: '2026-11-04',
    kind: 'credit_note',
    correctsId: wrong,
    clinicName: 'Bright Teeth',
    isSettled: true,
  });
  await insertInvoice(world, third, {
    issuedOn: '2026-11-04',
    dueOn: '2026-12-04',
    clinicName: 'Bright Teeth',
    lines: [
      { kind: 'hours', minutes: 420, amount: '364.00' },
      { kind: 'gst', amount: '18.20' },
      { kind: 'qst', amount: '36.31' },
    ],
  });
  return { temp, smile, bright };
};

describe('earnings', () => {
  it('add up a year by month and clinic; credit notes count against it', async () => {
    const { temp, smile, bright } = await history();
    const year = await yearOf('earnings', temp);
    expect(year).toMatchObject({
      ...{ year: 2026, firstYear: 2025 },
      totals: {
        ...{ count: 5, minutes: 1320, subtotal: '1144.00', gst: '18.20', hst: '101.40' },
        ...{ qst: '36.31', total: '1299.91', unpaid: '859.21' },
      },
      outstanding: {
        ...{ count: 3, total: '909.21', overdueCount: 2, overdueTotal: '490.70' },
      },
    });
    expect(year.months).toMatchObject([
      { month: '2026-03', totals: { total: '440.70', unpaid: '0.00' } },
      { month: '2026-10', totals: { total: '440.70', unpaid: '440.70' } },
      { month: '2026-11', totals: { count: 3, minutes: 420, total: '418.51' } },
    ]);
    expect(year.partners).toMatchObject([
      { userId: String(smile.id), name: 'Smile Dental', role: null, totals: { total: '881.40' } },
      { userId: String(bright.id), name: 'Bright Teeth', user: { id: String(bright.id) } },
    ]);
    expect(await yearOf('earnings', temp, 2024)).toMatchObject({
      totals: { count: 0, minutes: 0, total: '0.00' },
      months: [],
    });
  });

  it('list overdue and unpaid invoices of every year first, a page at a time', async () => {
    const { temp } = await history();
    const whole = await listOf(temp);
    expect(whole.edges.map(({ node }) => [node.issuedOn, node.state, node.total])).toEqual([
      ['2025-12-30', 'overdue', '50.00'],
      ['2026-10-02', 'overdue', '440.70'],
      ['2026-11-04', 'unpaid', '418.51'],
      ['2026-11-04', 'credit_note', '-440.70'],
      ['2026-11-03', 'credited', '440.70'],
      ['2026-03-05', 'paid', '440.70'],
    ]);
    expect(whole.edges[5]?.node).toMatchObject({
      ...{ jobTitle: 'Hygienist for a day', role: 'hygienist', minutes: 450, hst: '50.70' },
      ...{ paidOn: '2026-03-09', partnerName: 'Smile Dental' },
    });
    const seen: unknown[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { edges, pageInfo }: Connection = await listOf(temp, { first: 2, after });
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
      expect(pageInfo.hasNextPage).toBe(page < 2);
    }
    expect(seen).toEqual(whole.edges.map(({ node }) => node.id));
    const { temp: other } = await history();
    await expect(listOf(other, { after })).rejects.toThrow();
  });

  it('list the invoices of one month', async () => {
    const { temp } = await history();
    const LIST = `query ($month: Int, $first: Int, $after: String) { earnings(year: 2026) {
      invoices(month: $month, first: $first, after: $after) {
        edges { node { issuedOn state } } pageInfo { hasNextPage endCursor } } } }`;
    const monthOf = async (variables: object) => {
      const { data, errors } = await ask(LIST, temp, variables);
      if (errors) throw new Error(errors[0]?.extensions.code as string);
      return (data?.earnings as { invoices: Connection }).invoices;
    };
    const shown = ({ edges }: Connection) => edges.map(({ node }) => [node.issuedOn, node.state]);
    const november = [
      ['2026-11-04', 'unpaid'],
      ['2026-11-04', 'credit_note'],
      ['2026-11-03', 'credited'],
    ];
    expect(shown(await monthOf({ month: 11 }))).toEqual(november);
    expect(shown(await monthOf({ month: 3 }))).toEqual([['2026-03-05', 'paid']]);
    expect(shown(await monthOf({ month: 12 }))).toEqual([]);
    expect(shown(await monthOf({ month: null }))).toHaveLength(6);
    const { pageInfo } = await monthOf({ month: 11, first: 2 });
    const rest = await monthOf({ month: 11, first: 2, after: pageInfo.endCursor });
    expect(shown(rest)).toEqual(november.slice(2));
    for (const wrong of [{ month: 0 }, { month: 13 }, { month: 3, after: pageInfo.endCursor }])
      await expect(monthOf(wrong)).rejects.toThrow('VALIDATION_FAILED');
  });

  it('tell what each side said about a payment', async () => {
    const [temp, clinic] = [await world.temp(), await world.clinic()];
    const booking = await booked(temp, clinic);
    await insertInvoice(world, booking, { issuedOn: '2026-11-02', markedPaidOn: '2026-11-03' });
    await insertInvoice(world, booking, { issuedOn: '2026-11-01', receivedOn: '2026-11-05' });
    const { edges } = await listOf(temp);
    expect(edges.map(({ node }) => node.state)).toEqual(['received', 'marked_paid']);
  });

  it('count what is marked as paid apart from what is unpaid', async () => {
    const [temp, clinic] = [await world.temp(), await world.clinic()];
    const booking = await booked(temp, clinic);
    const due = { lines: HOURS_ONLY, dueOn: '2026-11-09' };
    await insertInvoice(world, booking, {
      ...{ ...due, issuedOn: '2026-11-03', markedPaidOn: '2026-11-04' },
    });
    await insertInvoice(world, booking, { ...due, issuedOn: '2026-11-02' });
    const outstanding = {
      ...{ count: 1, total: '50.00', overdueCount: 1, overdueTotal: '50.00' },
      ...{ markedPaidCount: 1, markedPaidTotal: '50.00' },
    };
    for (const [list, who] of [
      ['earnings', temp],
      ['spending', clinic],
    ] as const)
      expect(await yearOf(list, who)).toMatchObject({ outstanding, totals: { unpaid: '50.00' } });
    const { edges } = await listOf(temp);
    expect(edges.map(({ node }) => node.state)).toEqual(['overdue', 'marked_paid']);
  });

  it('are for the professional only, spending for the clinic only', async () => {
    const { temp, smile } = await history();
    const [earnings, spending] = ['{ earnings { year } }', '{ spending { year } }'];
    const codeOf = async (query: string, who: Who) =>
      (await ask(query, who)).errors?.[0]?.extensions.code;
    expect(await codeOf(earnings, temp)).toBeUndefined();
    expect(await codeOf(spending, smile)).toBeUndefined();
    for (const who of [smile, asAdmin()]) expect(await codeOf(earnings, who)).toBe('FORBIDDEN');
    for (const who of [temp, asAdmin()]) expect(await codeOf(spending, who)).toBe('FORBIDDEN');
    expect(await codeOf(earnings, null)).toBe('UNAUTHENTICATED');
    expect(await codeOf('{ earnings(year: 1999) { year } }', temp)).toBe('VALIDATION_FAILED');
    expect(await yearOf('earnings', await world.temp())).toMatchObject({
      ...{ firstYear: 2026, totals: { count: 0 }, outstanding: { count: 0, total: '0.00' } },
    });
  });

  it('of many invoices take one statement, their list and file one each', async () => {
    const [temp, clinic] = [await world.temp(), await world.clinic()];
    const booking = await booked(temp, clinic);
    for (let day = 10; day < 30; day += 1)
      await insertInvoice(world, booking, { issuedOn: `2026-10-${day}` });
    const { pool } = world.subgraph.database;
    const count = (fields: string) =>
      countStatements(pool, async () => {
        const { errors } = await ask(`{ earnings(year: 2026) { ${fields} } }`, temp);
        expect(errors).toBeUndefined();
      });
    expect(await count('totals { total } months { month } partners { userId }')).toBe(1);
    expect(await count(`totals { total } invoices { edges { node { ${ROW} } } }`)).toBe(3);
    expect(await count('totals { total } allInvoices { total partnerName }')).toBe(2);
  });
});

describe('spending', () => {
  it('adds up what a clinic was invoiced, by professional and role', async () => {
    const { temp, bright } = await history();
    const assistant = await world.temp({ role: 'assistant' });
    const job = await world.job(bright, { role: 'assistant' });
    const { booking } = await world.accept(bright, await world.apply(assistant, job));
    await insertInvoice(world, booking, { issuedOn: '2026-11-10', lines: HOURS_ONLY });
    const year = await yearOf('spending', bright);
    expect(year).toMatchObject({
      totals: { count: 4, total: '468.51', unpaid: '468.51' },
      partners: [
        { userId: String(temp.id), name: 'Ada Tremblay', role: 'hygienist' },
        { userId: String(assistant.id), role: 'assistant', totals: { total: '50.00' } },
      ],
      roles: [
        { role: 'hygienist', totals: { count: 3, total: '418.51' } },
        { role: 'assistant', totals: { count: 1, total: '50.00' } },
      ],
    });
  });
});

describe('the roster', () => {
  const ROSTER = `query ($from: String!, $to: String!) { roster(from: $from, to: $to) {
    id date professional { id } job { title } } }`;

  it('says who works when, without cancelled shifts and other clinics', async () => {
    const [temp, clinic, other] = [await world.temp(), await world.clinic(), await world.clinic()];
    const later = await booked(temp, clinic);
    const cancelled = await booked(temp, clinic);
    await booked(temp, other);
    await world.services.bookings.release(asAdmin(), { bookingId: String(cancelled.id) });
    const span = { from: later.date, to: cancelled.date };
    const { data, errors } = await ask(ROSTER, clinic, span);
    expect(errors).toBeUndefined();
    expect(data?.roster).toEqual([
      {
        ...{ id: String(later.id), date: later.date, professional: { id: String(temp.id) } },
        job: { title: 'Hygienist for a day' },
      },
    ]);
    const before = { from: '2026-11-01', to: '2026-11-02' };
    expect((await ask(ROSTER, clinic, before)).data?.roster).toEqual([]);
  });

  it.each([
    ['2026-12-05', '2026-12-04'],
    ['2026-12-01', '2027-02-01'],
    ['tomorrow', '2026-12-04'],
  ])('refuses the range from %s to %s', async (from, to) => {
    const { errors } = await ask(ROSTER, await world.clinic(), { from, to });
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is for clinics only', async () => {
    const span = { from: '2026-12-01', to: '2026-12-02' };
    for (const who of [await world.temp(), asAdmin()])
      expect((await ask(ROSTER, who, span)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
