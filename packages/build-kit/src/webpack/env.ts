const DEFAULT_STACK = 'http://localhost:3000';

/** What `npm run dev` tells a development build. */
export const developmentEnv = () => ({
  /** Port of this project's own server; 0 takes a free one. */
  port: Number(process.env.DEV_PORT ?? 0),
  /** Origin of the running stack. */
  stackOrigin: process.env.STACK_ORIGIN ?? DEFAULT_STACK,
});
