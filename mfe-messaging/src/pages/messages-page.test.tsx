import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { MessagesPage } from './messages-page';

const viewer = fakeViewer('clinic');
const ana = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist',
  profilePicture: null,
  isBlocked: false,
};
const message = (seq: number, senderId: string, content: string) => ({
  __typename: 'Message',
  id: String(100 + seq),
  seq,
  senderId,
  content,
  createdAt: new Date(Date.now() - 180_000).toISOString(),
  isRead: true,
  clientMessageId: null,
});
type StoredMessage = ReturnType<typeof message>;

const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

/** Stores and pushes a message of the other side. */
function push(stored: StoredMessage[], content: string): void {
  const arrived = message(stored.length + 1, '2', content);
  stored.push(arrived);
  const ids = { id: Number(arrived.id), conversationId: 5, senderId: 2, recipientId: 1 };
  FakeSocket.latest().deliver({
    type: 'new_message',
    message: { ...arrived, ...ids, jobId: null },
  });
}

/** A server with one conversation that stores sent messages. */
function server(stored: StoredMessage[]): GraphAnswers {
  const conversation = () => ({
    __typename: 'Conversation',
    id: '5',
    otherUserId: '2',
    otherUser: ana,
    lastSeq: stored.length,
    otherReadSeq: 0,
    unreadCount: 0,
    updatedAt: '2027-03-01T12:00:00Z',
    lastMessage: stored.at(-1) ?? null,
  });
  return {
    MessagesPage: () => ({
      data: {
        conversations: {
          __typename: 'ConversationConnection',
          pageInfo: page,
          edges: [{ __typename: 'ConversationEdge', cursor: 'a', node: conversation() }],
        },
      },
    }),
    ChatShift: () => ({
      data: { conversationWith: { __typename: 'Conversation', id: '5', job: null } },
    }),
    Chat: () => ({
      data: {
        needsPlanToWriteTo: false,
        conversationWith: {
          ...conversation(),
          messages: {
            __typename: 'MessageConnection',
            pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
            edges: stored.map((node) => ({
              __typename: 'MessageEdge',
              cursor: String(node.seq),
              node,
            })),
          },
        },
      },
    }),
    SendMessage: ({ input }) => {
      const { content, clientMessageId } = input as { content: string; clientMessageId: string };
      const sent = { ...message(stored.length + 1, '1', content), clientMessageId };
      stored.push(sent as unknown as StoredMessage);
      return {
        data: {
          sendMessage: {
            __typename: 'SendMessagePayload',
            errors: [],
            message: { ...sent, conversationId: '5' },
          },
        },
      };
    },
  };
}

