import { viewerOf } from './callers';
import { apply, post, type Stage } from './marketplace-scenes';
import { lifeCastOf } from './shift-life-scenes';
import { personNamed } from './upcoming-scenes';

const TALK_MS = 10 * 60 * 1000;

/** Open items of the named accounts: two invitations and two counter-offers. */
export async function playWaiting(stage: Stage): Promise<void> {
  const { services, calendar, people } = stage;
  const { clinic, neighbour, hygienists } = lifeCastOf(stage);
  const hygienist = personNamed(people, 'hygienist@demo.test');
  const [first, second, third] = hygienists;
  if (!first || !second || !third) throw new Error('Too few hygienists');
  services.clock.set(calendar.ago(0, 2));
  const asked = (...ids: number[]) => ({ inviteIds: ids.map(String) });
  const plan = { role: 'hygienist' } as const;
  await post(stage, clinic, { ...plan, dayOffset: 26, fields: asked(first.id, second.id) });
  await post(stage, neighbour, { ...plan, dayOffset: 12, fields: asked(hygienist.id, third.id) });
  for (const [office, temp, dayOffset] of [
    [clinic, third, 27],
    [neighbour, hygienist, 10],
  ] as const) {
    const shift = await post(stage, office, {
      ...plan,
      dayOffset,
      fields: { hourlyRate: '50.00' },
    });
    const offer = await apply(stage, temp, shift, { hourlyRate: '58.00' });
    services.clock.advance(TALK_MS);
    const word = { applicationId: offer?.id, hourlyRate: '54.50', message: 'Could we meet here?' };
    await services.marketplace.applications.counter(viewerOf(office), word);
  }
  services.clock.set(calendar.ago(0, 1));
  await services.runClock();
}
