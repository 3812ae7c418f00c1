import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  deskFeedback,
  feedbackDesk,
  feedbackRatings,
  pageSpeeds,
} from '../testing/feedback-fixtures';
import { AdminFeedbackPage } from './admin-feedback-page';

const admin = fakeViewer('clinic', { isAdmin: true });
const show = (graph: GraphAnswers = feedbackDesk([deskFeedback()]), at = '/admin-feedback') =>
  renderPage(<AdminFeedbackPage />, { at, viewer: admin, graph });

const card = () => screen.findByRole('article', { name: 'Shifts in my calendar' });
const open = async (name: string) => {
  await userEvent.click(within(await card()).getByRole('button', { name }));
};

describe('/admin-feedback', () => {
  it('answers', async () => {
    await show();
    await open('Answer');
    await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Coming in May.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answer sent')).toBeVisible();
    expect(within(await card()).getByText('Answered', { selector: 'span' })).toBeVisible();
  });

  it('changes the priority at once', async () => {
    await show();
    await card();
    await userEvent.selectOptions(within(await card()).getByLabelText('Priority'), 'High priority');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(within(await card()).getByText('High priority', { selector: 'span' })).toBeVisible();
  });

  it('publishes on the roadmap and takes it off', async () => {
    await show();
    await open('Roadmap');
    await userEvent.type(screen.getByLabelText(/^Words in English/), 'Calendar');
    await userEvent.click(screen.getByRole('button', { name: 'Publish on the roadmap' }));
    expect(screen.getByLabelText(/^Words in French/)).toBeInvalid();
    await userEvent.type(screen.getByLabelText(/^Words in French/), 'Calendrier');
    await userEvent.click(screen.getByRole('button', { name: 'Publish on the roadmap' }));
    expect(await screen.findByText('The roadmap shows it')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Take off the roadmap' }));
    expect(await screen.findByText('Taken off the roadmap')).toBeVisible();
  });

  it('says when another administrator was first', async () => {
    const message = 'Another administrator changed this meanwhile.';
    const error = { __typename: 'UserError', code: 'CONFLICT', message, path: [], reasons: [] };
    await show({
      ...feedbackDesk([deskFeedback()]),
      UpdateFeedback: {
        data: {
          updateFeedback: {
            ...{ __typename: 'UpdateFeedbackPayload', feedback: null },
            errors: [{ ...error, reasons: ['changed'] }],
          },
        },
      },
    });
    await userEvent.selectOptions(within(await card()).getByLabelText('Priority'), 'High priority');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('filters by the address', async () => {
    const asked: unknown[] = [];
    const answers = feedbackDesk([deskFeedback()]);
    const list = answers.AdminFeedbackPage as (variables: object) => { data: never };
    await show(
      {
        ...answers,
        AdminFeedbackPage: (variables) => {
          asked.push(variables.filter);
          return list(variables);
        },
      },
      '/admin-feedback?status=new&rating=4&category=unknown',
    );
    await card();
    expect(asked[0]).toEqual({
      ...{ status: 'new', category: null, priority: null },
      ...{ isFeatureRequest: null, toothRating: 4 },
    });
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Requests only');
    await card();
    expect(asked.at(-1)).toMatchObject({ status: 'new', isFeatureRequest: true });
  });

  it('charts the ratings by week and area', async () => {
    await show(feedbackRatings(), '/admin-feedback?tab=ratings');
    expect(await screen.findByRole('heading', { name: 'Average rating by week' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Average rating by area' })).toBeVisible();
    expect(screen.getAllByText('3.9 of 5 teeth on average, 15 ratings.')).not.toEqual([]);
  });

  it('is for administrators', async () => {
    await renderPage(<AdminFeedbackPage />, {
      at: '/admin-feedback',
      viewer: fakeViewer('clinic'),
    });
    expect(await screen.findByText('This page is for administrators')).toBeVisible();
  });

  it('shows how fast pages were, by page and device', async () => {
    await show({ ...feedbackDesk([]), ...pageSpeeds() }, '/admin-feedback?tab=speed');
    const row = await screen.findByRole('row', { name: /^\/jobs Phone/ });
    expect(within(row).getByText('3 s: fair')).toBeVisible();
    expect(within(row).getByText('600 ms: poor')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Other pages Computer 15 5 s: poor/ })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
    expect(await screen.findByRole('row', { name: /^\/ Phone/ })).toBeVisible();
  });
});
