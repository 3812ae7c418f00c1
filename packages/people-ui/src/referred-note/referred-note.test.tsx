import { screen, waitFor } from '@testing-library/react';
import { answer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { ReferralLinkDocument } from '../generated/graphql';
import { ReferredNote } from './referred-note';

const linkOf = (status: string): GraphAnswers =>
  answer(ReferralLinkDocument, () => ({ referralLink: { __typename: 'ReferralLink', status } }));

// Compiling it may take longer than a test waits.
beforeAll(() => import('./referral-state'));

it.each([
  ['valid', /30 days of Pro.*first completed shift.*never expires/],
  ['unknown', /without it/],
  ['own', /new to the site/],
  ['ended', /without it/],
  ['not_new', /already have an account/],
])('says what a link that is %s does', async (status, text) => {
  await renderPage(<ReferredNote code="kx7" />, { graph: linkOf(status) });
  expect(await screen.findByText(text)).toBeVisible();
});

it('tells a clinic what it gets', async () => {
  await renderPage(<ReferredNote code="kx7" isForClinics />, { graph: linkOf('valid') });
  expect(await screen.findByText(/^You get 30 days of Pro/)).toBeVisible();
});

it('shows nothing without a link', async () => {
  const { container } = await renderPage(<ReferredNote code={null} />, { graph: linkOf('valid') });
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
});
