import { screen, waitFor, within } from '@testing-library/react';
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
import { registration } from '../testing/registration-scenes';
import { headingsShown } from '../testing/headings-shown';
import { ClinicRegistrationPage } from './clinic-registration-page';

const PATH = '/clinic-registration';
const PASSWORD = 'a fine password';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  sessionStorage.clear();
});

type Scene = { at?: string; graph?: GraphAnswers; answers?: RestAnswers };

async function show({ at = PATH, graph = registration(null), answers }: Scene = {}) {
  stop = answerRequests(answers ?? {});
  return renderPage(<ClinicRegistrationPage />, { at, path: PATH, graph });
}

const summary = () => within(screen.getByRole('form')).findByRole('alert');
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const proceed = () => press('Continue');

async function typeAccount() {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'office@example.test');
  await userEvent.type(screen.getByLabelText(/^Password/), PASSWORD);
  await userEvent.type(screen.getByLabelText(/^Confirm password/), PASSWORD);
  await proceed();
  await step('Office');
}
async function typeOffice(postalCode = 'm5v2t6') {
  await userEvent.type(screen.getByLabelText(/^Office name/), 'Maple Street Dental');
  await userEvent.type(screen.getByLabelText(/^Street address/), '1 Maple Street');
  await userEvent.type(screen.getByLabelText(/^City/), 'Toronto');
  await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Ontario');
  await userEvent.type(screen.getByLabelText(/^Postal code/), postalCode);
  await proceed();
}
async function toPlan() {
  await typeAccount();
  await typeOffice();
  await step('Getting there');
  await proceed();
  await step('How you work');
  await proceed();
  await step('Plan');
}

const registered = (sent: unknown[]): RestAnswers => ({
  'POST /api/clinics': (payload) => {
    sent.push(payload);
    return { status: 201, body: { user: { id: 7 } } };
  },
  'GET /api/auth/me': { body: fakeViewer('clinic') },
});

const office = {
  ...{ officeName: 'Maple Street Dental', email: 'office@example.test', password: PASSWORD },
  ...{ streetAddress: '1 Maple Street', city: 'Toronto', province: 'Ontario' },
  postalCode: 'M5V 2T6',
};

