import { randomUUID } from 'node:crypto';
import type { PersonSnapshot, Province, Role } from '@tbt/contracts';
import type { RequestInfo, Viewer } from '@tbt/service-kit';
import {
  anonymous,
  asViewer,
  createSequence,
  execute,
  memoryBus,
  movableClock,
  silentLogger,
  testDatabase,
  testDeployment,
} from '@tbt/service-kit/testing';
import { createMarketplaceSubgraph, type MarketplaceLimits, type MarketplaceOptions } from '../src';
import type { Application } from '../src/modules/bookings';
import type { Job } from '../src/modules/jobs';

/** A Friday morning in Toronto. */
export const NOW = new Date('2026-11-20T15:00:00.000Z');

const CLOCK_WORK = ['expire-started-jobs', 'end-offers', 'keep-bookings', 'keep-hours'] as const;

const nextId = createSequence();
const nextRevision = createSequence();

export const snapshot = (changes: Partial<PersonSnapshot> = {}): PersonSnapshot => ({
  id: nextId(),
  revision: 1,
  role: 'hygienist',
  isAdmin: false,
  isActive: true,
  isVerified: true,
  firstName: 'Ada',
  lastName: 'Tremblay',
  province: 'Ontario',
  city: 'Toronto',
  educationInstitution: 'George Brown College',
  educationTier: 'tier2',
  yearsExperience: '2-5',
  isNewGrad: false,
  workingStyle: null,
  specialtyFocus: [],
  languagesSpoken: ['English'],
  personalityType: null,
  workPace: null,
  clinicVibe: null,
  teamCollaboration: null,
  patientTypes: [],
  availability: [],
  postalArea: null,
  travelDistance: 25,
  subscriptionTier: null,
  subscriptionStatus: 'free',
  subscriptionEndsAt: null,
  licences: [],
  createdAt: NOW.toISOString(),
  ...changes,
});

const A_CLINIC = {
  role: 'clinic',
  firstName: 'Smile',
  lastName: 'Dental',
  subscriptionTier: 'premium',
  subscriptionStatus: 'active',
} as const;

/** Every shift is a day later, so that none overlap. */
let day = 0;
export function shift(changes: Record<string, unknown> = {}): Record<string, unknown> {
  day += 1;
  const date = new Date(Date.UTC(2026, 11, 1 + (day % 300))).toISOString().slice(0, 10);
  return {
    title: 'Hygienist for a day',
    role: 'hygienist',
    province: 'Ontario',
    city: 'Toronto',
    date,
    startTime: '08:00',
    endTime: '16:00',
    hourlyRate: '52.00',
    ...changes,
  };
}

const callerOf = (person: PersonSnapshot, request: Partial<RequestInfo> = {}): RequestInfo =>
  asViewer(
    {
      userId: person.id,
      role: person.role,
      isAdmin: person.isAdmin,
      actingClinicId: person.role === 'clinic' ? person.id : null,
    },
    request,
  );

export type World = Awaited<ReturnType<typeof createWorld>>;

/** On a private database. */
export async function createWorld(
  limits: Partial<MarketplaceLimits> = { writes: 100_000 },
  social: MarketplaceOptions['social'] = {},
) {
  const [database, bus, clock] = [
    await testDatabase('marketplace'),
    memoryBus(),
    movableClock(NOW),
  ];
  const deployment = testDeployment(clock);
  const replica = () =>
    createMarketplaceSubgraph({
      databaseUrl: database.url,
      bus,
      logger: silentLogger(),
      clock,
      deployment,
      limits,
      social,
    });
  const subgraph = await replica();
  await subgraph.start();
  const { services } = subgraph;

  const person = async (changes: Partial<PersonSnapshot>) => {
    const made = snapshot(changes);
    await services.people.takeOver(made);
    return made;
  };
  const licence = (province: Province, expiresOn: string | null = null) => ({
    province,
    status: 'approved' as const,
    expiresOn,
  });

  return {
    bus,
    databaseUrl: database.url,
    /** Another replica on the same database; stop it afterwards. */
    replica,
    clock,
    deployment,
    subgraph,
    services,
    person,
    licence,
    as: callerOf,
    clinic: (changes: Partial<PersonSnapshot> = {}) => person({ ...A_CLINIC, ...changes }),
    /** Licensed in Ontario by default. */
    temp: (changes: Partial<PersonSnapshot> = {}) =>
      person({ role: 'hygienist' as Role, licences: [licence('Ontario')], ...changes }),
    job: (clinic: PersonSnapshot, changes: Record<string, unknown> = {}): Promise<Job> =>
      services.jobs.post(callerOf(clinic), shift(changes)),
    apply: (temp: PersonSnapshot, job: Job): Promise<Application> =>
      services.applications.apply(callerOf(temp), { jobId: String(job.id) }),
    accept: (clinic: PersonSnapshot, application: Application) =>
      services.applications.accept(callerOf(clinic), { applicationId: String(application.id) }),
    async block(blocker: PersonSnapshot, blocked: PersonSnapshot, isBlocked = true) {
      const at = clock.now().toISOString();
      const pair = { blockerId: blocker.id, blockedId: blocked.id };
      const payload = { ...pair, isBlocked, revision: nextRevision(), at };
      await bus.publish([{ id: randomUUID(), name: 'block.changed', payload, createdAt: at }]);
      await bus.settled();
    },
    booked: async (changes: Record<string, unknown> = {}) => {
      const clinic = await person(A_CLINIC);
      const temp = await person({ role: 'hygienist', licences: [licence('Ontario')] });
      const job = await services.jobs.post(callerOf(clinic), shift(changes));
      const input = { jobId: String(job.id) };
      const { id } = await services.applications.apply(callerOf(temp), input);
      const { booking } = await services.applications.accept(callerOf(clinic), {
        applicationId: String(id),
      });
      return { clinic, temp, job, booking };
    },
    /** Anonymous without a viewer. */
    graph: (
      query: string,
      variables: Record<string, unknown> = {},
      who: PersonSnapshot | RequestInfo | null = null,
    ) => {
      const info = who === null ? anonymous() : 'requestId' in who ? who : callerOf(who);
      const { viewer, idempotencyKey, locale, system } = info;
      return execute(subgraph, { query, variables, viewer, idempotencyKey, locale, system });
    },
    async runClockWork() {
      for (const job of CLOCK_WORK) await bus.runJob(`marketplace.${job}`);
    },
    /** @param name prepares the statement. */
    async rows<T>(text: string, values: unknown[] = [], name?: string): Promise<T[]> {
      const statement = { text, values, ...(name && { name }) };
      return (await subgraph.database.pool.query(statement)).rows as T[];
    },
    async close() {
      await subgraph.stop();
      await database.drop();
    },
  };
}

export const newKey = (): string => randomUUID();

export const adminViewer = (): Partial<Viewer> => ({ userId: nextId(), role: null, isAdmin: true });

export const asAdmin = (): RequestInfo => asViewer(adminViewer());
