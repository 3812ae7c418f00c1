import { createHash } from 'node:crypto';
import { STORED_UPLOAD_PURPOSE, uploadAddress } from '@tbt/contracts';
import { createSequence } from '@tbt/service-kit/testing';
import { createCalendar } from '@tbt/stack/demo-world/calendar';
import { viewerOf, loader } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import { createEmergencyMakers, fillEmergencies } from './emergency-makers';
import { createAlertMakers, fillAlerts } from './alert-makers';
import { fillLists } from './fill-lists';
import { BLOCKED_DAY, fillWork } from './fill-work';
import { createReviewMakers } from './review-makers';
import { createShiftMakers } from './shift-makers';
import { createSupportMakers } from './support-makers';
import { createWorkMakers } from './work-makers';

export type Person = { id: number; email: string; role: 'clinic' | 'hygienist' | null };

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
    return (await marketplace.jobs.post(viewerOf(clinic), input)).id;
  };

  return {
    ...createShiftMakers(stack, { calendar, next, job, shiftOn }),
    ...createSupportMakers(stack),
    ...createWorkMakers(stack, { calendar, shiftOn }),
    ...createEmergencyMakers(stack),
    ...createAlertMakers(stack, { next, password: PASSWORD }),
    ...createReviewMakers({ services, deployment }, { next, calendar, password: PASSWORD }),
    async clinic(): Promise<Person> {
      const made = await person('clinic');
      const plan = { tier: 'premium', status: 'active', endsAt: null } as const;
      await identity.subscriptions.set(loader, made.id, plan);
      return made;
    },
    unsubscribedClinic: () => person('clinic'),
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
    posting: () => shiftOn(calendar.day(nextDay())),
    job,
    /** Days without other shifts. */
    freeDays: (count: number) => Array.from({ length: count }, () => calendar.day(nextDay())),
    settled: stack.settle,
    async apply(temp: Person, jobId: number): Promise<number> {
      return (await marketplace.applications.apply(viewerOf(temp), { jobId })).id;
    },
    wait: clock.advance,
    day: calendar.day,
    /** Fields of a slot on a day without other slots. */
    slotInput: () => ({ date: calendar.day(nextSlotDay()), startTime: '09:00', endTime: '17:00' }),
    async slot(person: Person, input: object): Promise<number> {
      return (await marketplace.schedule.add(viewerOf(person), input)).id;
    },
    async calendarToken(person: Person): Promise<string> {
      const { url } = await marketplace.calendarFeeds.create(viewerOf(person));
      return url.replace(/^.*\/|\.ics$/g, '');
    },
    accept: (clinic: Person, applicationId: number) =>
      marketplace.applications.accept(viewerOf(clinic), { applicationId }),
    /** @returns the last message. */
    async writeOften(from: Person, to: Person, count: number) {
      const content = 'Good morning';
      const send = () => messaging.messages.send(viewerOf(from), { recipientId: to.id, content });
      for (let left = count; left > 1; left -= 1) await send();
      return (await send()).message;
    },
    async openSession({ email }: Person): Promise<string> {
      const { token } = await identity.sessions.logIn(loader, { email, password: PASSWORD });
      return token;
    },
    receipt,
    async photo(owner: Person): Promise<string> {
      const { key } = await identity.uploads.register(viewerOf(owner), {
        receipt: await receipt(owner),
      });
      return uploadAddress('photo', key.slice('photos/'.length));
    },
    async portray(owner: Person): Promise<void> {
      const profilePicture = await this.photo(owner);
      await identity.uploads.changeProfilePicture(viewerOf(owner), { profilePicture });
    },
    unsubscribeToken: ({ id }: Person) => stack.unsubscribeToken(id),
    async otherSession({ email }: Person): Promise<number> {
      const { token } = await identity.sessions.logIn(loader, { email, password: PASSWORD });
      const viewer = await identity.sessions.viewerOf(loader, token);
      if (!viewer) throw new Error('A new session is not open');
      return viewer.sessionId;
    },
    unconfirmed: ({ id }: Person) => forgetConfirmation(id),
    async resetToken({ email }: Person): Promise<string> {
      await identity.accountLinks.requestPasswordReset(loader, { email });
      return lastLinkToken();
    },
    async confirmToken(person: Person): Promise<string> {
      await forgetConfirmation(person.id);
      await identity.emailChange.requestConfirmation(viewerOf(person));
      return lastLinkToken();
    },
    inEnglish: (person: Person) =>
      identity.users.changeLanguage(viewerOf(person), { locale: 'en-CA' }),
    profileVersion: async ({ email }: Person): Promise<number> =>
      (await identity.users.byEmail(loader, email))?.profileVersion ?? 0,
    /** Each save expects the version of the previous one. */
    officePackVersion: () => officePackVersions() - 1,
    /** @returns its row and the mailed token. */
    async invitation(clinic: Person, email: string) {
      const asked = { clinicId: clinic.id, email, role: 'scheduler' };
      const { id: memberId } = await identity.clinicTeam.invite(viewerOf(clinic), asked);
      return { memberId, token: await stack.lastInvitationToken() };
    },
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

/** Shifts with applicants and bookings, alternately booked and open. */
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

/** A premium clinic and a verified hygienist with at least sixty rows in every list. */
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
  const blocked = await fillWork(makers, { clinic, hygienist, admin });
  const urgent = { clinic: await makers.clinic(), temp: await makers.hygienist() };
  await stack.settle();
  const emergencies = await fillEmergencies(makers, urgent);
  const receiver = await makers.recipient();
  await stack.settle();
  const alerts = await fillAlerts(makers, { clinic, temp: receiver });
  const emergencyId = await stack.lastOf('emergency_requests', 'clinic_id', urgent.clinic.id);
  const invoiceId = await stack.lastOf('invoices', 'professional_id', hygienist.id);
  const bookingId = await makers.bookedLater(clinic, hygienist);
  const bookedJobId = await stack.lastOf('jobs', 'clinic_id', clinic.id);
  await stack.settle();
  for (const temp of crowd) {
    await makers.feedback(temp);
    await makers.feedback(hygienist);
    await makers.contactMessage(admin);
    await makers.report(temp, clinic);
    await makers.writeOften(temp, clinic, 1);
    stack.clock.advance(1_000);
  }
  await makers.sendFiles(hygienist, clinic, ROWS);
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
  const blockedTurn = createSequence();
  const nextCrowdMember = (sequence: () => number) => crowd[sequence() % crowd.length] ?? hygienist;
  return {
    ...makers,
    async newHygienist(): Promise<Person> {
      const made = await makers.hygienist();
      await stack.settle();
      return made;
    },
    async newRecipient(): Promise<Person> {
      const made = await makers.recipient();
      await stack.settle();
      return made;
    },
    now: () => stack.clock.now(),
    /** A clinic without a plan, or with a paid one. */
    async newClinic(isSubscribed: boolean): Promise<Person> {
      const made = await makers.unsubscribedClinic();
      if (isSubscribed) {
        const { subscriptions } = stack.services.identity;
        const by = viewerOf(made);
        const order = { tier: 'basic', withTrial: false };
        const { sessionId } = await subscriptions.checkout(by, order);
        await subscriptions.playTest(by, { sessionId, scenario: 'success' });
      }
      await stack.settle();
      return made;
    },
    isCodeOpen: async (): Promise<boolean> =>
      (await stack.services.identity.promotions.check('FIRST5FREE')).isValid,
    planInvoiceOf: async (clinicId: number): Promise<string> => {
      const { subscriptions } = stack.services.identity;
      const { stored } = await subscriptions.mine(viewerOf({ id: clinicId, role: 'clinic' }));
      return stored?.invoices[0]?.id ?? '';
    },
    /** Cached for ten minutes: counted without the refresh. */
    readTypicalRates: () => stack.services.marketplace.typicalRates.list({}),
    /** A different professional each time: a decision is final. */
    anotherOfCrowd: () => nextCrowdMember(turn),
    nextToAppeal: () => nextCrowdMember(appealTurn),
    /** A professional who has not asked for a review of the wanted shift. */
    nextToAsk: () => nextCrowdMember(reviewTurn),
    /** A clinic whose posting is blocked on `blockedOnDay`. */
    nextBlocked: () => blocked[blockedTurn() % blocked.length] ?? clinic,
    blockedOnDay: BLOCKED_DAY,
    ...{ admin, clinic, hygienist, crowd, wantedJobId, bookingId, bookedJobId, invoiceId },
    ...{ slotDate, messageId, conversationId, emergencies, emergencyId, alerts },
  };
}

export type BenchWorld = Awaited<ReturnType<typeof buildBenchWorld>>;
