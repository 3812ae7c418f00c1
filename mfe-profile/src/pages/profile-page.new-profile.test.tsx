import { LIMITS } from '@tbt/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, fakeViewer, renderPage, type RestAnswers } from '@tbt/web-kit/testing';
import { ProfilePage } from './profile-page';

const viewer = fakeViewer('hygienist');

let stop: () => void = () => undefined;
const answering = (answers: RestAnswers) => {
  stop = answerRequests(answers);
};
// The whole form is rendered: slow machines need time.
jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
afterEach(() => {
  stop();
  localStorage.clear();
});

describe('/profile, new', () => {
  const fill = async () => {
    await write(await screen.findByLabelText(/^First name/), 'Ana');
    await write(screen.getByLabelText(/^Last name/), 'Reyes');
    await write(screen.getByLabelText(/^Email/), 'ana@demo.test');
    await write(screen.getByLabelText(/^Password/), 'a fine password');
    await write(screen.getByLabelText(/^Confirm password/), 'a fine password');
  };
  const create = () =>
    userEvent.click(screen.getByText('Create Profile', { selector: 'button, button *' }));

  it('creates the profile, is signed in and goes to the shifts', async () => {
    const sent = jest.fn();
    answering({
      'POST /api/users': (payload) => {
        sent(payload);
        return { status: 201, body: viewer };
      },
      'GET /api/auth/me': { body: viewer },
    });
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Institution'), 'Laval University');
    expect(screen.getByText('Education tier: Recognized')).toBeVisible();
    const years = within(screen.getByLabelText('Graduation year')).getAllByRole('option');
    expect(years).toHaveLength(21);
    expect(years.filter((year) => /New Grad/.test(year.textContent ?? ''))).toHaveLength(3);
    await write(screen.getByLabelText('GPA'), '3,75');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evenings' }));
    expect(screen.getByRole('option', { name: 'Texas (Coming Soon)' })).toBeDisabled();
    await create();
    expect(await screen.findByText('Profile Created Successfully!')).toBeVisible();
    expect(
      screen.getByText(
        'Your profile is now active and you can start applying for jobs. Confirm your email with the link we sent.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/jobs'), { timeout: 10_000 });
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        email: 'ana@demo.test',
        password: 'a fine password',
        role: 'hygienist',
        educationInstitution: 'Laval University',
        gpa: '3.75',
        travelDistance: 25,
        availability: ['Evenings'],
      }),
    );
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('confirmPassword');
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('clinicVibe');
  });

  it('keeps a failure beside the button until the next attempt', async () => {
    answering({ 'POST /api/users': { status: 503, body: { detail: 'Try again in a moment.' } } });
    await renderPage(<ProfilePage />, { at: '/profile' });
    await fill();
    await create();
    const form = within(screen.getByRole('form'));
    expect(await form.findByText('Try again in a moment.')).toBeVisible();
    expect(form.queryByText('Please check these fields')).toBeNull();
  });

  it('asks assistants for the licence and lists what is wrong', async () => {
    await renderPage(<ProfilePage />, { at: '/profile' });
    await userEvent.selectOptions(await screen.findByLabelText(/^Professional role/), 'assistant');
    await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Ontario');
    expect(screen.getByLabelText('License Number *')).toBeRequired();
    expect(screen.getByText('Required for dental assistants')).toBeVisible();
    await write(screen.getByLabelText(/^Password/), 'short');
    await create();
    expect(
      await screen.findByText('License number is required for dental assistants'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^First name: / })).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Password must be at least 8 characters.' }),
    ).toBeVisible();
  });

  it('asks an assistant in Quebec, where no licence is issued, for the certificate', async () => {
    await renderPage(<ProfilePage />, { at: '/profile?role=assistant' });
    const open = await screen.findByLabelText(/^Licence or certificate number/);
    expect(open).toHaveAccessibleDescription(/^Choose your province first\. In Quebec/);
    await create();
    expect(
      await screen.findByText(
        /^Licence or certificate number: Choose your province, then/,
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    expect(screen.queryByText(/License number is required/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Quebec');
    const number = screen.getByLabelText(/^Certificate number/);
    expect(number).toBeRequired();
    expect(number).toHaveAccessibleDescription(/write the year it was issued/);
    expect(screen.queryByText(/License Number|Required for dental assistants/)).toBeNull();
    expect(
      await screen.findByText(/^Certificate number: Enter/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(number).toHaveAccessibleDescription(/^Enter the number of your certificate/);
    expect(screen.queryByText(/License number is required/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Ontario');
    expect(screen.getByLabelText('License Number *')).toBeRequired();
  });

  it.each([
    ['Quebec', 'Add the file of my certificate', '/profile?tab=verification&add=licence'],
    ['Ontario', 'Add the file of my licence', '/profile?tab=verification&add=licence'],
    ['', 'Complete my verification', '/profile?tab=verification'],
  ])('of an assistant in “%s” leads on by “%s”', async (province, label, address) => {
    answering({
      'POST /api/users': { status: 201, body: fakeViewer('assistant') },
      'GET /api/auth/me': { body: fakeViewer('assistant') },
    });
    const page = await renderPage(<ProfilePage />, { at: '/profile?role=assistant' });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Province or state'), province);
    await write(
      screen.getByLabelText(/^(License Number|Licence or certificate|Certificate number)/),
      '2019',
    );
    await create();
    const action = { selector: 'button, button *' };
    await userEvent.click(await screen.findByText(label, action, { timeout: 10_000 }));
    await waitFor(() => expect(page.address()).toBe(address), { timeout: 10_000 });
  });

  it('drops fields of another role', async () => {
    await renderPage(<ProfilePage />, { at: '/profile' });
    const role = await screen.findByLabelText(/^Professional role/);
    await userEvent.selectOptions(role, 'clinic');
    await userEvent.selectOptions(screen.getByLabelText('Province'), 'Ontario');
    await write(screen.getByLabelText('Street address'), '1'.repeat(LIMITS.streetAddressMax + 1));
    await create();
    const tooLong = `Use at most ${LIMITS.streetAddressMax} characters.`;
    expect(await screen.findByText(tooLong)).toBeVisible();
    await userEvent.selectOptions(role, 'hygienist');
    await create();
    expect(screen.queryByText(tooLong)).toBeNull();
  });

  it('shows user errors at the field and in a toast', async () => {
    const detail = 'An account with this email already exists.';
    answering({
      'POST /api/users': {
        status: 409,
        body: {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'CONFLICT',
          detail,
          errors: [{ path: 'email', message: detail }],
        },
      },
    });
    await renderPage(<ProfilePage />, { at: '/profile' });
    await fill();
    await create();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(new RegExp(detail)).length).toBeGreaterThan(1);
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ana');
  });

  it('keeps the draft over a reload, without the password', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await write(await screen.findByLabelText(/^Email/), 'ana@demo.test');
    await write(screen.getByLabelText(/^Password/), 'a fine password');
    page.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a fine password');
    await renderPage(<ProfilePage />, { at: '/profile' });
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('ana@demo.test');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  });

  it('confirms before discarding input', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await write(await screen.findByLabelText(/^First name/), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(sessionStorage.getItem('draft:create-profile')).toBeNull();
  });
});
