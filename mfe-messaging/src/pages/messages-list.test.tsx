import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { KeepConversationDocument, MessagesPageDocument } from '../generated/graphql';
import {
  chatWith,
  conversationNode,
  conversations,
  inbox,
  messageNode,
  talk,
} from '../testing/fixtures';
import { found } from '../testing/search-fixtures';
import { MessagesPage } from './messages-page';

const viewer = fakeViewer('clinic');
const searchField = () => screen.findByRole('searchbox', { name: 'Search people and messages' });

beforeEach(() => {
  FakeSocket.opened = [];
});

it('finds people and messages, and leads to the message', async () => {
  const asked: string[] = [];
  const results = found();
  const graph = {
    ...inbox(),
    ...results,
    MessageSearch: (variables: Record<string, unknown>) => {
      asked.push(String(variables.text));
      const given = results.MessageSearch;
      return typeof given === 'function' ? given(variables) : (given as { data: never });
    },
  };
  await renderPage(<MessagesPage />, { at: '/messages', graph, viewer });
  await userEvent.type(await searchField(), 'parking');
  expect(await screen.findByRole('link', { name: /Is parking free/ })).toHaveAttribute(
    'href',
    '/messages?userId=2&seq=2',
  );
  expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
  expect(screen.getByText('You: Parking is behind us.')).toBeVisible();
  expect(asked.every((text) => text === 'parking')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: /Bao Tran/ })).toBeVisible();
});

it('says that nothing was found', async () => {
  const graph = { ...inbox(), ...found([], []) };
  await renderPage(<MessagesPage />, { at: '/messages', graph, viewer });
  await userEvent.type(await searchField(), 'zzz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

it('shows those with unread messages alone', async () => {
  const [read, unread] = conversations();
  const graph = answer(MessagesPageDocument, ({ unreadOnly }) => ({
    showsPresence: true,
    pinnedConversations: [],
    conversations: {
      __typename: 'ConversationConnection',
      edges: [read, unread].flatMap((node) =>
        !node || (unreadOnly && node.unreadCount === 0)
          ? []
          : [{ __typename: 'ConversationEdge' as const, cursor: node.id, node }],
      ),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }));
  await renderPage(<MessagesPage />, { at: '/messages', graph, viewer });
  expect(await screen.findByRole('link', { name: /Ana Reyes/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ana Reyes/ })).toBeNull());
  expect(await screen.findByRole('link', { name: /Bao Tran/ })).toBeVisible();
});

it('keeps pinned conversations on top, once', async () => {
  const [first, second] = conversations();
  if (!first || !second) throw new Error('No conversations');
  const pinned = { ...second, isPinned: true };
  const graph = inbox([first, pinned], false, [pinned]);
  await renderPage(<MessagesPage />, { at: '/messages', graph, viewer });
  const rows = await screen.findAllByRole('link', { name: /Ana Reyes|Bao Tran/ });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Bao Tran');
  expect(within(rows[0] as HTMLElement).getByText('Pinned')).toBeVisible();
});

it('pins and mutes from the menu of the conversation', async () => {
  const chosen: unknown[] = [];
  const graph = {
    ...inbox(),
    ...chatWith(),
    ...answer(KeepConversationDocument, ({ input }) => {
      chosen.push(input);
      return {
        keepConversation: {
          __typename: 'KeepConversationPayload',
          conversation: { __typename: 'Conversation', id: '5', isPinned: true, isMuted: false },
          errors: [],
        },
      };
    }),
  };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Ana Reyes' }));
  const pin = await screen.findByRole('menuitemcheckbox', { name: 'Pin this conversation' });
  expect(pin).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(pin);
  await waitFor(() => expect(pin).toHaveAttribute('aria-checked', 'true'));
  expect(chosen).toEqual([{ conversationId: '5', isPinned: true }]);
});

it('says why contact details are hidden, once', async () => {
  const hidden = (seq: number) => ({ ...messageNode(seq, '2', 'Call •••••'), isMasked: true });
  const graph = { ...inbox([conversationNode()]), ...chatWith([...talk(), hidden(5), hidden(6)]) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  expect(await screen.findAllByText(/Contact details stay hidden/)).toHaveLength(1);
});
