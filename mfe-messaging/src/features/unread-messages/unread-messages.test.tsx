import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
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
