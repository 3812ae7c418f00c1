import { viewerOf } from './callers';
import type { Stage } from './marketplace-scenes';
import { isNamed } from './upcoming-scenes';

/** Days since the last visit, cyclically; the named accounts have real visits. */
const DAYS_AGO = [0, 3, 20] as const;

/** Last visits; two of three accounts share them roughly. */
export async function playVisits({ services, calendar, people }: Stage): Promise<void> {
  const visitors = people.filter(({ email }) => !isNamed(email));
  for (const [index, person] of visitors.entries()) {
    services.clock.set(calendar.ago(DAYS_AGO[index % DAYS_AGO.length] ?? 0, 2));
    await services.visit(person);
    const isShown = Math.floor(index / DAYS_AGO.length) % DAYS_AGO.length > 0;
    if (isShown) await services.identity.consents.set(viewerOf(person), 'show_activity', true);
  }
  services.clock.set(calendar.now);
}
