import type { SessionViewer } from '@tbt/web-kit';
import { fakeViewer, type FragmentData } from '@tbt/web-kit/testing';
import type {
  PostingFavouriteFragment,
  PostingOfficeFragment,
  PostingSourceFragment,
  PostingTemplateFragment,
  TypicalRateBandFragment,
} from '../generated/graphql';
import { openAnswers } from './fixtures';

const kept = {
  ...openAnswers,
  title: 'Hygienist for recalls',
  description: 'Tracker, eight patients.',
  role: 'hygienist' as const,
  province: 'Ontario',
  city: 'Toronto',
  startTime: '09:00',
  endTime: '17:00',
  hourlyRate: '52.00',
  isUrgent: false,
  clinicVibe: 'family_friendly',
  patientTypes: ['general'],
  paymentTerms: 'net_14' as const,
};

export const postingSource = (
  overrides: Partial<FragmentData<PostingSourceFragment>> = {},
): FragmentData<PostingSourceFragment> => ({
  __typename: 'Job',
  id: '7',
  status: 'active',
  revision: 3,
  pendingApplicationCount: 1,
  ...kept,
  date: '2027-03-05',
  isRecurring: false,
  location: null,
  ...overrides,
});

export const postingTemplate = (
  overrides: Partial<FragmentData<PostingTemplateFragment>> = {},
): FragmentData<PostingTemplateFragment> => ({
  __typename: 'JobTemplate',
  id: '4',
  name: 'Recalls on Fridays',
  ...kept,
  location: null,
  ...overrides,
});

const person = (
  id: string,
  firstName: string,
  lastName: string,
  role: 'hygienist' | 'assistant',
) => ({
  __typename: 'Favourite',
  person: { __typename: 'User', id, firstName, lastName, role, city: 'Toronto' },
});

export const favourites: FragmentData<PostingFavouriteFragment>[] = [
  person('2', 'Ana', 'Reyes', 'hygienist'),
  person('4', 'Noor', 'Haddad', 'hygienist'),
  person('3', 'Sam', 'Lee', 'assistant'),
];

export const typicalRates: FragmentData<TypicalRateBandFragment>[] = [
  {
    __typename: 'TypicalRate',
    province: 'Ontario',
    role: 'hygienist',
    median: '41.00',
    low: '24.60',
    high: '65.60',
    middleLow: '44.00',
    middleHigh: '52.50',
  },
  {
    __typename: 'TypicalRate',
    province: 'Quebec',
    role: 'hygienist',
    median: '35.00',
    low: '21.00',
    high: '56.00',
    middleLow: null,
    middleHigh: null,
  },
];

/** The clinic that posts, with a whole address. */
export const postingOffice = (
  overrides: Partial<FragmentData<PostingOfficeFragment>> = {},
): FragmentData<PostingOfficeFragment> => ({
  __typename: 'User',
  id: '1',
  profileVersion: 4,
  firstName: 'Maple Street',
  lastName: 'Dental',
  province: 'Ontario',
  city: 'Toronto',
  streetAddress: '12 Bay Street',
  postalCode: 'M5V 2K1',
  ...overrides,
});

/** A scheduler of another account's clinic. */
export const schedulerOf = (clinicId: number): SessionViewer => {
  const acting = {
    ...({ clinicId, name: 'Maple Street Dental', role: 'scheduler', isActing: true } as const),
    ...{ province: 'Ontario', city: 'Toronto' },
  };
  return { ...fakeViewer('clinic', { id: 9 }), clinics: [acting], actingClinic: acting };
};
