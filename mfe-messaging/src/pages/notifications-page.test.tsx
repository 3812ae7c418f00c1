import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FakeSocket,
  fakeViewer,
  renderPage,
  type GraphAnswer,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { NotificationBell } from '../features/notification-bell/notification-bell';
import {
  bell,
  marking,
  notificationList,
  notificationNode,
  notifications,
  preferences,
  type NotificationNode,
} from '../testing/notification-fixtures';
import { NotificationsPage } from './notifications-page';

const viewer = fakeViewer('clinic');
const ACCEPTED = { workflow: 'application.accepted' };
const at = '/notifications';

const show = (graph: GraphAnswers, address = at) =>
  renderPage(
    <>
      <NotificationBell />
      <NotificationsPage />
    </>,
    { at: address, graph, viewer },
  );

/** The answer to one operation. */
function answerOf(table: GraphAnswers, name: string): GraphAnswer {
  const prepared = table[name];
  if (typeof prepared !== 'function') throw new Error(`no answer to ${name}`);
  return prepared({});
}

/** A server with mutable notifications that records mutation inputs. */
function server(nodes: NotificationNode[] = notifications()) {
  const inputs: unknown[] = [];
  const read = (name: string, isConcerned: (node: NotificationNode) => boolean) => {
    for (const node of nodes) if (isConcerned(node)) node.isRead = true;
    return answerOf(marking(nodes.filter(({ isRead }) => !isRead).length), name);
  };
  const graph: GraphAnswers = {
    NotificationsPage: () =>
      answerOf(notificationList(structuredClone(nodes)), 'NotificationsPage'),
    NotificationBell: () => answerOf(bell(structuredClone(nodes)), 'NotificationBell'),
    MarkNotificationsRead: ({ input }) => {
      inputs.push(input);
      const { ids } = input as { ids: string[] };
      return read('MarkNotificationsRead', ({ id }) => ids.includes(id));
    },
    MarkAllNotificationsRead: ({ input }) => {
      inputs.push(input);
      const { upToId } = input as { upToId: string };
      return read('MarkAllNotificationsRead', ({ id }) => Number(id) <= Number(upToId));
    },
  };
  return { graph, inputs, nodes };
}

const bellNamed = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  FakeSocket.opened = [];
});

