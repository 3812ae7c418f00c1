export const DEMO_PASSWORD = 'demo-password-1';

export const DEMO_LOG_INS = [
  { email: 'clinic@demo.test', password: DEMO_PASSWORD },
  { email: 'hygienist@demo.test', password: DEMO_PASSWORD },
  { email: 'assistant@demo.test', password: DEMO_PASSWORD },
  { email: 'newgrad@demo.test', password: DEMO_PASSWORD },
  { email: 'scheduler@demo.test', password: DEMO_PASSWORD },
  { email: 'admin@demo.test', password: DEMO_PASSWORD },
] as const;
