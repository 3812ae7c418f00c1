import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { reviewActs, reviewNode, reviewsOf } from '../testing';
import { UserReviews } from './user-reviews';

const viewer = fakeViewer('hygienist');
const show = (graph: GraphAnswers) => renderPage(<UserReviews userId="2" />, { viewer, graph });
const mine = reviewNode({ actions: ['reply', 'report'] });

it('shows average, distribution and the words, with first name and initial', async () => {
  const author = { __typename: 'Reviewer' as const, id: '3', name: 'Maya R.' };
  await show(reviewsOf([mine, reviewNode({ id: '72', rating: 4, author, by: 'temp' })]));
  expect(await screen.findByText('4.8 of 5 · 2 reviews')).toBeVisible();
  const bars = screen.getByRole('list', { name: 'Reviews by stars' });
  expect(within(bars).getAllByText('1 review')).toHaveLength(2);
  expect(screen.getByText('Maya R.')).toBeVisible();
  expect(screen.getByText('Maple Street Dental')).toBeVisible();
});

it('shows HTML as text, and an author who left without a name', async () => {
  await show(reviewsOf([reviewNode({ comment: '<b>Bold</b>', author: null })]));
  expect(await screen.findByText('<b>Bold</b>')).toBeVisible();
  expect(screen.getByText('A former clinic')).toBeVisible();
});

it('says that there are none yet', async () => {
  await show(reviewsOf([]));
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

it('replies once, and keeps what was typed when refused', async () => {
  await show({ ...reviewsOf([mine]), ...reviewActs('You have already replied.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect(screen.getByText('Write your reply first.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Your reply/), 'Thank you');
  await userEvent.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect(await screen.findByText('You have already replied.')).toBeVisible();
  expect(screen.getByLabelText(/Your reply/)).toHaveValue('Thank you');
});

it('shows the reply at once', async () => {
  await show({ ...reviewsOf([mine]), ...reviewActs() });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByLabelText(/Your reply/), 'Thank you');
  await userEvent.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

it('reports with a reason', async () => {
  await show({ ...reviewsOf([mine]), ...reviewActs() });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(screen.getByText('Choose a reason.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'It is untrue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['Reply', 'Report'])(
  '%s: leaves first and sends last, as in every dialog',
  async (name) => {
    await show({ ...reviewsOf([mine]), ...reviewActs() });
    await userEvent.click(await screen.findByRole('button', { name }));
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    const [leave, send] = buttons.slice(-2);
    expect(leave).toHaveAccessibleName('Cancel');
    expect(send).toHaveAccessibleName(/^(Publish|Send) the /);
  },
);
