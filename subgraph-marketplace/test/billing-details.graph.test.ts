import { asAdmin, createWorld, type World } from './factories';
import { invoicedShift } from './invoice-world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SET = `mutation Set($input: SetBillingDetailsInput!) { setBillingDetails(input: $input) {
  details { gstNumber qstNumber paymentInstructions } errors { code path } } }`;

const set = async (input: object, who: Parameters<World['graph']>[2]) =>
  (await world.graph(SET, { input }, who)).data?.setBillingDetails;

describe('billing details', () => {
  it('are kept in their official form, and read by the professional alone', async () => {
    const temp = await world.temp();
    const input = { gstNumber: '123 456 789 rt 0001', paymentInstructions: ' pay@example.test ' };
    const details = {
      ...{ gstNumber: '123456789RT0001', qstNumber: null, paymentInstructions: 'pay@example.test' },
    };
    expect(await set(input, temp)).toEqual({ details, errors: [] });
    const read = '{ billingDetails { gstNumber } }';
    expect((await world.graph(read, {}, temp)).data?.billingDetails).toEqual({
      gstNumber: '123456789RT0001',
    });
    expect((await world.graph(read, {}, await world.temp())).data?.billingDetails).toBeNull();
    const { errors } = await world.graph(read, {}, await world.clinic());
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['gstNumber', '12345678RT0001'],
    ['gstNumber', '123456789RP0001'],
    ['gstNumber', '123456789'],
    ['qstNumber', '123456789TQ0001'],
    ['qstNumber', '1234567890RT0001'],
  ])('refuse %s %s', async (field, value) => {
    expect(await set({ [field]: value }, await world.temp())).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', path: [field] }],
    });
  });

  it('stand on invoices for the two sides only', async () => {
    const { clinic, temp, invoice } = await invoicedShift(world);
    await set({ paymentInstructions: 'pay@example.test' }, temp);
    const read = `{ invoice(id: ${invoice.id}) { paymentInstructions } }`;
    const seenBy = async (who: Parameters<World['graph']>[2]) =>
      (await world.graph(read, {}, who)).data?.invoice;
    for (const who of [clinic, temp])
      expect(await seenBy(who)).toEqual({ paymentInstructions: 'pay@example.test' });
    expect(await seenBy(asAdmin())).toEqual({ paymentInstructions: null });
    for (const who of [null, await world.clinic(), await world.temp()])
      expect(await seenBy(who)).toBeNull();
  });
});

describe('lists of invoices', () => {
  it('are each side’s own, newest first, in pages', async () => {
    const { clinic, temp, invoice } = await invoicedShift(world);
    const later = await invoicedShift(world, { clinic });
    const query = `query List($after: String) { myInvoices(first: 1, after: $after) {
      edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
    const first = (await world.graph(query, {}, clinic)).data?.myInvoices as {
      edges: { node: { id: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    expect(first.edges.map(({ node }) => node.id)).toEqual([String(later.invoice.id)]);
    const after = first.pageInfo.endCursor;
    expect((await world.graph(query, { after }, clinic)).data?.myInvoices).toMatchObject({
      ...{ edges: [{ node: { id: String(invoice.id) } }], pageInfo: { hasNextPage: false } },
    });
    expect((await world.graph(query, {}, temp)).data?.myInvoices).toMatchObject({
      edges: [{ node: { id: String(invoice.id) } }],
    });
  });
});
