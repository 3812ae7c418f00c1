import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, fakeViewer, renderPage, type RestAnswers } from '@tbt/web-kit/testing';
import { ClinicRegistrationPage } from './clinic-registration-page';

const AT = '/clinic-registration?code=FIRST5FREE';
const PASSWORD = 'a fine password';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  sessionStorage.clear();
});

async function show(answers: RestAnswers = {}) {
  stop = answerRequests(answers);
  return renderPage(<ClinicRegistrationPage />, { at: AT, path: '/clinic-registration' });
}

async function fill(postalCode = 'M5V 2T6') {
  await userEvent.type(await screen.findByLabelText(/^Office name/), 'Maple Street Dental');
  await userEvent.type(screen.getByLabelText(/^Street address/), '1 Maple Street');
  await userEvent.type(screen.getByLabelText(/^City/), 'Toronto');
  await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Ontario');
  await userEvent.type(screen.getByLabelText(/^Postal code/), postalCode);
  await userEvent.type(screen.getByLabelText(/^Email/), 'office@example.test');
  await userEvent.type(screen.getByLabelText(/^Password/), PASSWORD);
  await userEvent.type(screen.getByLabelText(/^Confirm password/), PASSWORD);
}
const register = () => userEvent.click(screen.getByRole('button', { name: 'Register clinic' }));

describe('/clinic-registration', () => {
  it('opens the account with the code from the address and opens the job form', async () => {
    const sent: unknown[] = [];
    const page = await show({
      'POST /api/users': (payload) => {
        sent.push(payload);
        return { status: 201, body: { id: 7 } };
      },
      'GET /api/auth/me': { body: fakeViewer('clinic') },
    });
    expect(await screen.findByText('Free Premium with the code FIRST5FREE')).toBeVisible();
    await fill();
    await register();
    await waitFor(() => expect(page.address()).toBe('/post-job'));
    expect(await screen.findByText('Your clinic is registered')).toBeVisible();
    expect(sent).toEqual([
      {
        firstName: 'Maple Street',
        lastName: 'Dental',
        role: 'clinic',
        email: 'office@example.test',
        streetAddress: '1 Maple Street',
        city: 'Toronto',
        province: 'Ontario',
        postalCode: 'M5V 2T6',
        password: PASSWORD,
        promotionalCode: 'FIRST5FREE',
      },
    ]);
  });

  it('shows a used-up code at its field, and keeps the input', async () => {
    const message = 'All spots in this promotion are taken.';
    const errors = [{ path: 'promotionalCode', message }];
    await show({ 'POST /api/users': { status: 400, body: { detail: 'Fields', errors } } });
    await fill();
    await register();
    expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Promotional code/)).toBeInvalid();
    expect(screen.getByLabelText(/^Office name/)).toHaveValue('Maple Street Dental');
  });

  it('refuses a postal code of another province', async () => {
    await show();
    await fill('H2X 1Y4');
    await register();
    expect(
      (await screen.findAllByText(/This postal code is not in Ontario/)).length,
    ).toBeGreaterThan(0);
  });

  it('is not for signed-in users', async () => {
    await renderPage(<ClinicRegistrationPage />, { at: AT, viewer: fakeViewer('clinic') });
    expect(await screen.findByText('You’re already logged in')).toBeVisible();
  });
});
