import { createHash } from 'node:crypto';
import { STORED_UPLOAD_PURPOSE, uploadAddress } from '@tbt/contracts';
import { createSequence } from '@tbt/service-kit/testing';
import { createCalendar } from '../../src/demo-world/calendar';
import { inTheNameOf, loader } from '../../src/demo-world/callers';
import type { BenchStack } from './bench-stack';
import { fillLists } from './fill-lists';
import { createReviewMakers } from './review-makers';
import { createShiftMakers } from './shift-makers';

export type Person = { id: number; email: string; role: 'clinic' | 'hygienist' | null };

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
function createMakers(stack: BenchStack) {
  const { clock, services, deployment, forgetConfirmation, lastLinkToken } = stack;
  const { identity, marketplace, messaging } = services;
  const next = createSequence();
  const nextDay = createSequence();
  const nextSlotDay = createSequence();
  const officePackVersions = createSequence();
  const calendar = createCalendar(clock.now());

  const person = async (role: NonNullable<Person['role']>): Promise<Person> => {
    const email = `person-${next()}@bench.test`;
    const names = { firstName: 'Robin', lastName: 'Roy' };
    const place = { province: 'Ontario', city: 'Toronto' };
    const account = { ...names, ...place, email, role, password: PASSWORD };
    const { id } = await identity.users.signUp(loader, account);
    return { id, email, role };
  };

  const receipt = ({ id }: Person): Promise<string> => {
    const sha256 = createHash('sha256').update(String(next())).digest('hex');
    const file = { kind: 'photo', mediaType: 'image/webp', size: 1, sha256 };
    const facts = { ...file, ownerId: id, key: `photos/${sha256.slice(0, 32)}` };
    return deployment.sealer.seal(STORED_UPLOAD_PURPOSE, facts, 600);
  };

  const job = async (clinic: Person): Promise<number> => {
    const input = shiftOn(calendar.day(nextDay()));
    return (await marketplace.jobs.post(inTheNameOf(clinic), input)).id;
  };

  return {
    ...createShiftMakers(stack, { calendar, next, job, shiftOn }),
    ...createReviewMakers({ services, deployment }, { next, calendar, password: PASSWORD }),
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
    job,
    /** So many days that no other shift is on. */
    freeDays: (count: number) => Array.from({ length: count }, () => calendar.day(nextDay())),
    /** Resolves when everybody knows of everybody. */
    settled: stack.settle,
    async apply(temp: Person, jobId: number): Promise<number> {
      return (await marketplace.applications.apply(inTheNameOf(temp), { jobId })).id;
    },
    /** Lets milliseconds pass. */
    wait: clock.advance,
    /** `YYYY-MM-DD`, so many days from today. */
    day: calendar.day,
    /** The fields of a slot on a day that no other slot is on. */
    slotInput: () => ({ date: calendar.day(nextSlotDay()), startTime: '09:00', endTime: '17:00' }),
    async slot(person: Person, input: object): Promise<number> {
      return (await marketplace.schedule.add(inTheNameOf(person), input)).id;
    },
    async calendarToken(person: Person): Promise<string> {
      const { url } = await marketplace.calendarFeeds.create(inTheNameOf(person));
      return url.replace(/^.*\/|\.ics$/g, '');
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
    /** What the gateway says of a photo that it has just stored. */
    receipt,
    /** The address of a photo of the person. */
    async photo(owner: Person): Promise<string> {
      const { key } = await identity.uploads.register(inTheNameOf(owner), {
        receipt: await receipt(owner),
      });
      return uploadAddress('photo', key.slice('photos/'.length));
    },
    /** Gives the person a photo, so that the next one replaces it. */
    async portray(owner: Person): Promise<void> {
      const profilePicture = await this.photo(owner);
      await identity.uploads.changeProfilePicture(inTheNameOf(owner), { profilePicture });
    },
    /** The token of a link that ends the mail about bookings. */
    unsubscribeToken: ({ id }: Person) => stack.unsubscribeToken(id),
    /** A session besides the one that is measured. */
    async otherSession({ email }: Person): Promise<number> {
      const { token } = await identity.sessions.logIn(loader, { email, password: PASSWORD });
      const viewer = await identity.sessions.viewerOf(loader, token);
      if (!viewer) throw new Error('A new session is not open');
      return viewer.sessionId;
    },
    unconfirmed: ({ id }: Person) => forgetConfirmation(id),
    /** The token of a mailed link to set a new password. */
    async resetToken({ email }: Person): Promise<string> {
      await identity.accountLinks.requestPasswordReset(loader, { email });
      return lastLinkToken();
    },
    /** The token of a mailed link to confirm an address. */
    async confirmToken(person: Person): Promise<string> {
      await forgetConfirmation(person.id);
      await identity.emailChange.requestConfirmation(inTheNameOf(person));
      return lastLinkToken();
    },
    inEnglish: (person: Person) =>
      identity.users.changeLanguage(inTheNameOf(person), { locale: 'en-CA' }),
    /** What the next save of the person's profile expects. */
    profileVersion: async ({ email }: Person): Promise<number> =>
      (await identity.users.byEmail(loader, email))?.profileVersion ?? 0,
    /** Each asks for the version that the one before has saved. */
    officePackVersion: () => officePackVersions() - 1,
    unusedEmail: () => `person-${next()}@bench.test`,
    password: PASSWORD,
  };
}

export type Makers = ReturnType<typeof createMakers>;

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
  const admin = await makers.admin();
  for (const temp of crowd) await makers.somethingToReview(temp);
  await stack.settle();
  const wantedJobId = await fillMarketplace(makers, clinic, hygienist, crowd);
  await fillLists(stack, makers, { clinic, hygienist, crowd, admin });
  const bookingId = await makers.bookedLater(clinic, hygienist);
  const bookedJobId = await stack.lastOf('jobs', 'clinic_id', clinic.id);
  await stack.settle();
  for (const temp of crowd) {
    await makers.writeOften(temp, clinic, 1);
    stack.clock.advance(1_000);
  }
  await makers.writeOften(hygienist, clinic, ROWS);
  const { id: messageId, conversationId } = await makers.writeOften(clinic, hygienist, 1);
  const slotDate = makers.slotInput().date;
  const series = {
    recurringPattern: `FREQ=DAILY;COUNT=${ROWS}`,
    startTime: '20:00',
    endTime: '21:00',
  };
  await makers.slot(hygienist, { ...series, date: slotDate });
  await stack.settle();
  await stack.deliverMail();
  const [turn, appealTurn, reviewTurn] = [createSequence(), createSequence(), createSequence()];
  const inTurn = (sequence: () => number) => crowd[sequence() % crowd.length] ?? hygienist;
  return {
    ...makers,
    /** Somebody verified whom nothing else needs, known everywhere. */
    async newHygienist(): Promise<Person> {
      const made = await makers.hygienist();
      await stack.settle();
      return made;
    },
    /** Read every ten minutes only: what is counted is every other time. */
    readTypicalRates: () => stack.services.marketplace.typicalRates.list({}),
    /** Somebody else each time: what was decided of them stays decided. */
    anotherOfCrowd: () => inTurn(turn),
    /** Somebody with a deduction that nobody has appealed. */
    nextToAppeal: () => inTurn(appealTurn),
    /** Somebody who has asked for no review of the wanted shift. */
    nextToAsk: () => inTurn(reviewTurn),
    ...{ admin, clinic, hygienist, crowd, wantedJobId, bookingId, bookedJobId },
    ...{ slotDate, messageId, conversationId },
  };
}

export type BenchWorld = Awaited<ReturnType<typeof buildBenchWorld>>;
