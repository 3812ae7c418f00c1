import { asViewer, silentLogger } from '@tbt/service-kit/testing';
import { createTransports } from '../src/graph/transports';
import { fakeMarketplace, fakeMessaging, tokenOf } from './support/fake-graph';
import { startGateway, stopGateways } from './support/start-gateway';

afterEach(stopGateways);

const headersOf = (userId: number, key = 'key-1') => ({
  authorization: `Bearer ${tokenOf(userId)}`,
  'idempotency-key': key,
});

/** Subgraphs that record their calls. */
function watching() {
  const acts: string[] = [];
  const act = (name: string) => () => {
    acts.push(name);
    return { errors: [] };
  };
  const replaced = [
    fakeMarketplace({ Mutation: { applyToJob: act('apply') } }),
    fakeMessaging({
      Mutation: { sendMessage: act('message'), sendFeedback: act('feedback') },
    }),
  ];
  return { acts, replaced };
}

const message = { recipientId: 4, content: 'Hello' };

it('refuses a key that its viewer has used at another subgraph, and does nothing', async () => {
  const { acts, replaced } = watching();
  const { post, graph } = await startGateway({ replaced });
  await post('/api/applications', { jobId: 1 }, headersOf(3));
  const refused = await post('/api/messages', message, headersOf(3));
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  expect(refused.body.detail).toBe('This Idempotency-Key was used with a different request.');
  const byGraph = await graph(
    'mutation { sendMessage(input: { recipientId: 4, content: "Hello" }) { errors { code } } }',
    { userId: 3, headers: { 'idempotency-key': 'key-1' } },
  );
  expect(byGraph.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  await post('/api/applications', { jobId: 1 }, headersOf(3));
  expect(acts).toEqual(['apply', 'apply']);
});

it('separates the keys of viewers', async () => {
  const { acts, replaced } = watching();
  const { post } = await startGateway({ replaced });
  await post('/api/applications', { jobId: 1 }, headersOf(3));
  await post('/api/messages', message, headersOf(4));
  await post('/api/messages', message, headersOf(3, 'key-2'));
  expect(acts).toEqual(['apply', 'message', 'message']);
});

it('leaves the decision to the subgraph while the bus is down', async () => {
  const { acts, replaced } = watching();
  const { marketplace } = createTransports(
    [...replaced, { ...replaced[0], name: 'identity' } as never],
    {
      keys: undefined,
      bus: { claimKey: () => Promise.reject(new Error('away')) },
      deadlineMs: 400,
      logger: silentLogger(),
    },
  );
  const info = asViewer({ userId: 3 }, { idempotencyKey: 'key-1' });
  const query = 'mutation { applyToJob(input: { jobId: "1" }) { errors { code } } }';
  await marketplace.execute({ query, variables: {} }, info);
  expect(acts).toEqual(['apply']);
});

it('notes no account that sends something anonymously', async () => {
  const { acts, replaced } = watching();
  const { post } = await startGateway({ replaced });
  const feedback = { toothRating: 4, feedback: 'It works.', isAnonymous: true };
  await post('/api/feedback', feedback, headersOf(3));
  // The key is still free for another subgraph.
  await post('/api/applications', { jobId: 1 }, headersOf(3));
  expect(acts).toEqual(['feedback', 'apply']);
});
