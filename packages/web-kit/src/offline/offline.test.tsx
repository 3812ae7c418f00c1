import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { openDB } from 'idb';
import { useQuery, useWaitingMutation } from '../graph';
import { queryRecords, type TypedDocumentNode } from '../queries';
import { RequireSession, useSession } from '../session';
import {
  answerRequests,
  fakeViewer,
  renderPage,
  type GraphAnswer,
  type GraphAnswers,
} from '../testing';
import { offlineDatabase } from './offline-database';
import { offlineStore } from './offline-store';
import { useOfflineState } from './index';

const SHIFTS: TypedDocumentNode<{ myBookings: { id: string } }> = parse(
  'query Shifts { myBookings { id } }',
);
const SEND: TypedDocumentNode<{ sendMessage: { errors: unknown[] } }, { text: string }> = parse(
  'mutation Send($text: String!) { sendMessage(text: $text) { errors { message } } }',
);

const SUBJECT = { name: 'your message', path: '/messages' };

const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};
const shift = (id: string): GraphAnswer => ({ data: { myBookings: { __typename: 'B', id } } });
const payload = (...messages: string[]): GraphAnswer => ({
  data: {
    sendMessage: {
      __typename: 'P',
      errors: messages.map((message) => ({ __typename: 'E', message })),
    },
  },
});

function Shifts() {
  const { viewer, logOut } = useSession();
  const { data, error } = useQuery(SHIFTS);
  const { send, waiting } = useWaitingMutation(SEND);
  const { shownAsOf, waitingCount } = useOfflineState();
  return (
    <>
      <p>{`shift ${data?.myBookings.id ?? (error ? 'failed' : '…')} of ${viewer?.firstName}`}</p>
      <p>{shownAsOf === null ? 'as of now' : 'as of before'}</p>
      <p>{`${waitingCount} waiting`}</p>
      {waiting.map(({ id, variables, refusal, discard }) => (
        <p key={id}>
          {`${variables.text}: ${refusal ?? 'waits'}`}
          <button onClick={discard}>Discard</button>
        </p>
      ))}
      <button onClick={() => void send({ text: 'Hello' }, SUBJECT).catch(() => undefined)}>
        Send
      </button>
      <button onClick={() => void logOut().catch(() => undefined)}>Out</button>
    </>
  );
}

const page = <RequireSession>{() => <Shifts />}</RequireSession>;
const open = (graph: GraphAnswers) => {
  queryRecords.clear();
  return renderPage(page, { viewer: 'ask', graph });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Rows of all stores, without the database's own rules. */
async function everythingKept(): Promise<unknown[]> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'tbt-offline')) return [];
  const database = await openDB('tbt-offline');
  const rows = await Promise.all(
    [...database.objectStoreNames].map((name) => database.getAll(name)),
  );
  database.close();
  return rows.flat();
}

let isReachable = true;
let isEnded = false;
let restore: () => void = () => undefined;
const me = fakeViewer('hygienist');
let account = me;

beforeEach(() => {
  isReachable = true;
  isEnded = false;
  account = me;
  restore = answerRequests({
    'GET /api/auth/me': () => {
      if (!isReachable) unreachable();
      return isEnded ? { status: 401 } : { body: account };
    },
    'POST /api/auth/logout': () => (isReachable ? { status: 204 } : unreachable()),
  });
});
afterEach(async () => {
  restore();
  await offlineStore.clear();
  localStorage.clear();
});

it('shows a signed-in user without a connection what was read, and when; then what is new', async () => {
  const first = await open({ Shifts: shift('1') });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  expect(screen.getByText('as of now')).toBeVisible();
  first.unmount();

  isReachable = false;
  await open({ Shifts: () => (isReachable ? shift('2') : unreachable()) });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  expect(screen.getByText('as of before')).toBeVisible();
  isReachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('shift 2 of Ana')).toBeVisible();
  expect(screen.getByText('as of now')).toBeVisible();
});

it('keeps nothing of an answer with errors', async () => {
  const errors = [{ message: 'away', extensions: { code: 'FORBIDDEN' } }];
  const first = await open({ Shifts: { ...shift('1'), errors } });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  first.unmount();
  isReachable = false;
  await open({ Shifts: unreachable });
  expect(await screen.findByText('shift failed of Ana')).toBeVisible();
});

it.each(['reachable', 'unreachable'])('leaves nothing after a log-out, server %s', async (how) => {
  const first = await open({ Shifts: shift('1'), Send: unreachable });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  await press('Send');
  expect(await screen.findByText('Hello: waits')).toBeVisible();
  await offlineDatabase.keepAnswer(offlineStore.holder() ?? '', 'a', { data: {}, at: Date.now() });
  expect((await everythingKept()).length).toBe(3);
  isReachable = how === 'reachable';
  await press('Out');
  await waitFor(async () => expect((await everythingKept()).length).toBe(0));
  first.unmount();
  isReachable = false;
  await open({ Shifts: unreachable });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/shift/)).toBeNull();
});

