/** The password of everybody in the demo world. */
export const DEMO_PASSWORD = 'demo-password-1';

/** Accounts of the demo world that people sign in with, by what they are good for. */
export const DEMO_LOG_INS = [
  { email: 'clinic@demo.test', password: DEMO_PASSWORD },
  { email: 'hygienist@demo.test', password: DEMO_PASSWORD },
  { email: 'assistant@demo.test', password: DEMO_PASSWORD },
  { email: 'newgrad@demo.test', password: DEMO_PASSWORD },
  { email: 'admin@demo.test', password: DEMO_PASSWORD },
] as const;