describe('/messages', () => {
  beforeEach(() => {
    FakeSocket.opened = [];
  });

  it('asks to choose a conversation', async () => {
    await renderPage(<MessagesPage />, { at: '/messages', graph: server([]), viewer });
    expect(await screen.findByText('Select a conversation')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Ana Reyes/ })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
  });

  it('shows a conversation with a former member, without a reply', async () => {
    const graph = server([message(1, '2', '')]);
    const { Chat } = graph as { Chat: () => { data: { conversationWith: object } } };
    const left = () => {
      const { data } = Chat();
      const conversationWith = { ...data.conversationWith, otherUser: null };
      return { data: { ...data, conversationWith } };
    };
    await renderPage(<MessagesPage />, {
      at: '/messages?userId=2',
      graph: { ...graph, Chat: left },
      viewer,
    });
    expect(await screen.findByRole('heading', { name: 'Former member' })).toBeVisible();
    expect(screen.getByText(/^This person has closed their account/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('names a person before the first message, unless there is none to find', async () => {
    const graph = server([]);
    const first = () => ({ data: { needsPlanToWriteTo: false, conversationWith: null } });
    const looked = (user: typeof ana | null): GraphAnswers => ({
      ...graph,
      Chat: first,
      ChatStranger: () => ({ data: { user } }),
    });
    const at = '/messages?userId=2';
    const { unmount } = await renderPage(<MessagesPage />, { at, graph: looked(ana), viewer });
    expect(await screen.findByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
    unmount();
    await renderPage(<MessagesPage />, { at, graph: looked(null), viewer });
    expect(await screen.findByText('This person cannot be found.')).toBeVisible();
  });

  it('shows the messages and the other participant', async () => {
    const graph = server([message(1, '2', 'Is parking free?'), message(2, '1', 'Yes, behind us.')]);
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    expect(await screen.findByText('Is parking free?')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Ana Reyes' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/professionals/2');
    expect(screen.getByText('Dental Hygienist')).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();
    expect(screen.getAllByText('3 minutes ago').length).toBeGreaterThan(1);
    expect(screen.getByText('Messages refresh automatically every 5 seconds')).toBeVisible();
  });

  it('keeps the draft over a reload, per user and conversation', async () => {
    const at = '/messages?userId=2';
    const field = () => screen.findByPlaceholderText('Type a message...');
    const first = await renderPage(<MessagesPage />, { at, graph: server([]), viewer });
    await userEvent.type(await field(), 'Half a thou');
    first.unmount();

    const second = await renderPage(<MessagesPage />, { at, graph: server([]), viewer });
    expect(await field()).toHaveValue('Half a thou');
    second.unmount();

    const other = { ...viewer, id: viewer.id + 50 };
    const third = await renderPage(<MessagesPage />, { at, graph: server([]), viewer: other });
    expect(await field()).toHaveValue('');
    third.unmount();

    await renderPage(<MessagesPage />, { at, graph: server([]), viewer });
    await userEvent.type(await field(), '{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends on Enter, breaks the line on Shift+Enter, and never sends blanks', async () => {
    const stored: StoredMessage[] = [];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    expect(await screen.findByText('Start a conversation!')).toBeVisible();
    const field = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(field, '  {Enter}');
    expect(stored).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}Ana {Enter}');
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(stored[0]?.content).toBe('Hello\nAna');
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('keeps the text when it could not be sent, and retries with the same id', async () => {
    const ids: string[] = [];
    const graph: GraphAnswers = {
      ...server([]),
      SendMessage: ({ input }) => {
        ids.push((input as { clientMessageId: string }).clientMessageId);
        throw new Error('connection reset');
      },
    };
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    const field = await screen.findByPlaceholderText('Type a message...');
    await userEvent.type(field, 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(field).toHaveValue('Hello');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });

  it('shows new messages and typing as they arrive', async () => {
    const stored = [message(1, '2', 'Hi')];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    await screen.findAllByText('Hi');
    act(() => FakeSocket.latest().accept());
    expect(await screen.findByText('Live')).toBeVisible();
    act(() => FakeSocket.latest().deliver({ type: 'typing', senderId: 2, isTyping: true }));
    expect(await screen.findByText('typing...')).toBeVisible();
    expect(screen.queryByText('Offline')).toBeNull();
    act(() => push(stored, 'Are you there?'));
    expect((await screen.findAllByText('Are you there?')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('typing...')).toBeNull());
    expect(screen.getByText('Offline')).toBeVisible();
  });

  it('shows a message that arrives while the one before is being read', async () => {
    const stored = [message(1, '2', 'Hi')];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    await screen.findAllByText('Hi');
    act(() => FakeSocket.latest().accept());
    act(() => {
      push(stored, 'Are you there?');
      push(stored, 'Hello?');
    });
    const thread = await screen.findByRole('list', { name: /^Messages in/ });
    expect(await within(thread).findByText('Hello?')).toBeVisible();
  });

  it('blocks the other participant, and shows the composer after unblocking', async () => {
    const graph = server([message(1, '2', 'Is parking free?')]);
    const { Chat } = graph as { Chat: () => { data: { conversationWith: object } } };
    let isBlocked = false;
    const change = (field: string, next: boolean) => () => {
      isBlocked = next;
      const user = { __typename: 'User', id: '2', isBlocked };
      return { data: { [field]: { __typename: 'BlockPayload', user, errors: [] } } };
    };
    const answers: GraphAnswers = {
      ...graph,
      Chat: () => {
        const { data } = Chat();
        const otherUser = { ...ana, isBlocked };
        return { data: { ...data, conversationWith: { ...data.conversationWith, otherUser } } };
      },
      ComingBookings: () => ({
        data: { user: { __typename: 'User', id: '2', comingBookings: [] } },
      }),
      BlockPerson: change('blockPerson', true),
      UnblockPerson: change('unblockPerson', false),
    };
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: answers, viewer });
    const take = async (entry: 'Block' | 'Unblock') => {
      await userEvent.click(await screen.findByRole('button', { name: 'More about Ana Reyes' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: entry }));
    };
    await take('Block');
    expect(await screen.findByText(/^You have blocked this person/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(
      within(screen.getByRole('heading', { name: 'Ana Reyes' })).queryByRole('link'),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Is parking free?')[0]).toBeVisible();
    await take('Unblock');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<MessagesPage />, { at: '/messages' });
    expect(await screen.findByText('Log in to read and write messages.')).toBeVisible();
  });
});