it('leaves nothing of one user to the next, nor after the end of a session', async () => {
  const first = await open({ Shifts: shift('1') });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  first.unmount();
  account = fakeViewer('clinic');
  const second = await open({ Shifts: 'pending' });
  await waitFor(async () => expect((await offlineDatabase.owner())?.viewer.id).toBe(account.id));
  second.unmount();
  isReachable = false;
  const third = await open({ Shifts: unreachable });
  expect(await screen.findByText(/^shift failed/)).toBeVisible();
  third.unmount();

  isReachable = true;
  restore();
  restore = answerRequests({ 'GET /api/auth/me': { status: 401 } });
  await open({});
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  await waitFor(async () => expect((await everythingKept()).length).toBe(0));
});

/** A session with a message that waits, and its end other than by a log-out here. */
async function endWithWaiting(sent: unknown[]) {
  const graph: GraphAnswers = {
    Shifts: shift('1'),
    Send: (variables) => {
      if (!isReachable) unreachable();
      sent.push(variables);
      return payload();
    },
  };
  const first = await open(graph);
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  isReachable = false;
  await press('Send');
  expect(await screen.findByText('Hello: waits')).toBeVisible();
  first.unmount();
  isReachable = true;
  isEnded = true;
  const ended = await open(graph);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  await waitFor(async () => expect(await everythingKept()).toHaveLength(1));
  expect(await offlineStore.leftCount()).toBe(1);
  expect(screen.queryByText(/Hello/)).toBeNull();
  ended.unmount();
  isEnded = false;
  return graph;
}

it('sends after the next log-in of the account what waited when its session ended', async () => {
  const sent: unknown[] = [];
  const graph = await endWithWaiting(sent);
  isReachable = false;
  const offline = await open(graph);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  offline.unmount();
  isReachable = true;
  await open(graph);
  await waitFor(() => expect(sent).toEqual([{ text: 'Hello' }]));
  expect(await screen.findByText('0 waiting')).toBeVisible();
});

it('deletes what waited when another account logs in', async () => {
  const sent: unknown[] = [];
  const graph = await endWithWaiting(sent);
  account = fakeViewer('clinic');
  const other = await open(graph);
  expect(await screen.findByText(/^shift 1 of/)).toBeVisible();
  await waitFor(async () => expect((await offlineDatabase.owner())?.viewer.id).toBe(account.id));
  other.unmount();
  account = me;
  await open(graph);
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  await waitFor(async () => expect(await offlineStore.leftCount()).toBe(0));
  expect(sent).toEqual([]);
});

it('lets a member log out of a browser whose database does not answer', async () => {
  const first = await open({ Shifts: shift('1') });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  const clear = jest.spyOn(offlineDatabase, 'clear').mockReturnValue(new Promise(() => undefined));
  await press('Out');
  expect(await screen.findByRole('link', { name: 'Log in' }, { timeout: 10_000 })).toBeVisible();
  clear.mockRestore();
  first.unmount();
  // What could not be deleted is deleted with the next chance.
  await offlineStore.clear();
  expect((await everythingKept()).length).toBe(0);
});

it('does not keep the answer to one user for another', async () => {
  await offlineStore.own(me, 'me');
  const keep = offlineStore.answerKeeper('Shifts {}');
  await offlineStore.own(fakeViewer('clinic'), 'clinic');
  keep({ id: '1' });
  expect(await offlineStore.readAnswer('Shifts {}')).toBeUndefined();
});

it('sends what waits once, under its first key, when the site is back', async () => {
  const sent: unknown[] = [];
  await open({
    Shifts: shift('1'),
    Send: (variables) => {
      if (!isReachable) unreachable();
      sent.push(variables);
      return payload();
    },
  });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  isReachable = false;
  await press('Send');
  expect(await screen.findByText('Hello: waits')).toBeVisible();
  expect(screen.getByText('1 waiting')).toBeVisible();
  isReachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('0 waiting')).toBeVisible();
  expect(sent).toEqual([{ text: 'Hello' }]);
});

it('shows why a waiting mutation was refused until it is discarded', async () => {
  await open({
    Shifts: shift('1'),
    Send: () => (isReachable ? payload('They closed their account.') : unreachable()),
  });
  expect(await screen.findByText('shift 1 of Ana')).toBeVisible();
  isReachable = false;
  await press('Send');
  expect(await screen.findByText('Hello: waits')).toBeVisible();
  isReachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello: They closed their account.')).toBeVisible();
  await press('Discard');
  expect(await screen.findByText('0 waiting')).toBeVisible();
});
