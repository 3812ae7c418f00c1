const DEFAULT_STACK = 'http://localhost:3000';

export const developmentEnv = () => ({
  /** Port of this project's server; 0 is any. */
  port: Number(process.env.DEV_PORT ?? 0),
  stackOrigin: process.env.STACK_ORIGIN ?? DEFAULT_STACK,
});
