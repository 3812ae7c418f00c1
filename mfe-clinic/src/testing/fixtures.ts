import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BrowseProfessionalsPageDocument,
  ShiftToFillDocument,
  type PersonMenuFragment,
  type ProfessionalCardFragment,
} from '../generated/graphql';
import { launchOffer } from './pricing-scenes';

export type ProfessionalNode = FragmentData<ProfessionalCardFragment> &
  FragmentData<PersonMenuFragment>;

/** A professional as the graph answers it for clinics. */
export const professionalNode = (overrides: Partial<ProfessionalNode> = {}): ProfessionalNode => ({
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  profilePicture: null,
  role: 'hygienist',
  city: 'Toronto',
  province: 'Ontario',
  educationInstitution: 'McGill University',
  educationTier: 'tier1',
  isNewGrad: true,
  avgRating: '4.85',
  totalReviews: 12,
  reliability: { __typename: 'Reliability', keptShifts: 9 },
  yearsExperience: '2-5',
  isVerified: true,
  hasLicence: true,
  verifiedProvinces: ['Ontario'],
  travelDistance: 999,
  workingStyle: 'quiet_operator',
  languagesSpoken: ['English', 'French', 'Spanish', 'Hindi'],
  specialtyFocus: ['preventive', 'surgical', 'cosmetic'],
  availability: ['Monday', 'Evenings'],
  isFavourite: false,
  isBlocked: false,
  hiringInterest: null,
  ...overrides,
});

export const professionals: readonly ProfessionalNode[] = [
  professionalNode(),
  professionalNode({
    id: '3',
    firstName: 'Bao',
    lastName: 'Tran',
    role: 'assistant',
    city: 'Ottawa',
    educationTier: 'tier2',
    isNewGrad: false,
    totalReviews: 0,
    avgRating: null,
    travelDistance: 25,
    languagesSpoken: ['English'],
  }),
  professionalNode({
    id: '4',
    firstName: 'Noor',
    lastName: 'Haddad',
    city: 'Mississauga',
    educationInstitution: null,
    educationTier: null,
    isNewGrad: false,
    totalReviews: 0,
    avgRating: null,
    reliability: null,
    isVerified: false,
    hasLicence: false,
    verifiedProvinces: [],
    yearsExperience: null,
    travelDistance: null,
    workingStyle: null,
    languagesSpoken: [],
    specialtyFocus: [],
    availability: [],
  }),
];

export const browsing = (
  nodes: readonly ProfessionalNode[] = professionals,
  hasNextPage = false,
  onAsked: (filter: unknown, sort: unknown) => void = () => undefined,
  holders: readonly ProfessionalNode[] = [],
): GraphAnswers => ({
  ...launchOffer(0),
  ...answer(BrowseProfessionalsPageDocument, ({ filter, sort, asksNumber }) => {
    onAsked(filter, sort);
    return {
      ...(asksNumber && { licenceHolders: [...holders] }),
      professionals: {
        __typename: 'ProfessionalConnection',
        edges: nodes.map((node, index) => ({
          ...{ __typename: 'ProfessionalEdge', cursor: node.id },
          ...{ distanceKm: 3 + 9 * index, node },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
      },
    };
  }),
});

/** The shift that someone is looked for, with an open invitation to the professional. */
export const shiftToFill = (professionalId: string | null = null): GraphAnswers =>
  answer(ShiftToFillDocument, ({ shiftId }) => ({
    job: {
      ...{ __typename: 'Job', id: shiftId, title: 'Hygienist for a full day' },
      ...{ date: '2027-03-05', startTime: '08:00', endTime: '16:00' },
      invitations: professionalId
        ? [{ __typename: 'Invitation', id: '41', professionalId, status: 'pending' as const }]
        : [],
    },
  }));
