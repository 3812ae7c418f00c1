import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { ana, message, push, server } from '../testing/chat-server';
import { MessagesPage } from './messages-page';

const viewer = fakeViewer('clinic');
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

  it('offers the report of a received message in a menu', async () => {
    const graph = server([message(1, '2', 'Is parking free?'), message(2, '1', 'Yes.')]);
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    const thread = await screen.findByRole('log', { name: /^Messages in/ });
    expect(within(thread).queryByRole('button', { name: 'Report' })).toBeNull();
    await userEvent.click(await within(thread).findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    expect(await screen.findByRole('dialog', { name: /^Report/ })).toBeVisible();
  });

  it('shows the messages and the other participant', async () => {
    const graph = server([message(1, '2', 'Is parking free?'), message(2, '1', 'Yes, behind us.')]);
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    expect(await screen.findByText('Is parking free?')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Ana Reyes' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/professionals/2');
    expect(screen.getAllByText('Dental Hygienist')).toHaveLength(2);
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

  it('shows who is online, and lets the viewer keep it to themselves', async () => {
    const graph = server([message(1, '2', 'Hello')]);
    let isOnline = false;
    let showsPresence = true;
    const { Chat, MessagesPage: Page } = graph as Record<string, () => { data: object }>;
    await renderPage(<MessagesPage />, {
      at: '/messages?userId=2',
      graph: {
        ...graph,
        Chat: () => {
          const { data } = Chat!() as { data: { conversationWith: object } };
          const conversationWith = { ...data.conversationWith, isOtherOnline: isOnline };
          return { data: { ...data, conversationWith } };
        },
        MessagesPage: () => ({ data: { ...Page!().data, showsPresence } }),
        SetShowsPresence: ({ input }) => {
          ({ showsPresence } = input as { showsPresence: boolean });
          return { data: { setShowsPresence: { __typename: 'P', showsPresence, errors: [] } } };
        },
      },
      viewer,
    });
    expect(await screen.findByText('Offline')).toBeVisible();
    isOnline = true;
    act(() => FakeSocket.latest().deliver({ type: 'presence', userId: 2, isOnline: true }));
    expect(await screen.findByText('Online')).toBeVisible();
    const choice = screen.getByRole('switch', { name: 'Show when I’m online' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
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
    const thread = await screen.findByRole('log', { name: /^Messages in/ });
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

  it('offers no input to members of a clinic who only read', async () => {
    const clinic = { clinicId: 1, name: 'Maple Dental', isActing: true, province: 'Ontario' };
    const reader = fakeViewer('clinic', {
      clinics: [{ ...clinic, role: 'viewer', plan: 'premium' }],
    });
    const graph = server([message(1, '2', 'Hello')]);
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer: reader });
    expect(await screen.findByText(/^Your role in this clinic reads messages only/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<MessagesPage />, { at: '/messages' });
    expect(await screen.findByText('Log in to read and write messages.')).toBeVisible();
  });
});
