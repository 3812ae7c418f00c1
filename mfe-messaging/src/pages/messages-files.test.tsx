import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { message, server } from '../testing/chat-server';
import { conversationFiles, fileNode } from '../testing/file-fixtures';
import { MessagesPage } from './messages-page';

const newest = conversationFiles([fileNode('4', 'map.png', '2'), fileNode('3', null, '1')], true);
const oldest = conversationFiles([fileNode('2', 'contract.pdf', '1')]);

type Answering = (variables: Record<string, unknown>) => { data?: Record<string, unknown> | null };
const byPage: GraphAnswers = {
  ConversationFiles: (variables) =>
    ((variables.after ? oldest : newest).ConversationFiles as Answering)(variables),
};

it('lists the files of a conversation from its menu, page by page', async () => {
  await renderPage(<MessagesPage />, {
    at: '/messages?userId=2',
    graph: { ...server([message(1, '2', 'Look')]), ...byPage },
    viewer: { ...fakeViewer('clinic'), id: 1 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Ana Reyes' }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Files in this conversation' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Files in this conversation' }));
  expect(await dialog.findByRole('link', { name: /^map\.png/ })).toHaveAttribute(
    'href',
    '/api/messages/attachments/4',
  );
  const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/map\.png.*0\.7 MB · Ana Reyes · .*24/),
    expect.stringMatching(/Unnamed file.*0\.5 MB · You · .*23/),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Show more files' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(dialog.getByText('3 files shown')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
