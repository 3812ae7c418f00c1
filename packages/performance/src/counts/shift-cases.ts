import {
  input,
  sentBy,
  sentByNewcomer,
  waitingApplication,
  type OperationCases,
} from './operation-case';
import type { BenchWorld } from './bench-world';

/** The most days that one post may have. */
const DAYS_MAX = 31;
const RIVALS = 50;
const INVITED_MAX = 6;

const wantedShift = async (world: BenchWorld, rivals: number): Promise<number> => {
  const jobId = await world.job(world.clinic);
  for (const rival of world.crowd.slice(0, rivals)) await world.apply(rival, jobId);
  return jobId;
};

const invitation = async (world: BenchWorld, newcomer = world.anotherOfCrowd(), rivals = 0) =>
  String(await world.invite(world.clinic, newcomer, await wantedShift(world, rivals)));

const asked = async (world: BenchWorld, size: number) =>
  input({
    jobId: String(await world.job(world.clinic)),
    professionalIds: world.crowd.slice(0, Math.min(size, INVITED_MAX)).map(({ id }) => String(id)),
  });

export const shiftCases: OperationCases = {
  'mfe-jobs/JobSearchPage': sentBy(['visitor', 'hygienist', 'clinic'], (_world, first) => ({
    filter: { province: 'Ontario', role: 'hygienist' },
    sort: 'newest',
    near: { province: 'Ontario', city: 'Toronto' },
    first,
  })),
  'mfe-jobs/JobPage': sentBy(['visitor', 'hygienist', 'clinic'], ({ wantedJobId }) => ({
    id: String(wantedJobId),
    near: null,
  })),
  'mfe-jobs/PostJobPage': sentBy('clinic', ({ wantedJobId, clinic }) => ({
    jobId: String(wantedJobId),
    hasJob: true,
    clinicId: String(clinic.id),
  })),
  'mfe-jobs/SaveOffice': sentBy('clinic', async (world) => ({
    ...input({ city: 'Toronto', streetAddress: '12 King St W' }),
    expectedVersion: await world.profileVersion(world.clinic),
  })),
  'mfe-jobs/ShiftsInUse': sentBy('clinic', () => ({})),
  'mfe-jobs/PostingCheck': sentBy('clinic', async (world, size) => {
    await world.readTypicalRates();
    return input({ ...world.posting(), moreDates: world.freeDays(Math.min(size, DAYS_MAX)) });
  }),
  'mfe-jobs/PostJob': sentBy('clinic', ({ posting, freeDays }, size) =>
    input({ ...posting(), moreDates: freeDays(Math.min(size, DAYS_MAX)) }),
  ),
  'mfe-jobs/EditJob': sentBy('clinic', async (world, rivals) => {
    const jobId = String(await wantedShift(world, rivals));
    return input({ jobId, revision: 1, hourlyRate: '61.00' });
  }),
  'mfe-jobs/ExtendJob': sentBy('clinic', async (world, size) => {
    const jobId = String(await world.job(world.clinic));
    return input({ jobId, dates: world.freeDays(Math.min(size, DAYS_MAX)) });
  }),
  'mfe-jobs/CloseJob': sentBy('clinic', async (world, rivals) =>
    input({ jobId: String(await wantedShift(world, rivals)) }),
  ),
  'mfe-jobs/SaveJobTemplate': sentBy('clinic', ({ wantedJobId }, size) =>
    input({ jobId: String(wantedJobId), name: `Posted ${size}` }),
  ),
  'mfe-jobs/SaveShiftAsTemplate': sentBy('clinic', ({ wantedJobId }, size) =>
    input({ jobId: String(wantedJobId), name: `Kept ${size}` }),
  ),
  'mfe-jobs/WriteJobTemplate': sentBy('clinic', ({ posting }, size) => {
    const { date: _, ...typed } = posting();
    return input({ ...typed, name: `Typed ${size}` });
  }),
  'mfe-jobs/DeleteJobTemplate': sentBy('clinic', async (world) =>
    input({ templateId: String(await world.template(world.clinic, world.wantedJobId)) }),
  ),
  'mfe-jobs/AllTypicalRates': sentBy('admin', async (world) => {
    await world.readTypicalRates();
    return {};
  }),
  'mfe-jobs/SetTypicalRate': sentBy('admin', (_world, size) =>
    input({ province: 'Ontario', role: 'hygienist', median: `${size + 20}.50` }),
  ),

  'mfe-jobs/ClinicShifts': sentBy('clinic', (_world, first) => ({
    statuses: null,
    sort: 'newest',
    first,
  })),
  'mfe-jobs/ShiftDetails': sentBy(['hygienist', 'clinic'], ({ wantedJobId }, _size, actor) => ({
    jobId: String(wantedJobId),
    isClinic: actor === 'clinic',
    bookingId: '1',
    hasBooking: false,
  })),
  'mfe-jobs/ApplyCredentials': sentBy('hygienist', ({ day, wantedJobId }) => ({
    jobId: String(wantedJobId),
    province: 'Ontario',
    date: day(1),
  })),
  'mfe-jobs/ApplyToJob': sentBy('hygienist', async (world) =>
    input({ jobId: String(await world.job(world.clinic)), message: 'I would like to come.' }),
  ),
  'mfe-jobs/MyApplications': sentBy('hygienist', (_world, first) => ({ first })),
  'mfe-jobs/WithdrawApplication': sentBy('hygienist', async (world) => {
    const applicationId = await world.apply(world.hygienist, await world.job(world.clinic));
    return input({ applicationId: String(applicationId) });
  }),
  'mfe-jobs/KeepApplication': sentBy('hygienist', async (world) => {
    const applicationId = await world.apply(world.hygienist, await world.job(world.clinic));
    return input({ applicationId: String(applicationId), jobRevision: 1 });
  }),
  'mfe-jobs/AcceptApplication': sentBy('clinic', async (world, rivals) =>
    input({ applicationId: await waitingApplication(world, rivals) }),
  ),
  'mfe-jobs/DeclineApplication': sentBy('clinic', async (world) =>
    input({ applicationId: await waitingApplication(world) }),
  ),
  'mfe-jobs/CounterApplication': sentBy('clinic', async (world) =>
    input({
      applicationId: await waitingApplication(world),
      hourlyRate: '57.00',
      message: 'A bit more?',
    }),
  ),
  'mfe-jobs/AcceptCounter': sentByNewcomer(async (world, newcomer) =>
    input({ applicationId: String(await world.countered(world.clinic, newcomer)) }),
  ),
  'mfe-jobs/CounterBack': sentByNewcomer(async (world, newcomer) => {
    const applicationId = String(await world.countered(world.clinic, newcomer));
    return input({ applicationId, hourlyRate: '59.00', message: null });
  }),
  'mfe-jobs/DeclineCounter': sentByNewcomer(async (world, newcomer) =>
    input({ applicationId: String(await world.countered(world.clinic, newcomer)) }),
  ),

  'mfe-jobs/MyInvitations': sentBy('hygienist', (_world, first) => ({ first })),
  // A shift without impressions, with enough applicants that some are among the twenty who are ranked.
  'mfe-jobs/InviteChoices': sentBy('clinic', async (world) => ({
    jobId: String(await wantedShift(world, RIVALS)),
  })),
  'mfe-jobs/InviteCandidate': sentBy('clinic', asked),
  'mfe-jobs/InviteToShift': sentBy('clinic', asked),
  'mfe-clinic/ShiftToFill': sentBy('clinic', ({ wantedJobId }) => ({
    shiftId: String(wantedJobId),
  })),
  'mfe-profile/OwnOpenShifts': sentBy('clinic', () => ({})),
  'mfe-profile/InviteToOwnShift': sentBy('clinic', asked),
  'mfe-jobs/WithdrawInvitation': sentBy('clinic', async (world) =>
    input({ invitationId: await invitation(world) }),
  ),
  'mfe-jobs/AcceptInvitation': sentByNewcomer(async (world, newcomer, rivals) =>
    input({ invitationId: await invitation(world, newcomer, rivals) }),
  ),
  'mfe-jobs/DeclineInvitation': sentByNewcomer(async (world, newcomer) =>
    input({ invitationId: await invitation(world, newcomer) }),
  ),
};
