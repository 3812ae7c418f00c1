import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ApplyCredentialsDocument,
  JobPageDocument,
  JobSearchPageDocument,
  LaunchOfferDocument,
  PostingCheckDocument,
  PostJobPageDocument,
  type PostingCheckQuery,
  type PostJobPageQuery,
} from '../generated/graphql';
import { connectionOf, jobNode, type JobNode } from './fixtures';
import { applicationState, series, wholeJobNode, type WholeJobNode } from './job-fixtures';
import {
  favourites,
  postingOffice,
  postingSource,
  postingTemplate,
  typicalRates,
} from './posting-fixtures';

const riverside = {
  __typename: 'User',
  id: '12',
  firstName: 'Riverside',
  lastName: 'Family Dentistry',
  city: 'Ottawa',
  province: 'Ontario',
  streetAddress: '220 Laurier Ave W, Suite 400',
  postalCode: 'K1P 5Z9',
  paysInDays: null,
  reliability: null,
};

/** Open shifts of an ordinary morning. */
export const openShifts: readonly JobNode[] = [
  jobNode({
    isUrgent: true,
    title: 'Hygienist today, someone is ill',
    hourlyRate: '58.00',
    paymentTerms: 'within_24_hours',
    match: { __typename: 'Match', points: 86 },
    distance: { __typename: 'Distance', km: 12.3, isApproximate: false, isFromCityCentre: true },
  }),
  jobNode({
    id: '8',
    title: 'Dental assistant, Tuesdays',
    holiday: 'Easter Monday',
    paymentTerms: 'net_14',
    series: series(),
    distance: { __typename: 'Distance', km: 350.2, isApproximate: true, isFromCityCentre: true },
    role: 'assistant',
    isRecurring: true,
    clinicId: '12',
    clinic: riverside,
    city: 'Ottawa',
    date: '2027-03-09',
    startTime: '09:30',
    endTime: '14:00',
    hourlyRate: '34.50',
    description: 'Four-handed dentistry with one dentist. Parking behind the building.',
  }),
  jobNode({
    id: '9',
    title: 'Evening hygienist',
    startTime: '16:00',
    endTime: '21:00',
    date: '2027-03-11',
    description: null,
    myApplication: applicationState(),
    distance: { __typename: 'Distance', km: 3.4, isApproximate: false, isFromCityCentre: true },
  }),
  jobNode({
    id: '10',
    title: 'Hygienist for recalls',
    city: 'Hamilton',
    clinic: null,
    date: '2027-03-12',
    hourlyRate: '49.25',
  }),
];

export const jobSearch = (
  nodes: readonly JobNode[] = openShifts,
  hasNextPage = false,
): GraphAnswers => answer(JobSearchPageDocument, { jobs: connectionOf('Job', nodes, hasNextPage) });

/** Answers of /jobs/:id. */
export const oneJob = (
  job: WholeJobNode | null = wholeJobNode(),
  pendingApplicationCount: number | null = null,
): GraphAnswers => answer(JobPageDocument, { job: job && { ...job, pendingApplicationCount } });

/** Missing credentials of the viewer; by default a licence. */
export const credentialGaps = (
  message: string | null = 'Add your Ontario licence and wait for its review.',
  myClash: 'overlap' | 'travel' | null = null,
  gap = 'licence_missing',
  startsAt = '2099-03-05T13:00:00Z',
): GraphAnswers =>
  answer(ApplyCredentialsDocument, {
    job: {
      __typename: 'Job',
      id: '7',
      startsAt,
      timeZone: 'America/Toronto',
      myClash,
      myEligibility: {
        __typename: 'Eligibility',
        gap: message && gap,
        message,
      },
      series: null,
    },
  });

export const offeredShifts = (count: number): DataOf<PostJobPageQuery>['offered'] => ({
  __typename: 'JobConnection',
  edges: Array.from({ length: count }, (_shift, at) => ({
    __typename: 'JobEdge',
    node: { __typename: 'Job', id: String(900 + at), startsAt: '2099-03-05T13:00:00.000Z' },
  })),
});

/** By default over. */
export const launchOffer = (remaining = 0): GraphAnswers =>
  answer(LaunchOfferDocument, {
    promotion: { __typename: 'PromotionCheck', isValid: remaining > 0, remaining },
  });

type PostJobScene = Partial<DataOf<PostJobPageQuery>>;

/** Answers of /post-job; by default without anything to confirm. */
export const postJobPage = (overrides: PostJobScene = {}): GraphAnswers => ({
  ...answer(PostJobPageDocument, ({ hasJob }) => ({
    me: { __typename: 'User', id: '1', province: 'Ontario', city: 'Toronto' },
    office: postingOffice(),
    myPostingBlock: null,
    offered: offeredShifts(0),
    posted: offeredShifts(1),
    clinicLocations: [],
    typicalRates,
    jobTemplates: [postingTemplate()],
    favourites,
    ...(hasJob && { job: postingSource() }),
    ...overrides,
  })),
  ...postingCheck(),
  ...launchOffer(),
});

type Check = DataOf<PostingCheckQuery>['postingCheck'];

/** Findings to confirm before posting. */
export const postingCheck = (overrides: Partial<Check> = {}): GraphAnswers =>
  answer(PostingCheckDocument, {
    postingCheck: {
      __typename: 'PostingCheck',
      notes: [],
      frenchTitleDraft: null,
      frenchDescriptionDraft: null,
      errors: [],
      ...overrides,
    },
  });

export const postingNote = (overrides: Partial<Check['notes'][number]> = {}) => ({
  __typename: 'PostingNote',
  concern: 'holiday' as const,
  date: '2027-03-26',
  message: 'This is a statutory holiday in Ontario: Good Friday.',
  job: null,
  ...overrides,
});
