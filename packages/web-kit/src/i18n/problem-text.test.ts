import { problemText } from '@tbt/web-kit';

it.each([
  ['Password', 'Password must be at least 8 characters', 'Password must be at least 8 characters.'],
  [
    'Mot de passe',
    'Le mot de passe doit compter au moins 8 caractères',
    'Le mot de passe doit compter au moins 8 caractères.',
  ],
  ['Confirm password', 'Passwords do not match', 'Confirm password: Passwords do not match.'],
  ['Password', 'Passwords do not match', 'Password: Passwords do not match.'],
  ['First name', 'Enter a first name.', 'First name: Enter a first name.'],
])('%s: %s', (label, message, line) => {
  expect(problemText(label, message, `${label}: ${message}`)).toBe(line);
});
