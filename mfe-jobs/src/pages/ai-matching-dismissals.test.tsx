import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { tempMatching } from '../testing/matching-scenes';
import { AiMatchingPage } from './ai-matching-page';

const payload = (name: string, errors: object[] = []) => ({
  data: {
    [name]: {
      __typename: 'RecommendationPayload',
      recommendation:
        errors.length > 0 ? null : { __typename: 'Recommendation', id: '71', isViewed: true },
      errors: errors.map((error) => ({ __typename: 'UserError', path: [], ...error })),
    },
  },
});

describe('shifts that a professional dismisses', () => {
  const viewer = fakeViewer('hygienist');

  it('dismisses a shift and restores it', async () => {
    const graph: GraphAnswers = {
      ...tempMatching(),
      DismissRecommendation: () => payload('dismissRecommendation'),
      RestoreRecommendation: () => payload('restoreRecommendation'),
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Not interested in Hygienist for a full day' }),
    );
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(await screen.findByRole('article', { name: 'Hygienist for a full day' })).toBeVisible();
  });

  it('sends why a shift does not fit, and says what follows', async () => {
    const sent: unknown[] = [];
    const graph: GraphAnswers = {
      ...tempMatching(),
      DismissRecommendation: ({ input }) => {
        sent.push(input);
        return payload('dismissRecommendation');
      },
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: /^Not interested in/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not this clinic' }));
    expect(
      await screen.findByText(/^Thanks. We won’t recommend this clinic’s shifts/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Too far' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(sent).toEqual([
      { recommendationId: '71', reason: null },
      { recommendationId: '71', reason: 'not_this_clinic' },
    ]);
  });

  it('keeps the shift and shows the error', async () => {
    const graph: GraphAnswers = {
      ...tempMatching(),
      DismissRecommendation: () =>
        payload('dismissRecommendation', [{ code: 'CONFLICT', message: 'Try later.' }]),
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: /^Not interested in/ }));
    expect(await screen.findByText('Try later.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Hygienist for a full day' })).toBeVisible();
  });
});
