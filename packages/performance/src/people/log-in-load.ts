import { loader } from '@tbt/build-kit/demo-world/callers';
import { EMAILS, PASSWORD, type PeopleWorld } from './people-world';

/** Logs in at a fixed rate. @returns a function that stops it and returns the count. */
export function keepLoggingIn({ identity }: PeopleWorld, perSecond: number) {
  const attempts: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const email = EMAILS[attempts.length % EMAILS.length];
    attempts.push(identity.services.sessions.logIn(loader, { email, password: PASSWORD }));
  }, 1_000 / perSecond);
  return async (): Promise<number> => {
    clearInterval(timer);
    await Promise.all(attempts);
    return attempts.length;
  };
}
