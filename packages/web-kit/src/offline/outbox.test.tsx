import 'fake-indexeddb/auto';
import { parse } from 'graphql';
import { createGraphClient } from '../graph/client';
import { createGraphAccess, type TypedDocumentNode } from '../queries';
import { answeringLink, fakeViewer, type GraphAnswer } from '../testing';
import { fakeTabs } from '../testing/fake-tabs';
import { offlineDatabase } from './offline-database';
import { offlineStore } from './offline-store';
import { createOutbox, outbox } from './outbox';

const SEND: TypedDocumentNode<{ sendMessage: { errors: unknown[] } }, { text: string }> = parse(
  'mutation Send($text: String!) { sendMessage(text: $text) { errors { message } } }',
);
const me = fakeViewer('hygienist');

const payload = (): GraphAnswer => ({
  data: { sendMessage: { __typename: 'P', errors: [] } },
});
const written = (id: string, variables: { text: string }) => ({
  ...{ id, document: SEND, variables },
  subject: { name: 'your message', path: '/messages' },
});

afterEach(async () => {
  await offlineStore.clear();
  localStorage.clear();
});

it('sends nothing of one account once the browser is another’s', async () => {
  const sent: string[] = [];
  const graph = createGraphAccess({
    client: createGraphClient({
      link: answeringLink({
        Send: ({ text }) => {
          sent.push(String(text));
          void offlineDatabase.own({ viewer: fakeViewer('clinic'), holder: 'clinic' });
          return payload();
        },
      }),
    }),
  });
  await offlineStore.own(me, 'me');
  await outbox.add(graph, written('key-1', { text: 'one' }));
  await outbox.add(graph, written('key-2', { text: 'two' }));
  await outbox.send(graph);
  expect(sent).toEqual(['one']);
});

it('sends the others past one that the server fails at', async () => {
  const sent: string[] = [];
  const failed = { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL' } }] };
  const graph = createGraphAccess({
    client: createGraphClient({
      link: answeringLink({
        Send: ({ text }) => (text === 'one' ? failed : (sent.push(String(text)), payload())),
      }),
    }),
  });
  await offlineStore.own(me, 'me');
  await outbox.add(graph, written('key-1', { text: 'one' }));
  await outbox.add(graph, written('key-2', { text: 'two' }));
  await outbox.send(graph);
  expect(sent).toEqual(['two']);
  expect(outbox.list().map(({ id }) => id)).toEqual(['key-1']);
});

it('is sent by one of two tabs, with the key of the first attempt', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeTabs().locks });
  const keys: unknown[] = [];
  const link = answeringLink({ Send: payload() });
  const request = link.request.bind(link);
  link.request = (operation, forward) => {
    keys.push((operation.getContext() as { repeatKey?: string }).repeatKey);
    return request(operation, forward);
  };
  const graph = createGraphAccess({ client: createGraphClient({ link }) });
  await offlineStore.own(me, 'me');
  await outbox.add(graph, written('key-1', { text: 'Hello' }));
  const other = createOutbox();
  await Promise.all([outbox.send(graph), other.send(graph), outbox.send(graph)]);
  expect(keys).toEqual(['key-1']);
  expect(outbox.list()).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});
