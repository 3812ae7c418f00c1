import type { PersonSnapshot } from '@tbt/contracts';
import type { Booking } from '../src/modules/bookings';
import {
  createInvoicesQueries,
  createInvoicing,
  createIssueInvoiceQueries,
  type Invoice,
} from '../src/modules/invoices';
import type { World } from './factories';

export const DAY = 86_400_000;

export type Invoiced = {
  clinic: PersonSnapshot;
  temp: PersonSnapshot;
  booking: Booking;
  invoice: Invoice;
};

export const invoicingOf = (world: World) => {
  const invoices = createInvoicesQueries(world.subgraph.database);
  return createInvoicing({ invoices, issuing: createIssueInvoiceQueries() });
};

/** A worked shift whose approval issued its invoice; the clock is after its end. */
export async function invoicedShift(
  world: World,
  { clinic, ...changes }: { clinic?: PersonSnapshot } & Record<string, unknown> = {},
): Promise<Invoiced> {
  const owner = clinic ?? (await world.clinic());
  const temp = await world.temp();
  const date = new Date(world.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
  const terms = { date, paymentTerms: 'within_24_hours' };
  const job = await world.job(owner, { ...terms, ...changes });
  const { booking } = await world.accept(owner, await world.apply(temp, job));
  world.clock.set(new Date(Math.max(world.clock.now().getTime(), booking.endsAt.getTime())));
  const now = world.clock.now();
  const { invoice } = await world.subgraph.database.transaction((tx) =>
    invoicingOf(world).issueInvoice(tx, { booking, minutes: 420, breakMinutes: 30, now }),
  );
  await world.rows(`UPDATE bookings SET status = 'invoiced' WHERE id = $1`, [booking.id]);
  return { clinic: owner, temp, booking, invoice };
}

type Answer = {
  invoice: { state: string; booking: { status: string } | null } | null;
  errors: { code: string; reasons: string[]; path: string[] }[];
};

/** Runs `markInvoicePaid` or `markInvoiceReceived` as of today. */
export async function mark(
  world: World,
  mutation: 'markInvoicePaid' | 'markInvoiceReceived',
  { booking }: Pick<Invoiced, 'booking'>,
  who: PersonSnapshot,
  changes: object = {},
): Promise<Answer & { thrown: string | null }> {
  const paidOn = world.clock.now().toISOString().slice(0, 10);
  const input = { bookingId: String(booking.id), paidOn, method: 'e_transfer', ...changes };
  const query = `mutation Mark($input: MarkPaymentInput!) { ${mutation}(input: $input) {
    invoice { state booking { status } } errors { code reasons path } } }`;
  const { data, errors } = await world.graph(query, { input }, who);
  const thrown = (errors?.[0]?.extensions.code as string | undefined) ?? null;
  return { invoice: null, errors: [], ...(data?.[mutation] as Answer | null), thrown };
}
