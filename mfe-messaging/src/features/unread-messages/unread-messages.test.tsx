import { act, screen } from '@testing-library/react';
import { FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { UnreadMessages } from './unread-messages';

const show = (unreadMessageCount: number, at: string) =>
  renderPage(<UnreadMessages />, {
    at,
    viewer: fakeViewer('clinic'),
    graph: { UnreadMessages: { data: { unreadMessageCount } } },
  });

it('links to the messages with the unread count', async () => {
  await show(3, '/jobs');
  const link = await screen.findByRole('link', { name: '3 unread messages' });
  expect(link).toHaveAttribute('href', '/messages');
});

it.each([
  [0, '/jobs'],
  [3, '/messages'],
])('is not there with %i unread at %s', async (count, at) => {
  const { container } = await show(count, at);
  expect(container).toHaveTextContent(/^$/);
});

it('counts a message that arrives', async () => {
  let unreadMessageCount = 3;
  await renderPage(<UnreadMessages />, {
    at: '/jobs',
    viewer: fakeViewer('clinic'),
    graph: { UnreadMessages: () => ({ data: { unreadMessageCount } }) },
  });
  await screen.findByRole('link', { name: '3 unread messages' });
  unreadMessageCount = 4;
  const seen = { type: 'read', conversationId: 1, userId: 2, seq: 1 } as const;
  act(() => FakeSocket.latest().accept());
  act(() => FakeSocket.latest().deliver(seen));
  expect(await screen.findByRole('link', { name: '4 unread messages' })).toBeVisible();
});
