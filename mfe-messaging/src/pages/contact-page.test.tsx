import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { ContactPage } from './contact-page';

const payload = (errors: object[] = []) => ({
  data: {
    sendContactMessage: {
      __typename: 'SendContactMessagePayload',
      isReceived: errors.length === 0 ? true : null,
      errors,
    },
  },
});

/** The form waits two seconds before it is sent. */
const ONCE_READ = { timeout: 3_000 };

async function fill() {
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Ada O’Neil');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.test');
  await userEvent.selectOptions(screen.getByLabelText(/^I am a/), 'hygienist');
  await userEvent.type(screen.getByLabelText(/^Subject/), 'A question');
  await userEvent.type(screen.getByLabelText(/^Message/), 'How?');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('/contact', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends the message, shows a toast and clears the form', async () => {
    const sent: unknown[] = [];
    const graph: GraphAnswers = {
      SendContactMessage: ({ input }) => {
        sent.push(input);
        return payload();
      },
    };
    await renderPage(<ContactPage />, { at: '/contact', graph });
    await fill();
    await send();
    expect(await screen.findByText('Message sent', {}, ONCE_READ)).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Ada O’Neil',
        email: 'ada@example.test',
        phone: null,
        subject: 'A question',
        message: 'How?',
        userType: 'hygienist',
        website: '',
        secondsOpen: expect.any(Number),
      },
    ]);
    // Sent after the minimum reading time.
    expect((sent[0] as { secondsOpen: number }).secondsOpen).toBeGreaterThanOrEqual(2);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
  });

  it('lists missing fields, and keeps the draft over a reload', async () => {
    const page = await renderPage(<ContactPage />, { at: '/contact' });
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Ada');
    await send();
    expect(await screen.findByText('Please check these fields')).toBeVisible();
    expect(screen.getByLabelText(/^Subject/)).toBeInvalid();
    page.unmount();
    await renderPage(<ContactPage />, { at: '/contact' });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Ada');
  });

  it('shows the server’s refusal over the form', async () => {
    const error = {
      __typename: 'UserError',
      code: 'VALIDATION_FAILED',
      message: 'Please wait a moment and send it again.',
      path: [],
      reasons: [],
    };
    await renderPage(<ContactPage />, {
      at: '/contact',
      graph: { SendContactMessage: payload([error]) },
    });
    await fill();
    await send();
    expect(await screen.findByText(/Please wait a moment/, {}, ONCE_READ)).toBeVisible();
    expect(screen.getByLabelText(/^Message/)).toBeValid();
    expect(screen.getByLabelText(/^Message/)).toHaveValue('How?');
  });

  it('prefills name and email of the viewer', async () => {
    const viewer = fakeViewer('clinic');
    await renderPage(<ContactPage />, { at: '/contact', viewer });
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(viewer.email);
    expect(screen.getByLabelText(/^I am a/)).toHaveValue('clinic');
  });

  it.each([
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms of Service'],
    ['cookies', 'Cookie Policy'],
    ['support', 'Support'],
  ])('opens at #%s with the focus there', async (anchor, title) => {
    await renderPage(<ContactPage />, { at: `/contact#${anchor}` });
    const heading = await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('links to the full texts', async () => {
    await renderPage(<ContactPage />, { at: '/contact' });
    for (const [name, path] of [
      ['Read the whole privacy policy', '/privacy'],
      ['Read the whole terms of service', '/terms'],
      ['Read the whole cookie policy', '/cookies'],
    ])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('has its texts in French', async () => {
    await renderPage(<ContactPage />, { at: '/contact', locale: 'fr-CA' });
    expect(
      await screen.findByRole('heading', { name: 'Politique de confidentialité' }),
    ).toBeVisible();
    expect(screen.getByText(/Loi 25/)).toBeVisible();
  });
});
