import { createWorld, viewerOf, type World } from './factories';
import { subscriptionCalls } from './subscription-calls';

const DOCUMENT = `query Document($id: ID!, $language: String!) {
  mySubscription {
    invoices { id number total refunded }
    invoiceDocument(id: $id, language: $language) { number pdf }
  }
}`;

type Answer = {
  invoices: { id: string; number: string; total: string; refunded: string }[];
  invoiceDocument: { number: string; pdf: string } | null;
};

describe('the document of a plan’s invoice', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ publicUrl: 'http://localhost:3000' });
  });
  afterEach(() => world.close());

  const buyer = async () => {
    const clinic = await world.person('clinic', {
      ...{ province: 'Quebec', city: 'Montréal', streetAddress: '1 rue Sainte-Catherine' },
      postalCode: 'H2X 1Z4',
    });
    const calls = subscriptionCalls(world, clinic);
    expect((await calls.buy('pro', false)).errors).toEqual([]);
    const ask = (id: string, language = 'en') =>
      world.ask({ query: DOCUMENT, variables: { id, language }, viewer: viewerOf(clinic) });
    const read = async (id: string, language?: string): Promise<Answer> =>
      (await ask(id, language)).data?.mySubscription as Answer;
    const [invoice] = (await read('none')).invoices;
    if (!invoice) throw new Error('There is no invoice');
    return { calls, ask, read, invoice };
  };

  it('is a PDF with the invoice’s number, the same each time, in two languages', async () => {
    const { read, invoice } = await buyer();
    const { invoiceDocument: english } = await read(invoice.id);
    expect(english?.number).toBe(invoice.number);
    const start = Buffer.from(english?.pdf ?? '', 'base64').toString('latin1');
    expect(start).toMatch(/^%PDF-1\.7/);
    expect((await read(invoice.id)).invoiceDocument).toEqual(english);
    expect((await read(invoice.id, 'fr')).invoiceDocument?.pdf).not.toBe(english?.pdf);
  });

  it('changes with a refund, which the invoice shows as a credit', async () => {
    const { calls, read, invoice } = await buyer();
    const before = (await read(invoice.id)).invoiceDocument;
    expect(invoice.refunded).toBe('0.00');
    await calls.happen('refund');
    const after = await read(invoice.id);
    expect(after.invoices).toMatchObject([{ refunded: invoice.total }]);
    expect(after.invoiceDocument?.pdf).not.toBe(before?.pdf);
  });

  it('is not found for another clinic, and refused in another language', async () => {
    const [one, other] = [await buyer(), await buyer()];
    expect((await other.read(one.invoice.id)).invoiceDocument).toBeNull();
    expect((await one.ask(one.invoice.id, 'de')).codes).toEqual(['VALIDATION_FAILED']);
  });
});
