import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import {
  CloseAccountDocument,
  PrivacyPageDocument,
  RequestDataExportDocument,
  SetConsentDocument,
} from '../generated/graphql';
import {
  closingBooking,
  closingBookings,
  dataExportNode,
  ownPrivacy,
  privacyNode,
} from '../testing/privacy-fixtures';
import { PrivacyPage } from './privacy-page';

const viewer = fakeViewer('hygienist');
const at = '/account/privacy';

const refusing = (message: string, path: string[] = []) => ({
  ...ownPrivacy(),
  ...answer(CloseAccountDocument, {
    closeAccount: {
      __typename: 'CloseAccountPayload',
      isClosed: false,
      errors: [{ __typename: 'UserError', message, path }],
    },
  }),
});

describe('/account/privacy', () => {
  it('offers the copy that is ready, and until when', async () => {
    await renderPage(<PrivacyPage />, { at, graph: ownPrivacy(), viewer });
    expect(await screen.findByRole('link', { name: /Download/ })).toHaveAttribute(
      'href',
      '/files/sealed',
    );
    expect(screen.getByText('Available until March 8, 2027')).toBeVisible();
  });

  it('shows the progress of an export, and starts no second one', async () => {
    const collecting = dataExportNode({ status: 'collecting', partsDone: 1, url: null });
    const graph = ownPrivacy(privacyNode({ dataExports: [collecting] }));
    await renderPage(<PrivacyPage />, { at, graph, viewer });
    expect(await screen.findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1 of 3 parts',
    );
    expect(screen.getByRole('button', { name: 'Prepare a copy' })).toBeDisabled();
  });

  it('requests an export and shows errors', async () => {
    const graph = {
      ...ownPrivacy(privacyNode({ dataExports: [] })),
      ...answer(RequestDataExportDocument, {
        requestDataExport: {
          __typename: 'RequestDataExportPayload',
          dataExport: null,
          errors: [{ __typename: 'UserError', message: 'Being collected already.', path: [] }],
        },
      }),
    };
    await renderPage(<PrivacyPage />, { at, graph, viewer });
    expect(await screen.findByText('You have not asked for a copy yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prepare a copy' }));
    expect(await screen.findByText('Being collected already.')).toBeVisible();
  });

  it('switches marketing mail', async () => {
    const graph = {
      ...ownPrivacy(),
      ...answer(SetConsentDocument, {
        setConsent: {
          __typename: 'SetConsentPayload',
          consent: { __typename: 'Consent', purpose: 'marketing_email', isGiven: true },
          errors: [],
        },
      }),
    };
    await renderPage(<PrivacyPage />, { at, graph, viewer });
    const marketing = await screen.findByRole('switch', { name: /news and offers/ });
    expect(marketing).not.toBeChecked();
    await userEvent.click(marketing);
    expect(screen.getByText('Agreed on January 5, 2027')).toBeVisible();
  });

  it('closes the account only with the password', async () => {
    const graph = refusing('This is not your password.', ['password']);
    await renderPage(<PrivacyPage />, { at, graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Close for good' }));
    expect(dialog.getByText('Enter your password.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
    expect(dialog.getByLabelText(/^Password/)).toHaveValue('wrong');
  });

  it('tells what is still open, away from the password, and leads to it', async () => {
    const message = 'One of your shifts isn’t settled yet.';
    const graph = refusing(message);
    await renderPage(<PrivacyPage />, { at, graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Password/), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText(/^Password/)).not.toBeInvalid();
    expect(dialog.getByRole('link', { name: 'Go to my shifts' })).toHaveAttribute(
      'href',
      '/shifts?tab=bookings',
    );
  });

  it.each([
    ['en-CA', 'Close my account', 'Cancelling means you owe $195.00.', 'Go to my shifts'],
    ['fr-CA', 'Fermer mon compte', /vous devrez 195,00/, 'Voir mes quarts'],
  ] as const)(
    'shows in %s what booked shifts cost, and leads to them',
    async (locale, ask, price, way) => {
      const bookings = closingBookings(
        closingBooking('1', { compensation: '195.00' }),
        closingBooking('2', { reliabilityPoints: 10 }),
      );
      const graph = { ...ownPrivacy(), ...bookings };
      await renderPage(<PrivacyPage />, { at, graph, viewer, locale });
      await userEvent.click(await screen.findByRole('button', { name: ask }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByText(price)).toBeVisible();
      expect(dialog.getAllByRole('listitem')).toHaveLength(2);
      expect(dialog.getByRole('link', { name: way })).toHaveAttribute(
        'href',
        '/shifts?tab=bookings',
      );
      expect(dialog.queryByLabelText(/^(Password|Mot de passe)/)).toBeNull();
    },
  );

  it.each([
    ['en-CA', 'Close my account', /^Your Pro plan ends at once.*Nothing more will be charged\.$/],
    ['fr-CA', 'Fermer mon compte', /^Votre forfait Pro prend fin aussitôt/],
  ] as const)('says in %s that a live plan ends with the account', async (locale, ask, line) => {
    const clinic = { ...fakeViewer('clinic'), subscriptionTier: 'pro' as const };
    const graph = ownPrivacy();
    const paying = { ...clinic, subscriptionStatus: 'active' as const };
    await renderPage(<PrivacyPage />, { at, graph, viewer: paying, locale });
    await userEvent.click(await screen.findByRole('button', { name: ask }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(line)).toBeVisible();
  });

  it('says nothing of a plan that is over', async () => {
    const clinic = { ...fakeViewer('clinic'), subscriptionTier: 'pro' as const };
    const former = { ...clinic, subscriptionStatus: 'ended' as const };
    await renderPage(<PrivacyPage />, { at, graph: ownPrivacy(), viewer: former });
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('This cannot be undone.')).toBeVisible();
    expect(dialog.queryByText(/plan ends/)).toBeNull();
  });

  it('offers no account closure to administrators: another one does it', async () => {
    const admin = { ...viewer, isAdmin: true };
    await renderPage(<PrivacyPage />, { at, graph: ownPrivacy(), viewer: admin });
    expect(await screen.findByText('What I agreed to')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<PrivacyPage />, { at, graph: ownPrivacy() });
    expect(await screen.findByText(/Log in to see what we keep about you/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    await renderPage(<PrivacyPage />, { at, graph: unreachable(PrivacyPageDocument), viewer });
    expect(
      await screen.findByText('Your privacy page could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
  });
});
