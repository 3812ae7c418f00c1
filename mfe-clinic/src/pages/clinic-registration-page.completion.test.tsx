import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
  type RestAnswers,
} from '@tbt/web-kit/testing';
import { ClinicRegistrationPageDocument } from '../generated/graphql';
import { bareOffice, registration, wholeOffice } from '../testing/registration-scenes';
import { ClinicRegistrationPage } from './clinic-registration-page';

const PATH = '/clinic-registration';
const WITH_CODE = `${PATH}?code=FIRST5FREE&returnTo=%2Fshifts`;

let stop = () => undefined as void;
afterEach(() => {
  stop();
  sessionStorage.clear();
});

async function show(graph: GraphAnswers, answers: RestAnswers = {}) {
  stop = answerRequests(answers);
  const viewer = fakeViewer('clinic', { subscriptionStatus: 'free' });
  return renderPage(<ClinicRegistrationPage />, { at: WITH_CODE, path: PATH, graph, viewer });
}

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a clinic with an account', () => {
  it('adds what is missing only, with what it typed before it logged in', async () => {
    sessionStorage.setItem(
      'draft:clinic-registration',
      JSON.stringify({ streetAddress: '1 Maple Street', city: 'Elsewhere' }),
    );
    const sent: unknown[] = [];
    const page = await show(registration(bareOffice()), {
      'POST /api/clinics': (payload) => {
        sent.push(payload);
        return { status: 201, body: { user: { id: 1 } } };
      },
      'GET /api/auth/me': { body: fakeViewer('clinic') },
    });
    await step('Office');
    expect(screen.queryByLabelText(/^City/)).toBeNull();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('1 Maple Street');
    await userEvent.type(screen.getByLabelText(/^Postal code/), 'M5V 2T6');
    for (const name of ['Getting there', 'How you work', 'Plan', 'Review']) {
      await press('Continue');
      await step(name);
    }
    await press('Save');
    await waitFor(() => expect(page.address()).toBe('/shifts'));
    expect(sent).toMatchObject([
      { streetAddress: '1 Maple Street', city: 'Toronto', promotionalCode: 'FIRST5FREE' },
    ]);
  });

  it('that signed up under a person’s name has to name the office', async () => {
    const sent: unknown[] = [];
    const sam = bareOffice({ firstName: 'Sam', lastName: 'Reid' });
    await show(registration(sam), {
      'POST /api/clinics': (payload) => {
        sent.push(payload);
        return { status: 201, body: { user: { id: 1 } } };
      },
      'GET /api/auth/me': { body: fakeViewer('clinic') },
    });
    await step('Office');
    expect(screen.getByText('So far, professionals see “Sam Reid”.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Street address/), '1 Maple Street');
    await userEvent.type(screen.getByLabelText(/^Postal code/), 'M5V 2T6');
    await press('Continue');
    expect(screen.getByLabelText(/^Office name/)).toBeInvalid();
    await userEvent.type(screen.getByLabelText(/^Office name/), 'Beaches Smile Dental');
    for (const name of ['Getting there', 'How you work', 'Plan', 'Review']) {
      await press('Continue');
      await step(name);
    }
    await press('Save');
    await waitFor(() => expect(sent).toMatchObject([{ officeName: 'Beaches Smile Dental' }]));
  });

  it('that lacks a plan only may still claim the code', async () => {
    await show(registration(wholeOffice()));
    await step('Plan');
    expect(screen.getByLabelText(/^Promotional code/)).toHaveValue('FIRST5FREE');
  });

  it('reads of the trial, and of what no plan leaves out, without a code', async () => {
    await show(registration(wholeOffice()));
    await step('Plan');
    await userEvent.clear(screen.getByLabelText(/^Promotional code/));
    const none = screen.getByRole('radio', { name: /^No plan/ });
    const text = /no emergency requests · 3 suggested professionals per shift/;
    expect(none.closest('label') ?? none.parentElement).toHaveTextContent(text);
    expect(screen.getByText(/7 days of Premium free/)).toBeVisible();
    expect(screen.getByText(/^Everyone can apply/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Basic/ }));
    expect(
      screen.getByText(/A card is needed; nothing is charged during the 7 days/),
    ).toBeVisible();
  });

  it('that lacks nothing is told so', async () => {
    await renderPage(<ClinicRegistrationPage />, {
      at: PATH,
      graph: registration(wholeOffice()),
      viewer: fakeViewer('clinic', { subscriptionStatus: 'active', subscriptionTier: 'pro' }),
    });
    expect(await screen.findByText('Nothing is missing')).toBeVisible();
  });

  it('can try again when its data cannot be loaded', async () => {
    await show(unreachable(ClinicRegistrationPageDocument));
    expect(await screen.findByText('Your clinic could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