describe('/notifications', () => {
  it('marks all up to the newest shown, in the list and in the bell at once', async () => {
    const { graph, inputs } = server();
    await show(graph);
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await bellNamed('Notifications, 2 unread');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await bellNamed('Notifications');
    expect(inputs).toEqual([{ upToId: '31' }]);
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('filters by subject and unread ones, in the address', async () => {
    const asked: unknown[] = [];
    const { graph } = server();
    const page = await show({
      ...graph,
      NotificationsPage: ({ category, unreadOnly }) => {
        asked.push({ category, unreadOnly });
        const rows = category === null ? notifications() : [];
        return answerOf(notificationList(rows), 'NotificationsPage');
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Unread only' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Bookings');
    expect(await screen.findByText('Nothing here')).toBeVisible();
    expect(page.address()).toBe('/notifications?category=bookings&unread=yes');
    expect(asked.at(-1)).toEqual({ category: 'bookings', unreadOnly: true });
  });

  it('shows an error when marking fails, and leaves them unread', async () => {
    const { graph } = server();
    const failing = () => {
      throw new TypeError('Failed to fetch');
    };
    await show({ ...graph, MarkAllNotificationsRead: failing });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Notifications could not be marked as read')).toBeVisible();
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  it('opens the subject of a notification and marks it as read', async () => {
    const { graph, inputs } = server();
    const page = await show(graph);
    await userEvent.click(await screen.findByRole('link', { name: /Ana Reyes applied/ }));
    expect(page.address()).toBe('/shifts');
    await waitFor(() => expect(inputs).toEqual([{ ids: ['31'] }]));
    await bellNamed('Notifications, 1 unread');
  });

  it('tells good news at once, wherever the person is', async () => {
    const { graph, nodes } = server([]);
    await renderPage(<NotificationBell />, {
      ...{ at: '/jobs', graph, viewer: fakeViewer('hygienist') },
    });
    act(() => FakeSocket.latest().accept());
    await bellNamed('Notifications');
    const title = 'Maple Street Dental accepted your application';
    nodes.unshift({ ...notificationNode({ id: '40', title, path: '/shifts/40' }), ...ACCEPTED });
    act(() => FakeSocket.latest().deliver({ type: 'notification', notificationId: 40 }));
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'See it' })).toBeVisible();
  });

  it('shows new notifications, in the list and in the bell', async () => {
    const { graph, nodes } = server();
    await show(graph);
    await screen.findByText('Your password was changed');
    act(() => FakeSocket.latest().accept());
    nodes.unshift(notificationNode({ id: '32', title: 'Bao Tran applied for your shift' }));
    act(() => FakeSocket.latest().deliver({ type: 'notification', notificationId: 32 }));
    expect(await screen.findByText('Bao Tran applied for your shift')).toBeVisible();
    await bellNamed('Notifications, 3 unread');
  });

  it('shows a notification that arrives during a refetch', async () => {
    const { graph, nodes } = server();
    await show(graph);
    await screen.findByText('Your password was changed');
    act(() => FakeSocket.latest().accept());
    act(() => {
      for (const id of [32, 33]) {
        nodes.unshift(notificationNode({ id: String(id), title: `Shift ${id} was filled` }));
        FakeSocket.latest().deliver({ type: 'notification', notificationId: id });
      }
    });
    expect(await screen.findByText('Shift 33 was filled')).toBeVisible();
    await bellNamed('Notifications, 4 unread');
  });

  it('refetches the count after a read elsewhere, and after a reconnection', async () => {
    const { graph, nodes } = server();
    await show(graph);
    await bellNamed('Notifications, 2 unread');
    const socket = FakeSocket.latest();
    act(() => socket.accept());
    act(() => socket.deliver({ type: 'joined', userId: viewer.id }));
    nodes[0]!.isRead = true;
    act(() => socket.deliver({ type: 'notifications_read' }));
    await bellNamed('Notifications, 1 unread');
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
    nodes[1]!.isRead = true;
    act(() => socket.deliver({ type: 'joined', userId: viewer.id }));
    await bellNamed('Notifications');
  });

  it('shows more below, without losing what the bell shows', async () => {
    const older = notificationNode({ id: '12', title: 'The oldest notice', isRead: true });
    const asked: unknown[] = [];
    const { graph } = server();
    const page = (...given: Parameters<typeof notificationList>) =>
      answerOf(notificationList(...given), 'NotificationsPage');
    await show({
      ...graph,
      NotificationsPage: ({ after }) => {
        asked.push(after);
        return after ? page([older]) : page(notifications(), true);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more notifications' }));
    expect(await screen.findByText('The oldest notice')).toBeVisible();
    expect(screen.getByText('Your password was changed')).toBeVisible();
    expect(asked).toEqual([undefined, '28']);
    expect(screen.queryByRole('button', { name: 'Show more notifications' })).toBeNull();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<NotificationsPage />, { at });
    expect(await screen.findByText('Log in to see your notifications.')).toBeVisible();
  });
});

describe('the preferences', () => {
  const email = async () => {
    return screen.findByRole('switch', { name: 'Bookings: By email' });
  };

  it('are switched at once', async () => {
    await show({ ...server().graph, ...preferences() }, `${at}?tab=preferences`);
    expect(await email()).toBeChecked();
    await userEvent.click(await email());
    await waitFor(async () => expect(await email()).not.toBeChecked());
  });

  it('are unchanged when the server refuses, and show the error', async () => {
    const SetNotificationPreference = {
      data: {
        setNotificationPreference: {
          __typename: 'SetNotificationPreferencePayload',
          preferences: null,
          errors: [{ __typename: 'UserError', message: 'This one cannot be switched off.' }],
        },
      },
    };
    const graph = { ...server().graph, ...preferences(), SetNotificationPreference };
    await show(graph, `${at}?tab=preferences`);
    await userEvent.click(await email());
    expect(await screen.findByText('The preference could not be saved')).toBeVisible();
    expect(screen.getByText('This one cannot be switched off.')).toBeVisible();
    expect(await email()).toBeChecked();
  });

  it('say how often a category is mailed', async () => {
    await show({ ...server().graph, ...preferences() }, `${at}?tab=preferences`);
    const rhythm = await screen.findByRole('combobox', { name: 'Bookings: Email timing' });
    expect(rhythm).toHaveValue('immediate');
    await userEvent.selectOptions(rhythm, 'Weekly summary');
    await waitFor(() => expect(rhythm).toHaveValue('weekly'));
    expect(screen.getByRole('combobox', { name: 'Applications: Email timing' })).toHaveValue(
      'immediate',
    );
    // Nothing to pace where no mail comes.
    expect(
      screen.getByRole('combobox', { name: 'Account and offers: Email timing' }),
    ).toBeDisabled();
  });

  it('have an address of their own', async () => {
    const page = await show({ ...server().graph, ...preferences() });
    await userEvent.click(await screen.findByRole('tab', { name: 'Preferences' }));
    await email();
    expect(page.address()).toBe('/notifications?tab=preferences');
  });
});
