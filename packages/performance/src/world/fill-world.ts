import { createCalendar } from '@tbt/stack/demo-world/calendar';
import { viewerOf, loader } from '@tbt/stack/demo-world/callers';
import type { DemoServices } from '@tbt/stack/demo-world/demo-services';

const CLINICS = 150;
const JOBS = 4_000;
const AT_ONCE = 8;
const DAYS = 500;
const PASSWORD = 'bench-password-1';
const PLACES = [
  { province: 'Ontario', city: 'Toronto' },
  { province: 'Ontario', city: 'Ottawa' },
  { province: 'British Columbia', city: 'Vancouver' },
  { province: 'Quebec', city: 'Montreal' },
] as const;
const DESCRIPTION =
  'Two columns of hygiene, digital charts, a calm team of six. Parking behind the house, lunch is on us.';

async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - start);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(start + i)))));
  }
  return made;
}

export async function fillWorld(services: DemoServices): Promise<void> {
  const { identity, marketplace, clock } = services;
  clock.advance(-JOBS * 1_000);
  const calendar = createCalendar(clock.now());
  const clinics = await times(CLINICS, async (index) => {
    const { id } = await identity.users.signUp(loader, {
      ...PLACES[index % PLACES.length],
      ...{ email: `clinic-${index}@bench.test`, role: 'clinic', password: PASSWORD },
      ...{ firstName: 'Robin', lastName: `Roy ${index}` },
    });
    const plan = { tier: 'premium', status: 'active', endsAt: null } as const;
    await identity.subscriptions.set(loader, id, plan);
    return viewerOf({ id, role: 'clinic' });
  });
  await services.settle();
  await times(JOBS, async (index) => {
    const clinic = clinics[index % clinics.length];
    if (!clinic) throw new Error('There is no clinic');
    await marketplace.jobs.post(clinic, {
      ...PLACES[index % PLACES.length],
      title: `Hygienist for a full day, ${index}`,
      description: DESCRIPTION,
      role: index % 3 === 0 ? 'assistant' : 'hygienist',
      date: calendar.day(2 + (index % DAYS)),
      startTime: '09:00',
      endTime: index % 4 === 0 ? '13:00' : '17:00',
      hourlyRate: `${45 + (index % 20)}.50`,
      isUrgent: index % 10 === 0,
      patientTypes: ['general', 'pediatric'],
      requiredLanguages: ['English'],
    });
    clock.advance(1_000);
  });
  await services.settle();
}
