import { reviewsOf } from '@tbt/people-ui/testing';
import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicPageDocument,
  ProfessionalPageDocument,
  ProfilePageDocument,
  type LicenceCardFragment,
  type MyProfileFragment,
  type MyVerificationFragment,
  type OfficePackFragment,
  type PersonMenuFragment,
  type ProfessionalProfileFragment,
  type ClinicProfileFragment,
  type ProfileFormFragment,
} from '../generated/graphql';

export type ProfileNode = FragmentData<MyProfileFragment> &
  FragmentData<ProfileFormFragment> &
  FragmentData<OfficePackFragment> &
  FragmentData<MyVerificationFragment> &
  Pick<FragmentData<ClinicProfileFragment>, 'paysInDays'> &
  Pick<FragmentData<ProfessionalProfileFragment>, 'responseTime' | 'activity' | 'reliability'>;
export type LicenceNode = FragmentData<LicenceCardFragment>;
export type DocumentNode = NonNullable<ProfileNode['verificationDocuments']>[number];

export const fileNode = (
  overrides: Partial<NonNullable<LicenceNode['file']>> = {},
): NonNullable<LicenceNode['file']> => ({
  __typename: 'VerificationDocument',
  id: '9',
  status: 'approved',
  createdAt: '2026-11-01T15:00:00.000Z',
  ...overrides,
});

export const licenceNode = (overrides: Partial<LicenceNode> = {}): LicenceNode => ({
  __typename: 'Licence',
  id: '1',
  province: 'Ontario',
  regulator: 'CDHO',
  regulatorName: 'College of Dental Hygienists of Ontario',
  licenceClass: 'General',
  number: 'CDHO-1',
  conditions: null,
  status: 'approved',
  expiresOn: '2027-12-01',
  isInForce: true,
  reason: null,
  reviewedAt: '2026-11-02T15:00:00.000Z',
  file: fileNode(),
  ...overrides,
});

export const documentNode = (overrides: Partial<DocumentNode> = {}): DocumentNode => ({
  __typename: 'VerificationDocument',
  id: '1',
  documentType: 'insurance',
  licenceId: null,
  status: 'pending',
  expiresOn: null,
  reason: null,
  reviewedAt: null,
  createdAt: '2026-11-01T15:00:00.000Z',
  ...overrides,
});

export const profileNode = (overrides: Partial<ProfileNode> = {}): ProfileNode => ({
  __typename: 'User',
  id: '2',
  profileVersion: 3,
  officePack: null,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@demo.test',
  role: 'hygienist',
  profilePicture: null,
  province: 'Ontario',
  city: 'Toronto',
  streetAddress: null,
  postalCode: null,
  statedLicenceNumber: 'CDHO-1',
  yearsExperience: '2-5',
  travelDistance: 25,
  educationInstitution: 'McGill University',
  educationTier: 'tier1',
  graduationYear: 2020,
  gpa: '3.70',
  isNewGrad: false,
  availability: ['Monday'],
  isEmailConfirmed: true,
  isVerified: true,
  verificationStatus: 'approved',
  workingStyle: null,
  personalityType: null,
  workPace: null,
  clinicVibe: null,
  patientTypes: [],
  specialtyFocus: [],
  languagesSpoken: ['English', 'French'],
  communicationStyle: null,
  teamCollaboration: null,
  stressHandling: null,
  subscriptionStatus: 'free',
  subscriptionTier: null,
  subscriptionEndsAt: null,
  isPromotionalUser: false,
  avgRating: '0.00',
  totalReviews: 0,
  responseTime: null,
  paysInDays: null,
  activity: null,
  reliability: { __typename: 'Reliability', score: 100, keptShifts: 0 },
  verifiedProvinces: ['Ontario'],
  licences: [licenceNode()],
  verificationDocuments: [],
  credentialGaps: [],
  ...overrides,
});

export const newProfile = (): ProfileNode =>
  profileNode({
    isVerified: false,
    verificationStatus: 'pending',
    statedLicenceNumber: null,
    yearsExperience: null,
    travelDistance: null,
    educationInstitution: null,
    educationTier: null,
    graduationYear: null,
    gpa: null,
    isNewGrad: true,
    availability: [],
    languagesSpoken: [],
    verifiedProvinces: [],
    licences: [],
    credentialGaps: [
      {
        __typename: 'CredentialGap',
        code: 'licence_missing',
        message: 'No licence for Ontario is on record. Add your registration there to be booked.',
      },
    ],
  });

export const clinicProfile = (overrides: Partial<ProfileNode> = {}): ProfileNode =>
  profileNode({
    id: '1',
    firstName: 'Maple',
    lastName: 'Dental',
    role: 'clinic',
    streetAddress: '12 King St W',
    postalCode: 'M5H 1A1',
    subscriptionStatus: 'active',
    subscriptionTier: 'premium',
    isPromotionalUser: true,
    avgRating: '4.60',
    totalReviews: 14,
    reliability: { __typename: 'Reliability', score: 97, keptShifts: 30 },
    licences: [],
    educationTier: null,
    educationInstitution: null,
    availability: [],
    ...overrides,
  });

export const ownProfile = (me: ProfileNode | null = profileNode()): GraphAnswers =>
  answer(ProfilePageDocument, { me });

/** An office pack as a professional without a booking sees it. */
export const officePack: NonNullable<ProfileNode['officePack']> = {
  __typename: 'OfficePack',
  software: 'ABELDent',
  instruments: 'Cavitron and a full set of hand instruments',
  minutesPerPatient: 60,
  parking: 'Free, behind the building',
  scrubs: 'Any colour but white',
  radiographs: 'Digital sensors',
  orientation: null,
  phone: null,
  photos: [],
  version: 2,
};

const PRIVATE = { email: null, statedLicenceNumber: null, licences: [], profileVersion: null };

type RelationNode = Pick<
  FragmentData<PersonMenuFragment>,
  'isFavourite' | 'isBlocked' | 'hiringInterest'
>;
type NumberNode = Pick<
  FragmentData<ProfessionalProfileFragment>,
  'licenseNumber' | 'isLicenceNumberChecked'
>;
type PublicNode = ProfileNode & RelationNode & NumberNode;

export const noRelation: RelationNode = {
  isFavourite: false,
  isBlocked: false,
  hiringInterest: null,
};

/** Answers of /professionals/:id, by default for visitors. */
export const publicProfessional = (overrides: Partial<PublicNode> = {}): GraphAnswers => ({
  ...answer(ProfessionalPageDocument, {
    user: {
      ...profileNode(PRIVATE),
      ...noRelation,
      ...{ licenseNumber: null, isLicenceNumberChecked: null },
      ...overrides,
      hasLicence: true,
    },
  }),
  ...reviewsOf([]),
});

/** Answers of /clinics/:id. */
export const publicClinic = (overrides: Partial<PublicNode> = {}): GraphAnswers => ({
  ...answer(ClinicPageDocument, {
    user: { ...clinicProfile(), ...noRelation, ...PRIVATE, officePack, ...overrides },
  }),
  ...reviewsOf(undefined, { average: '4.60', total: 14 }),
});
