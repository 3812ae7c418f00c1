import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logInRule } from '@tbt/contracts';
import { FormField, TextField } from '@tbt/design-system';
import { activateLocale } from '../i18n';
import { RequestError } from '../request';
import { renderPage } from '../testing';
import type { RuleFormOptions, RuleSource } from './rule-form';
import { useRuleForm } from './use-rule-form';

type Values = { email: string; password: string };
type Submit = RuleFormOptions<Values, Values>['submit'];

interface LogInProps {
  submit: Submit;
  rule?: RuleSource<typeof logInRule>;
  onFailure?: (error: unknown) => void;
}

function LogIn({ submit, rule = logInRule, onFailure }: LogInProps) {
  const form = useRuleForm(rule, {
    defaults: { email: '', password: '' },
    keepDraftKey: 'log-in',
    submit,
    ...(onFailure && { onFailure }),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormField label="Email" error={form.errorOf('email')}>
        <TextField {...form.register('email')} />
      </FormField>
      <FormField label="Password" error={form.errorOf('password')}>
        <TextField {...form.register('password')} type="password" />
      </FormField>
      <ul key={form.attempts}>
        {form.leftErrors.map(({ name, message, isFixed }) => (
          <li key={name}>{`${isFixed ? 'fixed' : 'open'}: ${message}`}</li>
        ))}
      </ul>
      {form.formErrors.map((error) => (
        <p key={error}>{error}</p>
      ))}
      <button>Go</button>
      <button type="button" onClick={() => void form.check(['email', 'password'])}>
        Check
      </button>
    </form>
  );
}

const type = async (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));

beforeEach(() => sessionStorage.clear());

it('shows the rule’s errors in the current language, and sends nothing', async () => {
  const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>();
  await renderPage(<LogIn submit={submit} />);
  await type('Email', 'robin');
  await type('Password', '123');
  await send();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await waitFor(() => activateLocale('fr-CA'));
  expect(await screen.findAllByText(/adresse/i)).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveValue('robin');
});

it('keeps the summary of the last try in place while its errors are corrected', async () => {
  await renderPage(<LogIn submit={jest.fn<ReturnType<Submit>, [Values]>()} />);
  const summary = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await type('Email', 'robin');
  await send();
  const [email, password] = ['Invalid email address', 'Password must be at least 6 characters'];
  await waitFor(() => expect(summary()).toEqual([`open: ${email}`, `open: ${password}`]));
  await type('Email', '@demo.test');
  await waitFor(() => expect(summary()).toEqual([`fixed: ${email}`, `open: ${password}`]));
  await userEvent.clear(screen.getByLabelText('Email'));
  await waitFor(() => expect(summary()[0]).toMatch(/^open/));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await type('Email', 'robin@demo.test');
  await send();
  await waitFor(() => expect(summary()).toEqual([`open: ${password}`]));
});

it('takes back an error of a check while its field is corrected, before it is left', async () => {
  await renderPage(<LogIn submit={jest.fn<ReturnType<Submit>, [Values]>()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findAllByText('Password must be at least 6 characters');
  await type('Password', 'secret-1');
  await waitFor(() => expect(screen.getByLabelText('Password')).not.toBeInvalid());
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('sends checked values and forgets the draft', async () => {
  const submit = jest.fn<ReturnType<Submit>, [Values]>().mockResolvedValue([]);
  await renderPage(<LogIn submit={submit} />);
  await type('Email', 'Ana@Demo.test');
  expect(sessionStorage.getItem('draft:log-in')).toBe('{"email":"Ana@Demo.test"}');
  await type('Password', 'secret-1');
  await send();
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(
      { email: 'ana@demo.test', password: 'secret-1' },
      { email: 'Ana@Demo.test', password: 'secret-1' },
    ),
  );
  await waitFor(() => expect(sessionStorage.getItem('draft:log-in')).toBeNull());
});

it('shows the server’s errors at their fields and keeps the input', async () => {
  const problem = { errors: [{ path: 'email', message: 'Already taken.' }] };
  const refused = new RequestError(new Response(null, { status: 400 }), JSON.stringify(problem));
  const submit = jest
    .fn<ReturnType<Submit>, [Values]>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce([{ message: 'Closed today.', path: [] }]);
  await renderPage(<LogIn submit={submit} />);
  await type('Email', 'ana@demo.test');
  await type('Password', 'secret-1');
  await send();
  expect(await screen.findByText('Already taken.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  await type('Email', 'x');
  await send();
  expect(await screen.findByText('Closed today.')).toBeVisible();
});

it('loads a rule when a field was left, and asks again after that failed', async () => {
  const submit = jest.fn<ReturnType<Submit>, [Values]>().mockResolvedValue([]);
  const onFailure = jest.fn();
  const rule = jest.fn().mockRejectedValue(new Error('offline'));
  await renderPage(<LogIn {...{ submit, rule, onFailure }} />);
  await type('Email', 'robin');
  expect(rule).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('offline')));
  expect(submit).not.toHaveBeenCalled();
  rule.mockResolvedValue(logInRule);
  await send();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  await type('Email', '@demo.test');
  await type('Password', 'secret-1');
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});
