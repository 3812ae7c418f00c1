import { ApolloLink } from '@apollo/client/link';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { of } from 'rxjs';
import {
  createGraphAccess,
  GraphProvider,
  provideGraphClient,
  queryRecords,
  type TypedDocumentNode,
} from '../queries';
import { answerRequests, type RestAnswer } from '../testing';
import { createGraphClient } from './client';
import { useQuery } from './index';

const HASH = 'b'.repeat(64);
const SHIFTS: TypedDocumentNode<{ shifts: string[] }, { day?: string }> = Object.assign(
  parse('query Shifts($day: String) { shifts(day: $day) }'),
  { __meta__: { hash: `sha256:${HASH}` } },
);

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  queryRecords.clear();
  jest.useRealTimers();
});

const shownData: unknown[] = [];
beforeEach(() => shownData.splice(0));

function Shifts({ fetchPolicy, day }: { fetchPolicy?: 'cache-and-network'; day?: string }) {
  const { data, error, loading, refetch } = useQuery(SHIFTS, {
    ...(fetchPolicy && { fetchPolicy }),
    variables: day === undefined ? {} : { day },
  });
  if (data && shownData.at(-1) !== data) shownData.push(data);
  return (
    <>
      <p>{data?.shifts.join(', ') ?? (error ? 'failed' : loading ? 'loading' : 'nothing')}</p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

/** A page whose client has not come, what it asks by itself and what the client asks. */
function openPage(answer: RestAnswer | (() => RestAnswer), parts = <Shifts />) {
  const asked: unknown[] = [];
  restore = answerRequests({
    'POST /graphql': (payload) => {
      asked.push(payload);
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const network = jest.fn(() => of({ data: { shifts: ['from the client'] } }));
  provideGraphClient(() => createGraphClient({ link: new ApolloLink(network) }));
  const load = jest.fn(() => Promise.resolve());
  const access = createGraphAccess({ load });
  return {
    ...{ access, asked, load, network },
    ...render(<GraphProvider access={access}>{parts}</GraphProvider>),
  };
}

const ANSWER = { body: { data: { shifts: ['Monday'] } } };

it('fetches a first result by its id, once for all who show it, and loads the client afterwards', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const parts = [<Shifts key="one" />, <Shifts key="other" fetchPolicy="cache-and-network" />];
  const { access, asked, load, network } = openPage(ANSWER, <>{parts}</>);
  expect(screen.getAllByText('loading')).toHaveLength(2);
  expect(await screen.findAllByText('Monday')).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  expect(asked).toEqual([
    {
      operationName: 'Shifts',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
    },
  ]);
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(access.existing()).toBeDefined();
  expect(screen.getAllByText('Monday')).toHaveLength(2);
  expect(asked).toHaveLength(1);
  expect(network).not.toHaveBeenCalled();
  // What is shown, as in a form, is not exchanged for its copy.
  expect(shownData).toHaveLength(1);
});

it.each<[string, RestAnswer]>([
  ['errors', { body: { data: { shifts: null }, errors: [{ message: 'No.' }] } }],
  ['an unknown id', { status: 400, body: { errors: [{ message: 'Unknown.' }] } }],
  ['a server that is away', { status: 503 }],
])('leaves %s to the client', async (_name, answer) => {
  const { asked, network } = openPage(answer);
  expect(await screen.findByText('from the client')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(1);
});

it('reads again by the client what was fetched without it', async () => {
  const { network } = openPage(ANSWER);
  await screen.findByText('Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('from the client')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

it('gives the client to who reads again what is shown, and none where nothing was read', async () => {
  const { access } = openPage(ANSWER);
  // It is being read.
  expect(access.forShown()).toBeDefined();
  await waitFor(() => expect(access.existing()).toBeDefined());
  expect(createGraphAccess().forShown()).toBeUndefined();
});

it('waits for a client that is on its way', async () => {
  const { access, asked, rerender } = openPage(ANSWER, <p>none</p>);
  const loading = access.load();
  rerender(
    <GraphProvider access={access}>
      <Shifts />
    </GraphProvider>,
  );
  await act(() => loading);
  expect(await screen.findByText('from the client')).toBeVisible();
  expect(asked).toHaveLength(0);
});

it('asks for other variables, and shows them', async () => {
  const { access, asked, rerender } = openPage(ANSWER, <Shifts day="Monday" />);
  await screen.findByText('Monday');
  restore();
  restore = answerRequests({
    'POST /graphql': () => ({ body: { data: { shifts: ['Tuesday'] } } }),
  });
  rerender(
    <GraphProvider access={access}>
      <Shifts day="Tuesday" />
    </GraphProvider>,
  );
  expect(await screen.findByText('Tuesday')).toBeVisible();
  expect(asked).toHaveLength(1);
  const client = await act(() => access.load());
  expect(client.readQuery({ query: SHIFTS, variables: { day: 'Monday' } })).toEqual({
    shifts: ['Monday'],
  });
});

it('keeps what is shown when an earlier question is answered late', async () => {
  const given = new Map<unknown, (answer: RestAnswer) => void>();
  const { access, load, rerender, network } = openPage(ANSWER, <p>none</p>);
  restore();
  restore = answerRequests({
    'POST /graphql': (payload) =>
      new Promise((resolve) =>
        given.set((payload as { variables: { day: string } }).variables.day, resolve),
      ),
  });
  const show = (day: string) =>
    rerender(
      <GraphProvider access={access}>
        <Shifts day={day} />
      </GraphProvider>,
    );
  show('Monday');
  await waitFor(() => expect(given.has('Monday')).toBe(true));
  show('Tuesday');
  await waitFor(() => expect(given.has('Tuesday')).toBe(true));
  given.get('Tuesday')?.({ body: { data: { shifts: ['Tuesday'] } } });
  expect(await screen.findByText('Tuesday')).toBeVisible();
  await act(async () => given.get('Monday')?.(ANSWER));
  expect(screen.getByText('Tuesday')).toBeVisible();
  expect(given.size).toBe(2);
  expect(load).not.toHaveBeenCalled();
  expect(network).not.toHaveBeenCalled();
});

it('never shows what was asked for by the user before', async () => {
  const { access, asked } = openPage(ANSWER);
  expect(access.early.isEmpty()).toBe(false);
  // The answer is on its way.
  access.early.clear();
  expect(await screen.findByText('from the client')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(shownData).toEqual([{ shifts: ['from the client'] }]);
});
