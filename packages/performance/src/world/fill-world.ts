import { createSequence } from '@tbt/service-kit/testing';
import { createCalendar } from '@tbt/build-kit/demo-world/calendar';
import { viewerOf, loader } from '@tbt/build-kit/demo-world/callers';
import type { DemoServices } from '@tbt/build-kit/demo-world/demo-services';

export type WorldFacts = {
  readonly clinicId: number;
  readonly hygienistId: number;
  readonly hygienistToken: string;
  readonly jobs: number;
};

type Person = { id: number; email: string; role: 'clinic' | 'hygienist' };

const CLINICS = 150;
const JOBS = 4_000;
const APPLICATIONS = 80;
const MESSAGES = 150;
const AT_ONCE = 8;
const DAYS = 500;
const LICENCE_DAYS = 700;
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

function createMakers({ identity, marketplace, clock }: DemoServices) {
  const next = createSequence();
  const calendar = createCalendar(clock.now());
  const person = async (role: Person['role']): Promise<Person> => {
    const index = next();
    const email = `person-${index}@bench.test`;
    const names = { firstName: 'Robin', lastName: `Roy ${index}` };
    const place = PLACES[index % PLACES.length];
    const account = { ...names, ...place, email, role, password: PASSWORD };
    const { id } = await identity.users.signUp(loader, account as never);
    return { id, email, role };
  };
  return {
    async clinic(): Promise<Person> {
      const made = await person('clinic');
      const plan = { tier: 'premium', status: 'active', endsAt: null } as const;
      await identity.subscriptions.set(loader, made.id, plan);
      return made;
    },
    async hygienist(): Promise<Person> {
      const made = await person('hygienist');
      const licence = { province: 'Ontario', number: `ON-${made.id}` } as const;
      const { id } = await identity.licences.record(loader, made.id, licence);
      await identity.licences.approve(loader, id, { expiresOn: calendar.day(LICENCE_DAYS) });
      return made;
    },
    async job(clinic: Person, index: number): Promise<number> {
      const place = PLACES[index % PLACES.length];
      const { id } = await marketplace.jobs.post(viewerOf(clinic), {
        ...place,
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
      return id;
    },
  };
}

/** Thousands of shifts, and a hygienist with long lists, created by the services themselves. */
export async function fillWorld(services: DemoServices): Promise<WorldFacts> {
  const { identity, marketplace, messaging, clock } = services;
  clock.advance(-(JOBS + 10 * APPLICATIONS) * 1_000);
  const makers = createMakers(services);
  const clinics = await times(CLINICS, () => makers.clinic());
  const [clinic] = clinics;
  if (!clinic) throw new Error('There is no clinic');
  const hygienist = await makers.hygienist();
  await services.settle();
  const jobs = await times(JOBS, (index) =>
    makers.job(clinics[index % clinics.length] ?? clinic, index),
  );
  const isForHer = (index: number) =>
    index % 3 !== 0 && PLACES[index % PLACES.length]?.province === 'Ontario';
  const wanted = jobs.filter((_, index) => isForHer(index)).slice(0, APPLICATIONS);
  for (const [index, jobId] of wanted.entries()) {
    const { id } = await marketplace.applications.apply(viewerOf(hygienist), { jobId });
    const owner = clinics[jobs.indexOf(jobId) % clinics.length] ?? clinic;
    if (index % 2 === 0)
      await marketplace.applications.accept(viewerOf(owner), { applicationId: id });
    clock.advance(1_000);
  }
  await services.settle();
  const partner = clinics[jobs.indexOf(wanted[0] ?? 0) % clinics.length] ?? clinic;
  for (let index = 0; index < MESSAGES; index += 1) {
    const [from, to] = index % 2 === 0 ? [hygienist, partner] : [partner, hygienist];
    await messaging.messages.send(viewerOf(from), {
      recipientId: to.id,
      content: `Message ${index}: see you at the office at nine, the side door is open.`,
    });
    clock.advance(1_000);
  }
  await services.settle();
  const { token } = await identity.sessions.logIn(loader, {
    email: hygienist.email,
    password: PASSWORD,
  });
  return {
    clinicId: partner.id,
    hygienistId: hygienist.id,
    hygienistToken: token,
    jobs: JOBS,
  };
}
