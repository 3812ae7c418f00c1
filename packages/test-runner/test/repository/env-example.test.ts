import { envExampleProblems } from './env-example';

it('.env.example lists every variable that is read, and no other', () => {
  expect(envExampleProblems()).toEqual([]);
});
