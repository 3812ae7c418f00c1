import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { RequestEmailConfirmationDocument } from '../../generated/graphql';
import { toFinish } from '../../testing/to-finish-scenes';
import { ToFinish } from './to-finish';

it('shows a professional missing items, with links', async () => {
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph: toFinish() });
  expect(await screen.findByRole('region', { name: 'Before your first booking' })).toBeVisible();
  expect(screen.getByText('Add your Ontario licence.')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
    'Your licence number for Ontario',
  );
  const link = screen.getByRole('link', { name: 'Add my licence' });
  expect(link).toHaveAttribute('href', '/profile?tab=verification&add=licence');
});

it('asks for the province first, with nothing done before it', async () => {
  const gap = {
    __typename: 'CredentialGap',
    code: 'province_missing',
    message: 'Choose your province first.',
  } as const;
  const graph = toFinish({ province: null, credentialGaps: [gap] });
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph });
  expect(await screen.findByText('Choose your province first.')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Your province');
  expect(screen.getByText('0 of 5 done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose my province' })).toHaveAttribute(
    'href',
    '/profile#profile-province',
  );
});

it('names no step while the gaps are unknown', async () => {
  const graph = toFinish({ credentialGaps: null, isEmailConfirmed: false });
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph });
  expect(await screen.findByText('Confirm your email')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('asks for the confirmation of the email, and sends the link again', async () => {
  const graph = {
    ...toFinish({ isEmailConfirmed: false }),
    ...answer(RequestEmailConfirmationDocument, {
      requestEmailConfirmation: {
        __typename: 'RequestEmailConfirmationPayload',
        email: 'ana@reyes.ca',
        errors: [],
      },
    }),
  };
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect((await screen.findAllByText('A link is on its way to ana@reyes.ca')).length).toBeTruthy();
});

it('stops asking once the link was opened in another tab', async () => {
  let isEmailConfirmed = false;
  const graph: GraphAnswers = {
    ToFinish: () => (toFinish({ isEmailConfirmed })['ToFinish'] as () => object)() as never,
  };
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph });
  expect(await screen.findByText('Confirm your email')).toBeVisible();
  isEmailConfirmed = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
});

it('leads to the review while it runs', async () => {
  const gap = {
    __typename: 'CredentialGap',
    code: 'licence_pending',
    message: 'In review.',
  } as const;
  const graph = toFinish({ credentialGaps: [gap] });
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph });
  expect(
    await screen.findByRole('link', { name: 'See where my verification stands' }),
  ).toBeVisible();
});

it('asks a clinic for its office pack until there is one', async () => {
  const graph = toFinish({ role: 'clinic', credentialGaps: [] });
  await renderPage(<ToFinish />, { viewer: fakeViewer('clinic'), graph });
  expect(await screen.findByRole('region', { name: 'Introduce your office' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile?tab=guide');
});

it.each([
  ['a verified professional', toFinish({ credentialGaps: [] })],
  [
    'a clinic with a pack',
    toFinish({ role: 'clinic', officePack: { __typename: 'OfficePack', version: 1 } }),
  ],
  ['an administrator', toFinish({ role: null, credentialGaps: [] })],
])('says nothing to %s', async (_, graph) => {
  const ask = jest.fn(graph['ToFinish'] as () => object);
  await renderPage(<ToFinish />, {
    viewer: fakeViewer('hygienist'),
    graph: { ToFinish: ask as never },
  });
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
