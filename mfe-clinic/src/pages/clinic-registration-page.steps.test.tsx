import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { registration } from '../testing/registration-scenes';
import { ClinicRegistrationPage } from './clinic-registration-page';

const at = '/clinic-registration';
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const scrolled: (string | null)[] = [];
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrolled.push(within(this).getByRole('heading', { level: 2 }).textContent);
    within(this).getByRole('navigation', { name: 'Steps of the registration' });
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  sessionStorage.clear();
});

it('opens each step with the way so far in view, also after an error', async () => {
  await renderPage(<ClinicRegistrationPage />, { at, path: at, graph: registration(null) });
  const email = await screen.findByLabelText(/^Email/);
  await press('Continue');
  const summary = await within(screen.getByRole('form')).findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(scrolled).toEqual([]);
  await userEvent.type(email, 'office@example.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a fine password');
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'a fine password');
  await press('Continue');
  expect(await step('Office')).toHaveFocus();
  await press('Back');
  expect(await step('Account')).toHaveFocus();
  expect(scrolled).toEqual(['Office', 'Account']);
});

it('announces what is wrong now when a step is refused again, and nothing of it later', async () => {
  await renderPage(<ClinicRegistrationPage />, { at, path: at, graph: registration(null) });
  const email = await screen.findByLabelText(/^Email/);
  const announced: string[][] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'alert') return;
    announced.push(
      within(target)
        .getAllByRole('listitem')
        .map((item) => `${item.querySelector('s') ? 'fixed: ' : ''}${item.textContent}`),
    );
  };
  document.addEventListener('focusin', note);
  await press('Continue');
  await waitFor(() => expect(announced).toHaveLength(1));
  expect(announced[0]).toHaveLength(3);
  await userEvent.type(email, 'office@example.test');
  await press('Continue');
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(announced[1]).toEqual(announced[0]?.slice(1));
  await userEvent.type(screen.getByLabelText(/^Password/), 'a fine password');
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'a fine password');
  await press('Continue');
  await step('Office');
  await press('Back');
  await step('Account');
  document.removeEventListener('focusin', note);
  expect(announced).toHaveLength(2);
  expect(within(screen.getByRole('form')).queryByRole('alert')).toBeNull();
});

it('logging in instead leads back with what was chosen', async () => {
  const start = '?plan=pro&ref=kx7&returnTo=%2Fmessages';
  const graph = registration(null);
  await renderPage(<ClinicRegistrationPage />, { at: `${at}${start}`, path: at, graph });
  const logIn = await screen.findByRole('link', { name: /^Log in/ });
  const { searchParams } = new URL(logIn.getAttribute('href') ?? '', 'https://toothbetold.test');
  expect(searchParams.get('returnTo')).toBe(`${at}${start}`);
});
