import type { PersonSnapshot } from '@tbt/contracts';
import { asAdmin, createWorld, shift, type World } from './factories';
import { DAY, invoicedShift, mark, type Invoiced } from './invoice-world';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const BLOCKED = { code: 'CONFLICT', reasons: ['posting_blocked'] };
const FAR = '2027-11-08';

const keep = () => world.bus.runJob('marketplace.keep-invoices');

const post = (clinic: PersonSnapshot, changes: Record<string, unknown> = {}) =>
  world.services.jobs.post(world.as(clinic), shift({ date: FAR, ...changes }));

/** Fourteen days after the due date. */
async function overdue(): Promise<Invoiced> {
  const made = await invoicedShift(world);
  world.clock.set(new Date(made.invoice.dueAt.getTime() + 14 * DAY));
  return made;
}

describe('fourteen days after the due date', () => {
  it('a clinic cannot post, and is told which invoice and the way out', async () => {
    const { clinic, invoice } = await overdue();
    const refused = await post(clinic).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      ...BLOCKED,
      values: { invoices: expect.stringContaining(`${invoice.number} (Ada Tremblay)`) },
    });
    await expect(post(await world.clinic())).resolves.toBeDefined();
  });

  it('not a moment earlier', async () => {
    const { clinic } = await overdue();
    world.clock.advance(-1);
    await expect(post(clinic)).resolves.toBeDefined();
  });

  it('a series cannot be extended', async () => {
    const made = await invoicedShift(world);
    const job = await post(made.clinic);
    world.clock.set(new Date(made.invoice.dueAt.getTime() + 14 * DAY));
    const input = { jobId: String(job.id), dates: ['2027-11-10'] };
    await expect(world.services.jobs.extend(world.as(made.clinic), input)).rejects.toMatchObject(
      BLOCKED,
    );
  });

  it('an invited shift is not published, until the block ends', async () => {
    const made = await invoicedShift(world);
    const invited = await world.temp();
    world.clock.set(new Date(made.invoice.dueAt.getTime() + 14 * DAY - 3_600_000));
    const job = await post(made.clinic, { inviteIds: [String(invited.id)] });
    expect(job.status).toBe('invited');
    world.clock.advance(5 * 3_600_000);
    await keep();
    await world.runClockWork();
    const statusOf = async () =>
      (await world.rows<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [job.id]))[0];
    expect(await statusOf()).toEqual({ status: 'invited' });
    await mark(world, 'markInvoicePaid', made, made.clinic);
    await world.runClockWork();
    expect(await statusOf()).toEqual({ status: 'active' });
  });

  it('a cancelled shift is not listed again', async () => {
    const made = await invoicedShift(world);
    const temp = await world.temp();
    const job = await post(made.clinic);
    const { booking } = await world.accept(made.clinic, await world.apply(temp, job));
    world.clock.set(new Date(made.invoice.dueAt.getTime() + 14 * DAY));
    const input = { bookingId: String(booking.id), reason: 'illness' };
    await world.services.bookings.cancel(world.as(temp), input);
    world.clock.advance(3_600_000);
    await world.runClockWork();
    const [row] = await world.rows('SELECT status FROM jobs WHERE id = $1', [job.id]);
    expect(row).toEqual({ status: 'closed' });
  });
});

describe('an open dispute about an overdue invoice', () => {
  const disputed = async ({ booking }: Invoiced) =>
    world.rows(`UPDATE bookings SET status = 'disputed' WHERE id = $1`, [booking.id]);

  it('keeps the block, and begins one before the fourteen days, also of one marked as paid', async () => {
    const long = await overdue();
    await disputed(long);
    await expect(post(long.clinic)).rejects.toMatchObject(BLOCKED);
    const made = await invoicedShift(world);
    await mark(world, 'markInvoicePaid', made, made.clinic);
    await disputed(made);
    world.clock.set(new Date(made.invoice.dueAt.getTime() - 1));
    await expect(post(made.clinic)).resolves.toBeDefined();
    world.clock.advance(1);
    await expect(post(made.clinic)).rejects.toMatchObject(BLOCKED);
  });

  it('ends the block with the decision', async () => {
    const made = await invoicedShift(world);
    world.clock.set(made.invoice.dueAt);
    await disputed(made);
    await expect(post(made.clinic)).rejects.toMatchObject(BLOCKED);
    await world.rows(`UPDATE bookings SET status = 'invoiced' WHERE id = $1`, [made.booking.id]);
    await expect(post(made.clinic)).resolves.toBeDefined();
  });
});

describe('the block ends', () => {
  it.each(['markInvoicePaid', 'markInvoiceReceived'] as const)('by %s', async (mutation) => {
    const made = await overdue();
    await keep();
    const who = mutation === 'markInvoicePaid' ? made.clinic : made.temp;
    await mark(world, mutation, made, who);
    await expect(post(made.clinic)).resolves.toBeDefined();
    expect((await world.graph('{ myPostingBlock { since } }', {}, made.clinic)).data).toEqual({
      myPostingBlock: null,
    });
  });

  it('by an administrator, once, with who and when', async () => {
    const made = await overdue();
    await keep();
    const admin = asAdmin();
    const list = '{ postingBlocks { edges { node { clinicId timeZone invoices { number } } } } }';
    const blocks = await world.graph(list, {}, admin);
    const ofClinic = { clinicId: String(made.clinic.id), timeZone: 'America/Toronto' };
    expect(blocks.data?.postingBlocks).toEqual({
      edges: [{ node: { ...ofClinic, invoices: [{ number: 1 }] } }],
    });
    const input = { clinicId: String(made.clinic.id) };
    await world.services.postingBlocks.lift(admin, input);
    await expect(world.services.postingBlocks.lift(admin, input)).rejects.toMatchObject({
      ...{ code: 'CONFLICT', reasons: ['not_blocked'] },
    });
    await expect(post(made.clinic)).resolves.toBeDefined();
    const [row] = await world.rows<{ by: number; at: Date }>(
      'SELECT block_lifted_by AS by, block_lifted_at AS at FROM invoices WHERE id = $1',
      [made.invoice.id],
    );
    expect(row).toEqual({ by: admin.viewer?.userId, at: world.clock.now() });
    await world.subgraph.outbox.drain();
    const told = world.bus.published.filter(({ name }) => name === 'posting-block.changed');
    expect(told.map(({ payload }) => (payload as { isBlocked: boolean }).isBlocked)).toEqual([
      true,
      false,
    ]);
  });
});
