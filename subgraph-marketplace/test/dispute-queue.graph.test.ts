import { disputeRunner, type Who } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, bookedAs } = disputeRunner(() => world);
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };

async function heard() {
  const { booking, temp, clinic } = await bookedAs('paid');
  const input = { bookingId: booking.id, reason: 'conduct', statement: 'They were rude.' };
  const disputeId = (await run('openDispute', input, temp)).dispute!.id;
  await run('answerDispute', { disputeId, statement: 'Not true at all.' }, clinic);
  return { disputeId, temp };
}

async function ruled() {
  const made = await heard();
  await run('ruleDispute', { disputeId: made.disputeId, ...RULING }, asAdmin());
  return made;
}

describe('the queue', () => {
  const page = async (phase: string, after: string | null, who: Who) => {
    const query = `query Queue($filter: DisputeFilter, $after: String) {
      disputes(filter: $filter, first: 2, after: $after) {
        edges { cursor node { id status } } pageInfo { hasNextPage endCursor } } }`;
    const { data, errors } = await world.graph(query, { filter: { phase }, after }, who);
    if (errors) throw new Error(String(errors[0]?.extensions?.code));
    return data?.disputes as {
      edges: { node: { id: string; status: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };
  const all = async (phase: string) => {
    const found: number[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo } = await page(phase, after, asAdmin());
      found.push(...edges.map(({ node }) => Number(node.id)));
      if (!pageInfo.hasNextPage) return found;
      after = pageInfo.endCursor;
    }
  };

  it('is for administrators: what waits oldest first, what is decided newest first', async () => {
    const [first, second, third] = [await heard(), await heard(), await ruled()];
    const waiting = await all('waiting');
    const [at, then] = [first, second].map(({ disputeId }) => waiting.indexOf(Number(disputeId)));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(new Set(waiting).size).toBe(waiting.length);
    expect(then).toBeGreaterThan(at!);
    expect(waiting).not.toContain(Number(third.disputeId));
    expect(await all('decided')).toContain(Number(third.disputeId));
    await expect(page('waiting', null, first.temp)).rejects.toThrow('FORBIDDEN');
    await expect(page('waiting', null, null)).rejects.toThrow('UNAUTHENTICATED');
    await expect(page('waiting', 'nonsense', asAdmin())).rejects.toThrow('VALIDATION_FAILED');
  });
});
