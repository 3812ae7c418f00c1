import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { deskQueues } from '../testing/desk-scenes';
import { payload, recorded, refusal } from '../testing/refusals';
import { AdminMarketplacePage } from './admin-marketplace-page';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });
const open = (tab: string) => screen.findByRole('tab', { name: tab }).then(userEvent.click);

it('is for administrators only', async () => {
  await renderPage(<AdminMarketplacePage />, { viewer: fakeViewer('clinic') });
  expect(await screen.findByText('This page is for administrators.')).toBeVisible();
});

it('asks visitors to sign in', async () => {
  await renderPage(<AdminMarketplacePage />);
  expect(await screen.findByText(/Log in as an administrator/)).toBeVisible();
});

it('lifts a compensation after asking, and the request leaves the queue', async () => {
  const { graph, decided } = deskQueues();
  const decide = recorded('DecideWaiver', () => {
    decided();
    return payload('decideWaiver', { booking: null });
  });
  await renderPage(<AdminMarketplacePage />, { graph: { ...graph, ...decide.graph }, viewer });
  expect(await screen.findByText(/requests a waiver of \$195.00 owed to Ana Reyes/)).toBeVisible();
  expect(screen.getByText('All roads were closed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Waive the compensation' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Waive $195.00?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Waive the compensation' }));
  expect(await screen.findByText('No waiver requests to review.')).toBeVisible();
  expect(decide.sent).toEqual([{ bookingId: '60', isGranted: true }]);
});

it('counts the cases of the tabs that were opened, until they are decided', async () => {
  const { graph, decided } = deskQueues();
  const decide = recorded('DecideWaiver', () => {
    decided();
    return payload('decideWaiver', { booking: null });
  });
  await renderPage(<AdminMarketplacePage />, { graph: { ...graph, ...decide.graph }, viewer });
  const waivers = await screen.findByRole('tab', { name: /^Waivers ?1$/ });
  expect(screen.getByRole('tab', { name: 'Appeals' })).toBeVisible();
  await open('Appeals');
  expect(await screen.findByRole('tab', { name: /^Appeals ?1$/ })).toBeVisible();
  await userEvent.click(waivers);
  await userEvent.click(await screen.findByRole('button', { name: 'Waive the compensation' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Waive $195.00?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Waive the compensation' }));
  expect(await screen.findByRole('tab', { name: 'Waivers' })).toBeVisible();
});

it('decides an appeal with an answer; an empty one is not sent', async () => {
  const { graph, decided } = deskQueues();
  const decide = recorded('DecideAppeal', () => {
    decided();
    return payload('decideReliabilityAppeal', { entry: null });
  });
  await renderPage(<AdminMarketplacePage />, { graph: { ...graph, ...decide.graph }, viewer });
  await open('Appeals');
  expect(await screen.findByText('The train stood still.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give the points back' }));
  expect(decide.sent).toEqual([]);
  await userEvent.type(
    screen.getByRole('textbox', { name: /Your answer/ }),
    'The railway says so.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Give the points back' }));
  expect(await screen.findByText('No appeals to review.')).toBeVisible();
  expect(decide.sent).toEqual([{ entryId: '81', isRemoved: true, answer: 'The railway says so.' }]);
});

it('answers a review request; an error keeps the input', async () => {
  const { graph, decided } = deskQueues();
  const errors = [[refusal('This has been answered already.')], []];
  const answer = recorded('AnswerHumanReview', () => {
    const problems = errors.shift() ?? [];
    if (problems.length === 0) decided();
    return payload('answerHumanReview', { request: null, errors: problems });
  });
  await renderPage(<AdminMarketplacePage />, { graph: { ...graph, ...answer.graph }, viewer });
  await open('Human reviews');
  const field = await screen.findByRole('textbox', { name: /Your answer/ });
  await userEvent.type(field, 'I looked at it.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('This has been answered already.')).toBeVisible();
  expect(field).toHaveValue('I looked at it.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('No ranking reviews requested.')).toBeVisible();
  expect(answer.sent.at(-1)).toEqual({ requestId: '95', answer: 'I looked at it.' });
});

it('changes a typical rate, written with a comma too', async () => {
  const { graph } = deskQueues();
  const set = recorded('SetTypicalRate', () => payload('setTypicalRate', { typicalRate: null }));
  await renderPage(<AdminMarketplacePage />, { graph: { ...graph, ...set.graph }, viewer });
  await open('Figures and settings');
  await open('Typical rates');
  await userEvent.click(await screen.findByRole('button', { name: /Change the median/ }));
  const dialog = await screen.findByRole('dialog', { name: /Typical rate/ });
  const field = within(dialog).getByLabelText(/Median/);
  await userEvent.clear(field);
  await userEvent.type(field, '42,50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Typical rate saved')).toBeVisible();
  expect(set.sent).toEqual([{ province: 'Ontario', role: 'hygienist', median: '42.50' }]);
});

it('says when a posting block began on the clock of the clinic', async () => {
  const { graph } = deskQueues();
  await renderPage(<AdminMarketplacePage />, { graph, viewer });
  await open('Posting blocks');
  expect(await screen.findByText('November 18, 2026, 4:00 AM PST')).toBeVisible();
});
