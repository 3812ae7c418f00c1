import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { createGraphAccess, offlineStore, outbox } from '@tbt/web-kit';
import { createGraphClient } from '@tbt/web-kit/graph-client';
import { answeringLink, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { OutboxNotice } from './outbox-notice';

const SEND = parse(
  'mutation Send($text: String!) { sendMessage(text: $text) { errors { message } } }',
);

const refusing = (message: string) => ({
  data: {
    sendMessage: { __typename: 'P', errors: [{ __typename: 'E', message }] },
  },
});

afterEach(() => offlineStore.clear());

it.each([
  ['en-CA', 'Not sent: your message “Hello”', 'See it'],
  ['fr-CA', 'Envoi refusé : your message “Hello”', 'Voir'],
] as const)('names what was refused and leads there, in %s', async (locale, title, action) => {
  const viewer = fakeViewer('hygienist');
  const link = answeringLink({ Send: refusing('They closed their account.') });
  const graph = createGraphAccess({ client: createGraphClient({ link }) });
  const page = await renderPage(<OutboxNotice />, { at: '/jobs', viewer, locale });
  await act(async () => {
    await offlineStore.own(viewer, 'me');
    await outbox.add(graph, {
      id: 'key-1',
      document: SEND,
      variables: { text: 'Hello' },
      subject: { name: 'your message “Hello”', path: '/messages?userId=4' },
    });
    await outbox.send(graph);
  });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('They closed their account.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(page.address()).toBe('/messages?userId=4');
});
