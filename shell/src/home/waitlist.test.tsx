import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerRequests, renderPage, type RestAnswers } from '@tbt/web-kit/testing';
import { MarketSizeDocument } from '../generated/graphql';
import { HomePage } from './home-page';
import '../texts';

const PROMO = 'GET /api/check-promo/FIRST5FREE';
const WAITLIST = 'POST /api/waitlist';
const open: RestAnswers = { [PROMO]: { body: { valid: true, remaining: 3 } } };

let stop = () => undefined as void;
afterEach(() => {
  stop();
  sessionStorage.clear();
});

async function show(answers: RestAnswers = open) {
  stop = answerRequests(answers);
  const marketSize = { __typename: 'MarketSize', professionals: 12, clinics: 3 } as const;
  await renderPage(<HomePage />, { graph: answer(MarketSizeDocument, { marketSize }) });
  await screen.findByRole('heading', { name: 'Join the waitlist' });
}

describe('the waitlist', () => {
  const name = () => screen.getByLabelText(/^Full name/);
  const button = () => screen.getByRole('button', { name: /^(Join Waitlist|Joining\.\.\.)$/ });

  async function fill() {
    await userEvent.type(name(), 'siobhán mcDonald-o’neil');
    await userEvent.type(screen.getByLabelText(/^Email/), 'siobhan@example.test');
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Ontario');
    await userEvent.selectOptions(screen.getByLabelText(/^I am a/), 'hygienist');
  }

  it('requires every field before it can be sent', async () => {
    await show();
    expect(button()).toBeDisabled();
    expect(screen.getByText('Please fill out all required fields')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Email/), 'robin');
    await userEvent.tab();
    expect(await screen.findByText('Please fix the errors above')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('lists the US states, not to be chosen', async () => {
    await show();
    const texas = screen.getByRole('option', { name: 'Texas (Coming Soon)' });
    expect(texas).toBeDisabled();
    expect(screen.getAllByRole('option', { name: /Coming Soon/ })).toHaveLength(50);
  });

  it('joins, shows a toast and clears the form', async () => {
    const sent: unknown[] = [];
    await show({
      ...open,
      [WAITLIST]: (payload) => {
        sent.push(payload);
        return { status: 201, body: { id: 1 } };
      },
    });
    await fill();
    expect(button()).toBeEnabled();
    await userEvent.click(button());
    expect(await screen.findByText('Success!')).toBeVisible();
    expect(
      screen.getByText("You've been added to the waitlist. We'll be in touch soon!"),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Siobhán McDonald-O’Neil',
        email: 'siobhan@example.test',
        province: 'Ontario',
        role: 'hygienist',
        betaTester: false,
      },
    ]);
    expect(name()).toHaveValue('');
    expect(button()).toBeDisabled();
  });

  it('says that it is joining', async () => {
    await show({ ...open, [WAITLIST]: 'pending' });
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Joining...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('shows the server’s message, and keeps the input', async () => {
    await show({ ...open, [WAITLIST]: { status: 429, body: { detail: 'Try again later.' } } });
    await fill();
    await userEvent.click(button());
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Try again later.')).toBeVisible();
    expect(name()).toHaveValue('Siobhán McDonald-O’Neil');
  });

  it('ignores an IME composition until it ends', async () => {
    await show();
    const field = name();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'é' }, isComposing: true });
    expect(field).toHaveValue('é');
    fireEvent.compositionEnd(field, { data: 'é' });
    expect(field).toHaveValue('É');
  });

  it('keeps the cursor where it is', async () => {
    await show();
    const field = name() as HTMLInputElement;
    await userEvent.type(field, 'Ana Roy');
    await userEvent.type(field, 'lise ', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field).toHaveValue('Ana Lise Roy');
    expect(field.selectionStart).toBe(9);
  });
});
