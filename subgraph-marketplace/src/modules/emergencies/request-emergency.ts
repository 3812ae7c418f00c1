import {
  EARLIER,
  effectiveTier,
  messageText,
  openAnswersRule,
  PLANS,
  requestEmergencyRule,
  requestForShiftRule,
  type Province,
  type RequestEmergencyValues,
} from '@tbt/contracts';
import {
  conflict,
  DomainError,
  forbidden,
  notFound,
  onConstraint,
  parseInput,
  refuseContactDetails,
  requireClinic,
  validationFailed,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import {
  announcePosted,
  newJob,
  ownsJob,
  type Job,
  type JobsQueries,
  type NewJob,
  type RequirePosting,
} from '../jobs';
import type { PeopleQueries, Person } from '../people';
import { instantsOfWallTime, minutesOf, wallTimeAt, zoneOfPlace } from '../places';
import { quotaMonth } from '../../quota-month';
import type { EmergenciesQueries } from './emergencies.queries';
import type { ChangedEmergency } from './emergencies.types';
import { readWaveShift } from './emergency-waves.queries';
import type { Waves } from './send-waves';

const MINUTE = 60_000;

type Office = { province: string | null; city: string | null; postalArea: string | null } | null;
type Requested = { id: number };

/** CONFLICT `overlapping_shift` with the own shift. */
export class OverlappingShift extends DomainError {
  constructor(readonly job: Job) {
    const key = job.status === 'active' ? 'emergency.overlap' : 'emergency.overlapOther';
    super('CONFLICT', key, { values: { date: job.date }, reasons: ['overlapping_shift'] });
  }
}

/** The named office, held until the transaction ends. @throws DomainError VALIDATION_FAILED on `locationId`. */
export type OfficeAt = (
  tx: MarketplaceTx,
  clinicId: number,
  at: { locationId: number | null; province: string | null; city: string | null },
) => Promise<Office>;

type Deps = {
  emergencies: EmergenciesQueries;
  jobs: JobsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
  waves: Pick<Waves, 'sendNext'>;
  requirePosting: RequirePosting;
  signal: (changed: ChangedEmergency) => Promise<void>;
  officeOf: OfficeAt;
};

const missing = (field: string) => ({
  path: [field],
  key: 'emergency.noOffice' as const,
  values: {},
});

/** At the office unless the request says where. @throws DomainError VALIDATION_FAILED. */
function placeOfRequest(values: RequestEmergencyValues, office: Office) {
  const province = values.province ?? office?.province;
  const city = values.city ?? (values.province ? null : office?.city);
  if (!province || !city)
    throw validationFailed([
      ...(province ? [] : [missing('province')]),
      ...(city ? [] : [missing('city')]),
    ]);
  return { province: province as Province, city };
}

/** @throws DomainError VALIDATION_FAILED for a start in a clock gap or a length without a clear end. */
function shiftOf(info: RequestInfo, values: RequestEmergencyValues, office: Office) {
  const place = placeOfRequest(values, office);
  const zone = zoneOfPlace(place.province, place.city);
  const { role, neededDate: date, neededTime: startTime, hourlyRate } = values;
  const [startsAt] = instantsOfWallTime(zone, date, startTime);
  const endsAt = startsAt && new Date(startsAt.getTime() + values.duration * MINUTE);
  return {
    ...place,
    ...{ role, date, startTime, hourlyRate },
    // A start in a gap is refused by the posting itself.
    endTime: endsAt ? wallTimeAt(zone, endsAt).time : startTime,
    utcOffset: EARLIER,
    locationId: values.locationId,
    title: values.title ?? messageText(info.locale, `emergency.title.${role}`),
    description: values.description,
    ...{ isUrgent: true, isRecurring: false },
    ...parseInput(openAnswersRule, {}),
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  date: 'neededDate',
  startTime: 'neededTime',
  endTime: 'duration',
};

function underRequestedNames<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw validationFailed(
      error.issues.map(({ path: [field = '', ...rest], ...issue }) => ({
        ...issue,
        path: [FIELDS[field] ?? field, ...rest],
      })),
    );
  }
}

