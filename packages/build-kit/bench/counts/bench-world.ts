import { createSequence } from '@tbt/service-kit/testing';
import { createCalendar } from '../../src/demo-world/calendar';
import { inTheNameOf, loader } from '../../src/demo-world/callers';
import type { BenchStack } from './bench-stack';

export type Person = { id: number; email: string; role: 'clinic' | 'hygienist' };

/** Rows of every kind of list: more than the largest page that is measured. */
const ROWS = 60;
const PASSWORD = 'bench-password-1';
const LICENCE_DAYS = 700;

const shiftOn = (date: string) => ({
  title: 'Hygienist for a full day',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date,
  startTime: '09:00',
  endTime: '17:00',
  hourlyRate: '52.00',
});

/** What the world is made with, and what single operations get prepared with. */
function createMakers({ clock, services }: BenchStack) {
  const { identity, marketplace, messaging } = services;
  const next = createSequence();
  const nextDay = createSequence();
  const calendar = createCalendar(clock.now());

  const person = async (role: Person['role']): Promise<Person> => {
    const email = `person-${next()}@bench.test`;
    const names = { firstName: 'Robin', lastName: 'Roy' };
    const place = { province: 'Ontario', city: 'Toronto' };
    const account = { ...names, ...place, email, role, password: PASSWORD };
    const { id } = await identity.users.signUp(loader, account);
    return { id, email, role };
  };

  return {
    /** A clinic whose plan allows any number of shifts. */
    async clinic(): Promise<Person> {
      const made = await person('clinic');
      const plan = { tier: 'premium', status: 'active', endsAt: null } as const;
      await identity.subscriptions.set(loader, made.id, plan);
      return made;
    },
    /** A verified hygienist with a licence. */
    async hygienist(): Promise<Person> {
      const made = await person('hygienist');
      const number = `ON-${made.id}`;
      const { id } = await identity.licences.record(loader, made.id, {
        province: 'Ontario',
        number,
      });
      await identity.licences.approve(loader, id, { expiresOn: calendar.day(LICENCE_DAYS) });
      return made;
    },
    /** The fields of a shift on a day that no other shift is on. */
    posting: () => shiftOn(calendar.day(nextDay())),
    async job(clinic: Person): Promise<number> {
      const input = shiftOn(calendar.day(nextDay()));
      return (await marketplace.jobs.post(inTheNameOf(clinic), input)).id;
    },
    async apply(temp: Person, jobId: number): Promise<number> {
      return (await marketplace.applications.apply(inTheNameOf(temp), { jobId })).id;
    },
    accept: (clinic: Person, applicationId: number) =>
      marketplace.applications.accept(inTheNameOf(clinic), { applicationId }),
    /** @returns the last message. */
    async writeOften(from: Person, to: Person, count: number) {
      const content = 'Good morning';
      const send = () =>
        messaging.messages.send(inTheNameOf(from), { recipientId: to.id, content });
      for (let left = count; left > 1; left -= 1) await send();
      return (await send()).message;
    },
    /** The token of a new session: the gateway has never seen it. */
    async openSession({ email }: Person): Promise<string> {
      const { token } = await identity.sessions.logIn(loader, { email, password: PASSWORD });
      return token;
    },
    unusedEmail: () => `person-${next()}@bench.test`,
    password: PASSWORD,
  };
}

type Makers = ReturnType<typeof createMakers>;

const times = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
};

/** Shifts with applicants and bookings, booked and open ones in turns. */
async function fillMarketplace(makers: Makers, clinic: Person, hygienist: Person, crowd: Person[]) {
  const neighbour = await makers.clinic();
  const wanted = await makers.job(clinic);
  for (const temp of [hygienist, ...crowd]) await makers.apply(temp, wanted);
  for (const [index, other] of crowd.entries()) {
    const booked = await makers.job(clinic);
    await makers.accept(clinic, await makers.apply(hygienist, booked));
    const open = await makers.job(index % 3 === 0 ? neighbour : clinic);
    await makers.apply(hygienist, open);
    await makers.apply(other, open);
  }
  return wanted;
}

/**
 * A clinic on the highest plan and a verified hygienist who know each other well, among many others:
 * every list of both has at least sixty rows.
 */
export async function buildBenchWorld(stack: BenchStack) {
  const makers = createMakers(stack);
  const clinic = await makers.clinic();
  const hygienist = await makers.hygienist();
  const crowd = await times(ROWS, () => makers.hygienist());
  await stack.settle();
  const wantedJobId = await fillMarketplace(makers, clinic, hygienist, crowd);
  await stack.settle();
  for (const temp of crowd) {
    await makers.writeOften(temp, clinic, 1);
    stack.clock.advance(1_000);
  }
  await makers.writeOften(hygienist, clinic, ROWS);
  const { id: messageId, conversationId } = await makers.writeOften(clinic, hygienist, 1);
  await stack.settle();
  return { ...makers, clinic, hygienist, crowd, wantedJobId, messageId, conversationId };
}

export type BenchWorld = Awaited<ReturnType<typeof buildBenchWorld>>;
