import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { feedbackPage, ownFeedback } from '../testing/feedback-fixtures';
import { FeedbackPage } from './feedback-page';

const show = (graph: GraphAnswers = feedbackPage()) =>
  renderPage(<FeedbackPage />, { at: '/feedback', viewer: fakeViewer('hygienist'), graph });

const rate = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^4 of 5/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Feedback/ }), 'It works.');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

/** Answers as the fixture, and what was sent. */
function recording() {
  const sent: unknown[] = [];
  const graph = feedbackPage();
  const accepted = graph.SendFeedback as { data: Record<string, unknown> };
  return {
    sent,
    graph: {
      ...graph,
      SendFeedback: ({ input }: Record<string, unknown>) => {
        sent.push(input);
        return accepted;
      },
    } satisfies GraphAnswers,
  };
}

describe('/feedback', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends the rating, shows a receipt with its number and clears the form', async () => {
    const { graph, sent } = recording();
    await show(graph);
    await rate();
    await send();
    expect(await screen.findByText('Thank you for your feedback!')).toBeVisible();
    expect(screen.getByText(/number 13/)).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ toothRating: 4, category: 'general', title: null, feedback: 'It works.' },
        ...{ suggestions: null, isAnonymous: false, isFeatureRequest: false },
      },
    ]);
    expect(screen.getByRole('textbox', { name: /^Feedback/ })).toHaveValue('');
  });

  it('sends anonymously, with a receipt that names nothing', async () => {
    const { graph, sent } = recording();
    await show(graph);
    await rate();
    await userEvent.click(screen.getByRole('checkbox', { name: /Send anonymously/ }));
    await send();
    expect(await screen.findByText(/stored without your name/)).toBeVisible();
    expect(sent).toMatchObject([{ isAnonymous: true }]);
    expect(screen.queryByText(/number 13/)).toBeNull();
  });

  it('names what is missing', async () => {
    await show();
    await screen.findByRole('radio', { name: /^4 of 5/ });
    await send();
    expect(await screen.findByText('Please check these fields')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Feedback/ })).toBeInvalid();
  });

  it('shows earlier feedback with its answer', async () => {
    await show(feedbackPage([ownFeedback({ adminResponse: 'It is done.' })]));
    expect(await screen.findByText('It is done.')).toBeVisible();
    expect(screen.getByRole('img', { name: '4 of 5 teeth' })).toBeVisible();
  });

  it('asks a visitor to log in', async () => {
    await renderPage(<FeedbackPage />, { at: '/feedback' });
    expect(await screen.findByText(/Log in to give feedback/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
  });
});
