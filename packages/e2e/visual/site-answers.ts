import type { ProfessionalNode } from '@tbt/mfe-clinic/testing';
import type { JobNode } from '@tbt/mfe-jobs/testing';

const job: JobNode = {
  __typename: 'Job',
  id: '7',
  title: 'Hygienist for a full day',
  clinicId: '1',
  clinic: {
    __typename: 'User',
    id: '1',
    firstName: 'Maple',
    lastName: 'Dental',
    city: 'Toronto',
    province: 'Ontario',
    streetAddress: '12 King St W',
    postalCode: 'M5H 1A1',
    paysInDays: null,
    reliability: null,
  },
  role: 'hygienist',
  location: null,
  myClash: null,
  description: 'Tracker, eight patients.',
  province: 'Ontario',
  city: 'Toronto',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  timeZone: 'America/Toronto',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  utcOffset: '-05:00',
  distance: null,
  holiday: null,
  paymentTerms: null,
  match: null,
  series: null,
  hourlyRate: '52.00',
  isUrgent: false,
  isRecurring: false,
  createdAt: '2027-02-20T15:00:00Z',
  status: 'active',
  revision: 1,
  myEligibility: null,
  myApplication: null,
  myInvitation: null,
};

const person: ProfessionalNode = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  profilePicture: null,
  role: 'hygienist',
  city: 'Toronto',
  province: 'Ontario',
  educationTier: 'tier1',
  isNewGrad: false,
  avgRating: '4.85',
  totalReviews: 12,
  reliability: { __typename: 'Reliability', keptShifts: 9 },
  yearsExperience: '2-5',
  isVerified: true,
  educationInstitution: 'McGill University',
  hasLicence: true,
  verifiedProvinces: ['Ontario'],
  travelDistance: 50,
  workingStyle: 'quiet_operator',
  languagesSpoken: ['English', 'French'],
  specialtyFocus: ['preventive'],
  availability: ['Monday', 'Evenings'],
  isFavourite: false,
  isBlocked: false,
  hiringInterest: null,
};

const connection = <Node extends { id: string }>(typename: string, nodes: readonly Node[]) => ({
  __typename: `${typename}Connection`,
  edges: nodes.map((node) => ({ __typename: `${typename}Edge`, cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

/** Fixed graph responses by operation: the demo world moves with the calendar. */
export const siteAnswers: Readonly<Record<string, object>> = {
  JobSearchPage: {
    jobs: connection<JobNode>('Job', [
      { ...job, isUrgent: true },
      { ...job, id: '8', title: 'Assistant, Tuesdays', role: 'assistant', isRecurring: true },
      { ...job, id: '9', startTime: '16:00', endTime: '21:00' },
    ]),
  },
  JobPage: { job },
  LaunchOffer: { promotion: { __typename: 'PromotionCheck', isValid: false, remaining: 0 } },
  BrowseProfessionalsPage: {
    professionals: connection<ProfessionalNode>('Professional', [
      person,
      { ...person, id: '3', firstName: 'Bao', lastName: 'Tran', role: 'assistant' },
    ]),
  },
};
