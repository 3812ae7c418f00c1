import { render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { answerRequests, type RestAnswer } from '../testing';
import { createGraphAccess, GraphProvider, useAnswer, type TypedDocumentNode } from './index';

const HASH = 'a'.repeat(64);
const SIZE: TypedDocumentNode<{ size: number }, never> = Object.assign(
  parse('query Size { size }'),
  { __meta__: { hash: `sha256:${HASH}` } },
);

let restore: () => void = () => undefined;
afterEach(() => restore());

function Size() {
  const answer = useAnswer(SIZE);
  return <p>{answer === undefined ? 'awaited' : (answer?.size ?? 'unknown')}</p>;
}

/** A page without Apollo's client, and what it asks the graph for. */
function show(answer: RestAnswer, came = {}) {
  const asked: unknown[] = [];
  restore = answerRequests({
    'POST /graphql': (payload) => {
      asked.push(payload);
      return answer;
    },
  });
  const access = createGraphAccess({ answers: came });
  const page = (
    <GraphProvider access={access}>
      <Size />
    </GraphProvider>
  );
  return { ...render(page), page, access, asked };
}

it('is fetched once by its id, without a client', async () => {
  const { access, asked, page, unmount } = show({ body: { data: { size: 7 } } });
  expect(await screen.findByText('7')).toBeVisible();
  expect(asked).toEqual([
    {
      operationName: 'Size',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
    },
  ]);
  unmount();
  render(page);
  expect(screen.getByText('7')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(access.existing()).toBeUndefined();
});

it('is not fetched when it came with the page', async () => {
  const { asked } = show({ status: 503 }, { Size: { size: 3 } });
  expect(screen.getByText('3')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

it('stays unknown when it cannot be read', async () => {
  const { asked } = show({ status: 503 });
  expect(screen.getByText('awaited')).toBeVisible();
  expect(await screen.findByText('unknown')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('gives a page that asks later a client, once', async () => {
  const access = createGraphAccess({ load: () => import('../graph/client') });
  expect(access.existing()).toBeUndefined();
  const client = await access.load();
  expect(access.existing() === client).toBe(true);
  expect((await access.load()) === client).toBe(true);
  client.stop();
});
