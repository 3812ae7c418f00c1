import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { get, graph, listOf, objectOf, post } from './support/api';
import { operation } from './support/documents';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { socketUrl } from './support/socket';

const SEND_AGAIN_MS = 300;

let temp: Person;
let clinic: Person;

beforeAll(async () => {
  temp = await newPerson('hygienist');
  clinic = await demoPerson('clinic');
});

describe('/graphql by HTTP', () => {
  it('answers across subgraphs what REST answers', async () => {
    const { data, errors } = await graph(operation('ContractJobs'), { n: 3 });
    expect(errors).toEqual([]);
    const nodes = (data?.jobs as { edges: { node: Record<string, unknown> }[] }).edges;
    const rest = listOf(await get('/api/jobs?limit=3&province=Manitoba'));
    expect(nodes.map(({ node }) => Number(node.id))).toEqual(rest.map(({ id }) => id));
    expect(nodes.map(({ node }) => Number((node.clinic as { id: string }).id))).toEqual(
      rest.map(({ clinicId }) => clinicId),
    );
  });

  it('names the code and the request of what is wrong', async () => {
    const wrong = await graph('{ nothing }');
    expect(wrong.status).toBe(400);
    expect(wrong.errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      requestId: wrong.headers.get('x-request-id'),
    });
    const malformed = await graph('{ jobs ');
    expect([malformed.status, malformed.errors[0]?.extensions.code]).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    const anonymous = await graph(operation('ContractConversations'));
    expect(anonymous.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const text = { headers: { 'content-type': 'text/plain' } };
    expect((await post('/graphql', '{"query":"{ me { id } }"}', text)).status).toBe(415);
    expect((await post('/graphql', '{bad')).status).toBe(400);
    expect((await post('/graphql', `{"query":"${'x'.repeat(110_000)}"}`)).status).toBe(413);
  });

  it('refuses documents beyond the limits', async () => {
    const deep = `{ jobs { edges { node { clinic { jobs { edges { node { clinic { jobs { edges {
      node { clinic { jobs { edges { node { clinic { id } } } } } } } } } } } } } } } } }`;
    const aliases = `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: me { id }`).join(' ')} }`;
    const rows = `{ jobs(first: 100) { edges { node { clinic { jobs(first: 100) { edges { node {
      applications(first: 100) { edges { node { id } } } } } } } } } } }`;
    for (const query of [deep, aliases, rows]) {
      const answer = await graph(query);
      expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([
        400,
        'VALIDATION_FAILED',
      ]);
      expect(answer.text).not.toMatch(/\b(12|15|10000|30000)\b/);
    }
  });

  it('hides what is internal', async () => {
    const { errors } = await graph('{ sessionViewer(token: "x") { userId } }');
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('posts as the viewer, with user errors in the payload', async () => {
    const query = operation('ContractSend');
    const blank = { input: { recipientId: String(clinic.id), content: ' ' } };
    const wrong = await graph(query, blank, { token: temp.token });
    expect(wrong.data?.sendMessage).toMatchObject({
      message: null,
      errors: [{ code: 'VALIDATION_FAILED', path: ['content'] }],
    });
    const input = { recipientId: String(clinic.id), content: 'By graph' };
    const sent = await graph(query, { input }, { token: temp.token });
    expect(sent.data?.sendMessage).toMatchObject({ message: { sender: { id: String(temp.id) } } });
  });
});

describe('/graphql by socket', () => {
  const clients: Client[] = [];
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
  });

  const connect = (
    connectionParams: Record<string, unknown>,
    onClosed?: (code: number) => void,
  ) => {
    const client = createClient({
      url: socketUrl('/graphql'),
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
      lazy: true,
      on: { closed: (event) => onClosed?.((event as { code: number }).code) },
    });
    clients.push(client);
    return client;
  };
  const asPerson = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

  /** Sends until a push arrives: subscriptions are not acknowledged. */
  async function sendUntil<T>(push: Promise<T>, content: string) {
    const ids: string[] = [];
    let isThere = false;
    const there = push.finally(() => (isThere = true));
    while (!isThere) {
      const body = { recipientId: temp.id, content };
      const stored = objectOf(await post('/api/messages', body, { token: clinic.token }));
      ids.push(String(stored.id));
      const pause = new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS));
      await Promise.race([there, pause]);
    }
    return { answer: await there, ids };
  }

  it('answers queries and mutations', async () => {
    const client = connect(asPerson(temp));
    const results = client.iterate({ query: operation('ContractMeAndJobs') });
    const { value } = await results.next();
    expect(value).toMatchObject({ data: { me: { id: String(temp.id) } } });
    expect(value.errors).toBeUndefined();
    const wrong = client.iterate({ query: '{ nothing }' });
    await expect(wrong.next()).rejects.toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED' } },
    ]);
  });

  it('pushes each message with the selection that was subscribed to', async () => {
    const client = connect(asPerson(temp));
    const query = operation('ContractAddedWithText');
    const stream = client.iterate({ query, variables: { withSender: true } });
    const { answer, ids } = await sendUntil(stream.next(), 'Pushed');
    expect(answer.value.errors).toBeUndefined();
    expect(answer.value.data).toMatchObject({
      added: { content: 'Pushed', sender: { id: String(clinic.id) } },
    });
    expect(ids).toContain(answer.value.data.added.id);
    await stream.return?.();
  });

  it('pushes to no other user, and not without a session', async () => {
    const stranger = await newPerson('assistant');
    const others = connect(asPerson(stranger)).iterate({
      query: operation('ContractAdded'),
    });
    let isTold = false;
    void others.next().then(({ done }) => {
      isTold = !done;
    });
    // The recipient subscribed last; by then others would have got theirs.
    const own = connect(asPerson(temp)).iterate({ query: operation('ContractAdded') });
    for (const content of ['Private', 'Private as well']) await sendUntil(own.next(), content);
    await own.return?.();
    expect(isTold).toBe(false);
    await others.return?.();
    const anonymous = connect({}).iterate({ query: operation('ContractAdded') });
    const refused = await anonymous
      .next()
      .catch((error: unknown) => ({ value: { errors: error } }));
    expect(JSON.stringify(refused)).toContain('UNAUTHENTICATED');
  });

  it('closes with 4401 for a forged session and when the session ends', async () => {
    const forged = new Promise<number>((resolve) => {
      const client = connect({ authorization: `Bearer ${'c'.repeat(43)}` }, resolve);
      client.subscribe(
        { query: operation('ContractMe') },
        { next() {}, error() {}, complete() {} },
      );
    });
    expect(await forged).toBe(4401);
    const person = await newPerson('hygienist');
    let onConnected: () => void = () => undefined;
    const connected = new Promise<void>((resolve) => (onConnected = resolve));
    const ended = new Promise<number>((resolve) => {
      const client = connect(asPerson(person), resolve);
      client.on('connected', () => onConnected());
      const query = operation('ContractAdded');
      client.subscribe({ query }, { next() {}, error() {}, complete() {} });
    });
    await connected;
    await post('/api/auth/logout', undefined, { token: person.token });
    expect(await ended).toBe(4401);
  });
});