export function createEmergencyRequesting(deps: Deps) {
  const { emergencies, jobs, people, commands, clock, waves, requirePosting, signal, officeOf } =
    deps;

  /** The transaction holds the clinic. @throws DomainError FORBIDDEN `plan_limit`. */
  const refuseOverPlan = async (tx: MarketplaceTx, clinic: Person) => {
    const now = clock.now();
    const max = PLANS[effectiveTier(clinic, now) ?? 'none'].emergencyRequests;
    if (max === 0) throw forbidden('emergency.noPlan', { reasons: ['plan_limit'] });
    const { since, resetsOn } = quotaMonth(clinic.timeZone, now);
    if (max === null || (await emergencies.countSince(clinic.id, since, tx)) < max) return;
    throw forbidden('emergency.planLimit', { values: { max, resetsOn }, reasons: ['plan_limit'] });
  };

  /** At the same office; an open one first, for which cover can be asked. @throws OverlappingShift. */
  const refuseOverlap = async (tx: MarketplaceTx, row: NewJob) => {
    const doubled = await jobs.doubled(row.clinicId, row.role, [row], tx);
    const twins = doubled.filter(({ locationId }) => locationId === row.locationId);
    const twin = twins.find(({ status }) => status === 'active') ?? twins[0];
    if (twin) throw new OverlappingShift(twin);
  };

  const postShift = async (
    tx: MarketplaceTx,
    info: RequestInfo,
    { values, clinicId }: { values: RequestEmergencyValues; clinicId: number },
  ): Promise<Job> => {
    const { locationId, province = null, city = null } = values;
    const office = await officeOf(tx, clinicId, { locationId, province, city });
    const now = clock.now();
    const owner = { clinicId, seriesId: null, createdAt: now, office };
    const row = underRequestedNames(() => newJob(shiftOf(info, values, office), owner, now));
    if (minutesOf(row) !== values.duration)
      throw validationFailed([{ path: ['duration'], key: 'emergency.ambiguousEnd', values: {} }]);
    if (!values.isAdditional) await refuseOverlap(tx, row);
    const [job] = await jobs.insertAll(tx, [row]);
    if (!job) throw notFound();
    await announcePosted(tx, [job], now);
    return job;
  };

  const ownShift = async (tx: MarketplaceTx, info: RequestInfo, jobId: number): Promise<Job> => {
    const job = await jobs.lock(tx, jobId, 'alone');
    if (!job || !ownsJob(info.viewer, job)) throw notFound();
    if (job.status !== 'active')
      throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
    return job;
  };

  return {
    /** @returns its id. @throws DomainError FORBIDDEN `plan_limit`; CONFLICT; VALIDATION_FAILED. */
    async request(info: RequestInfo, input: object): Promise<number> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const ofShift = 'jobId' in input && input.jobId != null;
      const given = ofShift ? parseInput(requestForShiftRule, input) : null;
      const values = ofShift ? null : parseInput(requestEmergencyRule, input);
      if (values) refuseContactDetails({ title: values.title, description: values.description });
      let userIds: number[] = [];
      const { id } = await commands.run(
        info,
        { operation: 'requestEmergency', input },
        async (tx): Promise<Requested> => {
          // The clinic is locked, so that two requests at once cannot both pass the limit.
          const clinic = await people.lock(tx, clinicId);
          await requirePosting(tx, clinicId);
          await refuseOverPlan(tx, clinic);
          const job = given
            ? await ownShift(tx, info, given.jobId)
            : await postShift(tx, info, { values: values as RequestEmergencyValues, clinicId });
          const { urgencyLevel, maxRadius, isAssignedForMe } = (given ?? values) as Pick<
            RequestEmergencyValues,
            'urgencyLevel' | 'maxRadius' | 'isAssignedForMe'
          >;
          const facts = { clinicId, jobId: job.id, urgencyLevel, maxRadius, isAssignedForMe };
          const request = await emergencies
            .insert(tx, { ...facts, createdAt: clock.now() })
            .catch((error: unknown) =>
              onConstraint(error, {
                emergency_requests_one_per_job: () =>
                  conflict('emergency.duplicate', { path: ['jobId'], reasons: ['duplicate'] }),
              }),
            );
          const shift = await readWaveShift(tx, job.id);
          if (!shift) throw notFound();
          userIds = [clinicId, ...(await waves.sendNext(tx, request, shift))];
          return { id: request.id };
        },
      );
      await signal({ emergencyRequestId: id, userIds });
      return id;
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
    async quota(info: RequestInfo) {
      const clinicId = requireClinic(info);
      const now = clock.now();
      const clinic = (await people.byIds([clinicId]))[0];
      const max = clinic ? PLANS[effectiveTier(clinic, now) ?? 'none'].emergencyRequests : 0;
      const { since, resetsOn } = quotaMonth(clinic?.timeZone ?? null, now);
      return { max, used: await emergencies.countSince(clinicId, since), resetsOn };
    },
  };
}
