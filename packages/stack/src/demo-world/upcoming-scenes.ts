import type { Person } from './accounts';
import {
  accept,
  apply,
  post,
  bookableProfessionals,
  type Candidacy,
  type Shift,
  type Stage,
} from './marketplace-scenes';

const HORIZON = 42;
const UNFILLED_SHIFTS = 8;
const SHIFTS_BY_PLAN = { none: 1, basic: 5, pro: 9, premium: 10 } as const;

const MESSAGES = [
  undefined,
  undefined,
  'I have worked in two practices like yours and would like to see a third.',
  'Happy to help on short notice. References on request.',
  'I learn a new charting program quickly and enjoy working with a team.',
] as const;

/** Shifts of the last weeks that found no professional in time. */
export async function playPast(stage: Stage): Promise<void> {
  const { services, calendar, random, people } = stage;
  const clinics = people.filter((person) => person.role === 'clinic');
  for (let index = 0; index < UNFILLED_SHIFTS; index += 1) {
    const clinic = clinics[index % clinics.length];
    if (!clinic) continue;
    const role = index % 2 === 0 ? 'hygienist' : 'assistant';
    const temps = bookableProfessionals(people, clinic, role).filter(
      ({ email }) => !isNamed(email),
    );
    const postedDaysAgo = 30 - index;
    services.clock.set(calendar.ago(postedDaysAgo));
    const shift = await post(stage, clinic, { role, dayOffset: -postedDaysAgo + 5 });
    services.clock.set(calendar.ago(postedDaysAgo - 1));
    if (temps.length > 0) await apply(stage, random.pick(temps), shift);
  }
  services.clock.set(calendar.ago(11));
  await services.marketplace.expireStartedJobs();
}

export function personNamed(people: readonly Person[], email: string): Person {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`${email} is not in the cast`);
  return found;
}

export const isNamed = (email: string): boolean =>
  ['clinic', 'hygienist', 'assistant', 'newgrad'].includes(email.split('@')[0] ?? '');

type Posting = { clinic: Person; daysAgo: number; plan: Parameters<typeof post>[2] };

/** Shifts of the coming weeks, posted over the last ten days. */
export async function postUpcoming(stage: Stage): Promise<Shift[]> {
  const { services, calendar, random, people } = stage;
  const postings: Posting[] = people
    .filter((person) => person.role === 'clinic' && !isNamed(person.email))
    .flatMap((clinic) =>
      Array.from({ length: SHIFTS_BY_PLAN[clinic.plan ?? 'none'] }, (_, index) => ({
        clinic,
        daysAgo: 1 + random.next() * 9,
        plan: {
          role: index % 3 === 2 ? ('assistant' as const) : ('hygienist' as const),
          dayOffset: random.between(2, HORIZON),
          isUrgent: random.chance(0.15),
        },
      })),
    )
    .sort((a, b) => b.daysAgo - a.daysAgo);
  const shifts: Shift[] = [];
  for (const { clinic, daysAgo, plan } of postings) {
    services.clock.set(calendar.ago(daysAgo));
    shifts.push(await post(stage, clinic, plan));
  }
  return shifts;
}

export async function playApplications(
  stage: Stage,
  shifts: readonly Shift[],
): Promise<Candidacy[]> {
  const { services, calendar, random, people } = stage;
  const candidacies: Candidacy[] = [];
  services.clock.set(calendar.ago(0, 14));
  for (const shift of shifts) {
    if (!random.chance(0.35)) continue;
    const temps = bookableProfessionals(people, shift.clinic, shift.role).filter(
      ({ email }) => !isNamed(email),
    );
    const applied: Candidacy[] = [];
    for (const temp of random.some(temps, random.between(1, 3))) {
      services.clock.advance(90 * 1000);
      const candidacy = await apply(stage, temp, shift, { message: random.pick(MESSAGES) });
      if (candidacy) applied.push(candidacy);
    }
    const [first] = applied;
    if (first && random.chance(0.3)) await accept(stage, first);
    candidacies.push(...applied);
  }
  return candidacies;
}