describe('a visitor', () => {
  it('registers step by step with the code of the address, and posts a shift next', async () => {
    const sent: unknown[] = [];
    const page = await show({ at: `${PATH}?code=FIRST5FREE&ref=kx7`, answers: registered(sent) });
    await typeAccount();
    await typeOffice();
    await step('Getting there');
    await userEvent.type(screen.getByLabelText(/^Parking/), 'Behind the house');
    await userEvent.type(screen.getByLabelText(/^On arrival/), 'Ring twice{enter}Ask for Robin');
    await proceed();
    await step('How you work');
    await userEvent.selectOptions(screen.getByLabelText(/^Clinic vibe/), 'Chill');
    await userEvent.type(screen.getByLabelText(/^Time per patient/), '50');
    await proceed();
    await step('Plan');
    expect(screen.getByText('Free Premium with the code FIRST5FREE')).toBeVisible();
    expect(screen.getByText('Your code gives you Premium.')).toBeVisible();
    expect(screen.getByText('Only 3 spots left!')).toBeVisible();
    await proceed();
    await step('Review');
    expect(screen.getByText('50 min')).toBeVisible();
    expect(
      screen.getByText('Premium, free with the code FIRST5FREE. It starts at once.'),
    ).toBeVisible();
    const shown = headingsShown();
    await press('Register clinic');
    await waitFor(() => expect(page.address()).toBe('/post-job'));
    expect(shown().filter((title) => title.startsWith('Finish'))).toEqual([]);
    expect(await screen.findByText('Your clinic is registered')).toBeVisible();
    expect(sent).toEqual([
      {
        ...office,
        parking: 'Behind the house',
        orientation: ['Ring twice', 'Ask for Robin'],
        clinicVibe: 'chill',
        ...{ software: null, minutesPerPatient: 50, scrubs: null },
        promotionalCode: 'FIRST5FREE',
        referralCode: 'kx7',
      },
    ]);
    expect(sessionStorage.getItem('draft:clinic-registration')).toBeNull();
  });

  it('asks for at most nine required inputs', async () => {
    await show();
    let required = 0;
    const count = () => {
      required += [...document.querySelectorAll('input, select, textarea')].filter(
        (field) => field.getAttribute('aria-required') === 'true' || field.matches(':required'),
      ).length;
    };
    await screen.findByLabelText(/^Email/);
    count();
    expect(required).toBe(3);
    await typeAccount();
    count();
    await typeOffice();
    for (const name of ['Getting there', 'How you work', 'Plan']) {
      await step(name);
      count();
      await proceed();
    }
    await step('Review');
    count();
    expect(required).toBeLessThanOrEqual(9);
  });

  it('goes to the payment page with the chosen plan', async () => {
    const sent: unknown[] = [];
    const page = await show({ answers: registered(sent) });
    await toPlan();
    await userEvent.click(screen.getByRole('radio', { name: /^Pro/ }));
    await proceed();
    await step('Review');
    expect(screen.getByText(/HST 13%: \$7\.67/)).toBeVisible();
    expect(screen.getByText(/^Free for 7 days, then \$66\.67 a month with taxes\./)).toBeVisible();
    await press('Register clinic');
    await waitFor(() => expect(page.address()).toBe('/checkout?plan=pro'));
    expect(screen.queryByText('One more step: your plan.')).toBeNull();
    expect(sent).toMatchObject([{ ...office, promotionalCode: null }]);
  });

  it('stays at a step until it is right; the errors get the focus', async () => {
    await show();
    await screen.findByLabelText(/^Email/);
    await userEvent.type(screen.getByLabelText(/^Email/), 'robin');
    await proceed();
    const problems = await summary();
    await waitFor(() => expect(problems).toHaveFocus());
    expect(within(problems).getByRole('link', { name: /^Email: / })).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    await userEvent.clear(screen.getByLabelText(/^Email/));
    await typeAccount();
    await typeOffice('H2X 1Y4');
    expect(
      (await screen.findAllByText(/This postal code is not in Ontario/)).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Getting there' })).toBeNull();
  });

  it('goes back without loss, and the step’s heading gets the focus', async () => {
    const page = await show();
    await typeAccount();
    expect(await step('Office')).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Office name/), 'Maple Street Dental');
    await press('Back');
    expect(await step('Account')).toHaveFocus();
    expect(screen.getByLabelText(/^Password/)).toHaveValue(PASSWORD);
    expect(page.address()).toBe(`${PATH}?step=account`);
    await proceed();
    await step('Office');
    expect(screen.getByLabelText(/^Office name/)).toHaveValue('Maple Street Dental');
  });

  it('finds everything but the password after a reload', async () => {
    const first = await show();
    await typeAccount();
    await typeOffice();
    await step('Getting there');
    first.unmount();
    stop();
    const page = await show({ at: `${PATH}?step=arrival` });
    await step('Account');
    await waitFor(() => expect(page.address()).toBe(`${PATH}?step=account`));
    expect(screen.getByText('What you typed was kept')).toBeVisible();
    expect(screen.getByText(/^Your account has not been created yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in and add your office' })).toBeNull();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('office@example.test');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
    await userEvent.type(screen.getByLabelText(/^Password/), PASSWORD);
    await userEvent.type(screen.getByLabelText(/^Confirm password/), PASSWORD);
    await proceed();
    await step('Office');
    expect(screen.getByLabelText(/^Postal code/)).toHaveValue('m5v2t6');
  });

  it('whose code was used up meanwhile is told at the plan, and keeps the input', async () => {
    const message = 'All spots in this promotion are taken.';
    const errors = [{ path: 'promotionalCode', message }];
    await show({
      at: `${PATH}?code=FIRST5FREE`,
      answers: { 'POST /api/clinics': { status: 400, body: { detail: 'Fields', errors } } },
    });
    await toPlan();
    await proceed();
    await step('Review');
    await press('Register clinic');
    await step('Plan');
    expect(screen.getByLabelText(/^Promotional code/)).toBeInvalid();
    expect(await summary()).toHaveTextContent(message);
    await userEvent.clear(screen.getByLabelText(/^Promotional code/));
    expect(screen.getByRole('radio', { name: /^No plan/ })).toBeChecked();
    await proceed();
    await step('Review');
    expect(screen.getByText('Maple Street Dental')).toBeVisible();
  });

  it('whose address is taken is told at the account, and keeps the input', async () => {
    const errors = [{ path: 'email', message: 'There is an account with this email.' }];
    await show({
      answers: { 'POST /api/clinics': { status: 409, body: { detail: 'x', errors } } },
    });
    await toPlan();
    await proceed();
    await step('Review');
    await press('Register clinic');
    await step('Account');
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(await summary()).toHaveTextContent('There is an account with this email.');
    expect(screen.getByLabelText(/^Password/)).toHaveValue(PASSWORD);
    await userEvent.type(screen.getByLabelText(/^Email/), '.ca');
    await proceed();
    await step('Office');
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('1 Maple Street');
  });

  it('reads that the code is used up before it is sent', async () => {
    await show({ at: `${PATH}?code=FIRST5FREE`, graph: registration(null, 0) });
    await toPlan();
    expect(screen.getByText('All 5 spots of FIRST5FREE are taken')).toBeVisible();
    await proceed();
    expect(await summary()).toHaveTextContent('All spots in this promotion are taken.');
  });

  it('reads that there is no such code before the review', async () => {
    await show();
    await toPlan();
    await userEvent.type(screen.getByLabelText(/^Promotional code/), 'FIRST6');
    for (const _try of [1, 2]) {
      await proceed();
      const problems = await summary();
      await waitFor(() => expect(problems).toHaveFocus());
      expect(problems).toHaveTextContent('There is no promotion with this code.');
    }
    expect(screen.getByLabelText(/^Promotional code/)).toBeInvalid();
    await userEvent.clear(screen.getByLabelText(/^Promotional code/));
    await proceed();
    await step('Review');
  });

  it('with an account can log in and come back', async () => {
    await show({ at: `${PATH}?code=FIRST5FREE` });
    expect(await screen.findByRole('link', { name: 'Log in and add your office' })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent(`${PATH}?code=FIRST5FREE`)}`,
    );
  });
});

it('tells a professional why not', async () => {
  await renderPage(<ClinicRegistrationPage />, {
    at: PATH,
    graph: registration(null),
    viewer: fakeViewer('hygienist'),
  });
  expect(await screen.findByText('Only a dental office can be registered here')).toBeVisible();
  expect(screen.getByText(/log out and use another email address/)).toBeVisible();
});

it('works while the offer cannot be read', async () => {
  await show({ graph: unreachable(ClinicRegistrationPageDocument) });
  await typeAccount();
});
