import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { message, server, type StoredMessage } from '../testing/chat-server';
import { MessagesPage } from './messages-page';

const COUNT = 3000;
const stored = (): StoredMessage[] =>
  Array.from({ length: COUNT }, (_each, at) => message(at + 1, '2', `Words ${at + 1}`));

type Range = { limit?: number; beforeSeq?: number | null; afterSeq?: number | null };

/** A server that pages by `seq`, and the ranges that were asked for. */
function paging(kept = stored()) {
  const ranges: Range[] = [];
  const base = server(kept);
  const whole = base.Chat as () => {
    data: { conversationWith: { messages: { edges: object[] } } };
  };
  const Chat = ({ limit = 50, beforeSeq, afterSeq }: Range) => {
    ranges.push({ beforeSeq: beforeSeq ?? null, afterSeq: afterSeq ?? null });
    const { data } = whole();
    const inside = kept.filter(
      ({ seq }) => seq > (afterSeq ?? 0) && seq < (beforeSeq ?? Number.MAX_SAFE_INTEGER),
    );
    const page = afterSeq == null ? inside.slice(-limit) : inside.slice(0, limit);
    const { conversationWith } = data;
    return {
      data: {
        ...data,
        conversationWith: {
          ...conversationWith,
          messages: {
            ...conversationWith.messages,
            edges: page.map((node) => ({
              ...{ __typename: 'MessageEdge', cursor: String(node.seq), node },
            })),
            pageInfo: {
              ...{ __typename: 'PageInfo', startCursor: null },
              hasPreviousPage: (page[0]?.seq ?? 1) > 1,
            },
          },
        },
      },
    };
  };
  return { graph: { ...base, Chat }, ranges };
}

const show = (graph: object, seq: number) =>
  renderPage(<MessagesPage />, {
    at: `/messages?userId=2&seq=${seq}`,
    graph: graph as ReturnType<typeof paging>['graph'],
    viewer: fakeViewer('clinic'),
  });
/** The list of conversations shows the latest message, too. */
const inLog = async () => within(await screen.findByRole('log'));
const scrolled: string[] = [];

beforeEach(() => {
  FakeSocket.opened = [];
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id);
  };
});

it('opens at a message far back, by one page around it', async () => {
  const { graph, ranges } = paging();
  await show(graph, 700);
  expect(await (await inLog()).findByText('Words 700')).toBeVisible();
  expect(scrolled).toContain('message-700');
  expect(ranges.filter(({ afterSeq }) => afterSeq !== null)).toEqual([
    { beforeSeq: null, afterSeq: 674 },
  ]);
  expect(ranges.filter(({ beforeSeq }) => beforeSeq !== null)).toEqual([]);
  expect((await inLog()).queryByText('Words 3000')).not.toBeInTheDocument();
});

it('loads on in both directions, without a gap', async () => {
  const { graph } = paging();
  await show(graph, 2900);
  await (await inLog()).findByText('Words 2900');
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await (await inLog()).findByText('Words 2830')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show later messages' }));
  // These reach the latest, which are there already.
  expect(await (await inLog()).findByText('Words 3000')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show later messages' })).not.toBeInTheDocument();
  const words = (await inLog()).getAllByText(/^Words \d+$/).map(({ textContent }) => textContent);
  expect(words).toEqual(
    Array.from({ length: words.length }, (_each, at) => `Words ${COUNT - words.length + 1 + at}`),
  );
});

it('goes to the latest messages', async () => {
  const { graph } = paging();
  await show(graph, 700);
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the latest messages' }));
  expect(await (await inLog()).findByText('Words 3000')).toBeVisible();
  expect((await inLog()).queryByText('Words 700')).not.toBeInTheDocument();
});

it('goes there with a message that is sent', async () => {
  const { graph } = paging();
  await show(graph, 700);
  await (await inLog()).findByText('Words 700');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Found it.{Enter}');
  expect(await screen.findByText('Found it.')).toBeVisible();
  expect(await (await inLog()).findByText('Words 3000')).toBeVisible();
});

it('can be tried again', async () => {
  const { graph } = paging();
  let isAway = true;
  const Chat = (range: Range) => {
    if (range.afterSeq != null && isAway) throw new TypeError('Failed to fetch');
    return graph.Chat(range);
  };
  await show({ ...graph, Chat }, 700);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(retry);
  await waitFor(() => expect(scrolled).toContain('message-700'));
});
