import { loader } from '../../src/demo-world/callers';
import { EMAILS, PASSWORD, type PeopleWorld } from './people-world';

/** Logs in again and again, whether or not those before are done. @returns what ends it, with the count. */
export function keepLoggingIn({ identity }: PeopleWorld, perSecond: number) {
  const attempts: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const email = EMAILS[attempts.length % EMAILS.length];
    attempts.push(identity.services.sessions.logIn(loader, { email, password: PASSWORD }));
  }, 1_000 / perSecond);
  /** @throws Error when one of them was refused: it would have cost less than a log-in. */
  return async (): Promise<number> => {
    clearInterval(timer);
    await Promise.all(attempts);
    return attempts.length;
  };
}
