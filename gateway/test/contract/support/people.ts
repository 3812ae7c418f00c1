import { objectOf, post, unique, whenFree } from './api';
import type { Json } from './api';

export type Person = { id: number; email: string; password: string; token: string };

export const PASSWORD = 'contract-password-1';
export const DEMO_PASSWORD = 'demo-password-1';

export const accountOf = (role: string, more: Json = {}): Json => ({
  firstName: 'Robin',
  lastName: `Contract ${role}`,
  email: `${role}.${unique()}@contract.test`,
  role,
  province: 'Ontario',
  city: 'Toronto',
  password: PASSWORD,
  ...more,
});

/** A clinic as the guided registration sends it. */
export const clinicOf = (more: Json = {}): Json => ({
  officeName: 'Contract Street Dental',
  email: `clinic.${unique()}@contract.test`,
  password: PASSWORD,
  streetAddress: '1 King St W',
  city: 'Toronto',
  province: 'Ontario',
  postalCode: 'M5H 1A1',
  ...more,
});

export async function logIn(email: string, password: string): Promise<Person> {
  const answer = await whenFree(() => post('/api/auth/login', { email, password }));
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  const { token, user } = objectOf(answer) as { token: string; user: { id: number } };
  return { id: user.id, email, password, token };
}

export async function newPerson(role: 'hygienist' | 'assistant' | 'clinic'): Promise<Person> {
  const account = accountOf(role);
  const answer = await whenFree(() => post('/api/auth/signup', account));
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return logIn(String(account.email), PASSWORD);
}

/** Demo accounts: `clinic` is on Premium, `hygienist` and `assistant` are verified, `scheduler` acts for `clinic`. */
export const demoPerson = (
  name: 'clinic' | 'hygienist' | 'assistant' | 'newgrad' | 'scheduler' | 'admin',
): Promise<Person> => logIn(`${name}@demo.test`, DEMO_PASSWORD);
