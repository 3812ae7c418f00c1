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

it('logging in instead leads back with what was chosen', async () => {
  const start = '?plan=pro&ref=kx7&returnTo=%2Fmessages';
  const graph = registration(null);
  await renderPage(<ClinicRegistrationPage />, { at: `${at}${start}`, path: at, graph });
  const logIn = await screen.findByRole('link', { name: /^Log in/ });
  const { searchParams } = new URL(logIn.getAttribute('href') ?? '', 'https://toothbetold.test');
  expect(searchParams.get('returnTo')).toBe(`${at}${start}`);
});
