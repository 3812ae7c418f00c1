import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  contactDesk,
  contactNode,
  reportDesk,
  reportedFile,
  reportNode,
} from '../testing/support-fixtures';
import { AdminMessagesPage } from './admin-messages-page';

const viewer = fakeViewer('clinic', { isAdmin: true });
const show = (graph: GraphAnswers, at = '/admin-messages') =>
  renderPage(<AdminMessagesPage />, { at, viewer, graph });
const card = (name = 'My province') => screen.findByRole('article', { name });

describe('/admin-messages', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows by colour and text until when an answer is promised', async () => {
    await show(contactDesk());
    expect(within(await card()).getByText('Overdue by 2 days')).toHaveAttribute(
      'data-tone',
      'danger',
    );
    expect(within(await card('An invoice')).getByText('Due in 3 days')).toHaveAttribute(
      'data-tone',
      'neutral',
    );
  });

  it('answers from a prepared text in the language of the message', async () => {
    await show(contactDesk([contactNode()]));
    await userEvent.click(within(await card()).getByRole('button', { name: 'Answer by mail' }));
    await userEvent.selectOptions(screen.getByLabelText('Prepared answers'), 'received');
    const field = screen.getByRole('textbox', { name: /^Answer by mail/ });
    expect((field as HTMLTextAreaElement).value).toContain('Bonjour Ada O’Neil');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answer sent')).toBeVisible();
    expect(
      within(await card()).getByText(/Merci de nous avoir écrit/, { selector: 'p' }),
    ).toBeVisible();
  });

  it('is taken and released', async () => {
    await show(contactDesk([contactNode()]));
    await userEvent.click(within(await card()).getByRole('button', { name: 'Take it' }));
    expect(await within(await card()).findByText('Assigned to you')).toBeVisible();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Release' }));
    expect(await within(await card()).findByText('Not assigned')).toBeVisible();
  });

  it('keeps internal notes', async () => {
    await show(contactDesk([contactNode()]));
    await userEvent.click(within(await card()).getByRole('button', { name: 'Internal notes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Called her.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Called her.', { selector: 'p' })).toBeVisible();
  });

  it('says who has it when another administrator was first', async () => {
    const message = 'Another administrator has taken this.';
    const error = { __typename: 'UserError', code: 'CONFLICT', message, path: [] };
    await show({
      ...contactDesk([contactNode()]),
      UpdateContactMessage: {
        data: {
          updateContactMessage: {
            ...{ __typename: 'UpdateContactMessagePayload', contactMessage: null },
            errors: [{ ...error, reasons: ['assigned'] }],
          },
        },
      },
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows a report with what was reported, and closes it', async () => {
    await show(reportDesk([reportNode()]), '/admin-messages?tab=reports');
    const report = await card('Message');
    expect(within(report).getByText('Come alone.')).toBeVisible();
    expect(within(report).getByText('Offensive or threatening')).toBeVisible();
    await userEvent.click(within(report).getByRole('button', { name: 'Close: we acted on it' }));
    expect(await screen.findByText('Report closed')).toBeVisible();
    expect(within(await card('Message')).getByText('Acted on')).toBeVisible();
  });

  it('opens the files of a reported message to who takes the report', async () => {
    await show(
      reportDesk([reportNode({ files: [reportedFile(false)] })]),
      '/admin-messages?tab=reports',
    );
    const files = await screen.findByRole('list', { name: 'Reported files' });
    expect(within(files).getByText('way in.pdf')).toBeVisible();
    expect(within(files).queryByRole('link')).toBeNull();
    expect(screen.getByText('Take the report to open its files.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('link', { name: /^way in\.pdf/ })).toHaveAttribute(
      'href',
      '/api/messages/attachments/12',
    );
    expect(screen.getByText('Every file you open is recorded.')).toBeVisible();
  });

  it('leads to the marketplace desk for a review', async () => {
    const review = reportNode({ subject: 'review', messages: [] });
    await show(reportDesk([review]), '/admin-messages?tab=reports');
    const report = await card('Review');
    expect(within(report).getByRole('link', { name: /marketplace desk/ })).toHaveAttribute(
      'href',
      '/admin-marketplace?tab=reports',
    );
    expect(within(report).queryByRole('button', { name: /^Close/ })).toBeNull();
  });

  it('is for administrators', async () => {
    await renderPage(<AdminMessagesPage />, {
      at: '/admin-messages',
      viewer: fakeViewer('clinic'),
    });
    expect(await screen.findByText('This page is for administrators')).toBeVisible();
  });
});
