import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { mailbox, mailNode, mails } from '../testing/notification-fixtures';
import { MailboxPage } from './mailbox-page';

const show = (graph: GraphAnswers) => renderPage(<MailboxPage />, { at: '/mailbox', graph });

describe('/mailbox', () => {
  it('opens a mail as text and as it looks, without scripts', async () => {
    await show(mailbox());
    await userEvent.click(await screen.findByText(/— to clinic@demo.test/));
    expect(screen.getByText(/Hello Maple,/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'As shown' }));
    const frame = await screen.findByTitle('Ana Reyes applied for your shift');
    expect(frame).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<base target="_blank">'));
  });

  it('shows more below', async () => {
    const page = (...given: Parameters<typeof mailbox>) =>
      (mailbox(...given).MailboxPage as (variables: object) => { data: never })({});
    const oldest = mailNode({ id: '1', subject: 'The oldest mail' });
    await show({ MailboxPage: ({ after }) => (after ? page([oldest]) : page(mails(), true)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more mail' }));
    expect(await screen.findByText(/The oldest mail/)).toBeVisible();
    expect(screen.getByText(/Confirmez votre adresse/)).toBeVisible();
  });

  it('says that it is disabled with a mail server', async () => {
    const errors = [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }];
    await show({ MailboxPage: { data: null, errors } });
    expect(await screen.findByText('The mailbox is not open')).toBeVisible();
  });
});
