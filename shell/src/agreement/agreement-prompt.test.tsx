import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSIONS } from '@tbt/contracts';
import { TextField } from '@tbt/design-system';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { AgreementPrompt } from './agreement-prompt';

const OLD = '2026-11-24';
const consents = (terms: string, privacy: string) => [
  { __typename: 'Consent', purpose: 'terms', textVersion: terms },
  { __typename: 'Consent', purpose: 'privacy', textVersion: privacy },
];

beforeEach(() => localStorage.clear());

/** A page with a field beside the prompt, for an account that accepted these versions. */
async function show(accepted: object[], answers: GraphAnswers = {}, viewer = fakeViewer('clinic')) {
  let asked = 0;
  const sent: unknown[] = [];
  const graph: GraphAnswers = {
    Agreements: () => {
      asked += 1;
      return { data: { me: { __typename: 'User', id: String(viewer.id), consents: accepted } } };
    },
    AcceptAgreement: ({ input }) => {
      sent.push(input);
      return {
        data: { setConsent: { __typename: 'SetConsentPayload', consent: null, errors: [] } },
      };
    },
    ...answers,
  };
  const page = await renderPage(
    <>
      <AgreementPrompt />
      <TextField aria-label="Notes" />
    </>,
    { viewer, graph },
  );
  return { ...page, sent, asked: () => asked };
}
const prompt = () => screen.queryByRole('region', { name: 'Our terms have changed' });
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept' }));
const version = CONSENT_VERSIONS.terms;

it('asks for the changed document alone, says what changed and keeps what is typed', async () => {
  const { sent, unmount } = await show(consents(OLD, OLD));
  await userEvent.type(screen.getByLabelText('Notes'), 'half a sen');
  const region = await screen.findByRole('region', { name: 'Our terms have changed' });
  expect(within(region).getAllByRole('link')).toHaveLength(1);
  expect(within(region).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(region).toHaveTextContent(
    'In force since November 26, 2026. The rules of the site are now part',
  );
  await accept();
  await waitFor(() => expect(prompt()).not.toBeInTheDocument());
  expect(sent).toEqual([{ purpose: 'terms', isGiven: true, textVersion: version }]);
  expect(screen.getByLabelText('Notes')).toHaveValue('half a sen');
  unmount();
  // This browser knows.
  const { asked } = await show(consents(OLD, OLD));
  expect(asked()).toBe(0);
  expect(prompt()).not.toBeInTheDocument();
});

it.each([
  ['accepted the current versions', consents(version, CONSENT_VERSIONS.privacy)],
  ['was opened by a service', []],
])('asks nothing of an account that %s, and remembers it', async (_, accepted) => {
  const { asked } = await show(accepted);
  await waitFor(() => expect(localStorage.getItem('agreed')).toContain(version));
  expect(asked()).toBe(1);
  expect(prompt()).not.toBeInTheDocument();
});

it('asks another account in the same browser', async () => {
  const { unmount } = await show(consents(version, version));
  await waitFor(() => expect(localStorage.getItem('agreed')).not.toBeNull());
  unmount();
  await show(consents(OLD, OLD), {}, fakeViewer('hygienist'));
  expect(await screen.findByRole('region', { name: 'Our terms have changed' })).toBeVisible();
});

it('can be put off, and asks again at the next visit', async () => {
  const { sent, unmount } = await show(consents(OLD, OLD));
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(prompt()).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  unmount();
  await show(consents(OLD, OLD));
  expect(await screen.findByRole('region', { name: 'Our terms have changed' })).toBeVisible();
});

it('says why it was not recorded, and asks on', async () => {
  const message = 'There is a newer version. Reload the page to read it.';
  await show(consents(OLD, OLD), {
    AcceptAgreement: {
      data: {
        setConsent: {
          __typename: 'SetConsentPayload',
          consent: null,
          errors: [{ __typename: 'UserError', message, path: ['textVersion'] }],
        },
      },
    },
  });
  await screen.findByRole('region', { name: 'Our terms have changed' });
  await accept();
  expect(await screen.findByText(`This was not recorded. ${message}`)).toHaveRole('alert');
  expect(localStorage.getItem('agreed')).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

it('asks visitors nothing', async () => {
  let asked = 0;
  const graph: GraphAnswers = {
    Agreements: () => {
      asked += 1;
      return { data: { me: null } };
    },
  };
  await renderPage(<AgreementPrompt />, { viewer: null, graph });
  expect(asked).toBe(0);
});
