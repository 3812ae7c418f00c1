import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicRegistrationPageDocument,
  type RegisteredOfficeFragment,
} from '../generated/graphql';

export type OfficeNode = FragmentData<RegisteredOfficeFragment>;

/** A clinic that opened its account without an address. */
export const bareOffice = (overrides: Partial<OfficeNode> = {}): OfficeNode => ({
  __typename: 'User',
  id: '1',
  firstName: 'Maple',
  lastName: 'Dental',
  streetAddress: null,
  city: 'Toronto',
  province: 'Ontario',
  postalCode: null,
  clinicVibe: null,
  promotionalCode: null,
  officePack: null,
  ...overrides,
});

export const wholeOffice = (): OfficeNode =>
  bareOffice({
    streetAddress: '1 Maple Street',
    postalCode: 'M5V 2T6',
    clinicVibe: 'chill',
    officePack: {
      __typename: 'OfficePack',
      software: 'ABELDent',
      minutesPerPatient: 50,
      parking: 'Behind the house',
      scrubs: 'Any colour',
      orientation: ['Ring twice'],
    },
  });

/** The page's answer. @param office null for a visitor. */
export const registration = (office: OfficeNode | null, remaining = 3): GraphAnswers =>
  answer(ClinicRegistrationPageDocument, {
    promotion: { __typename: 'PromotionCheck', isValid: remaining > 0, remaining },
    me: office,
  });
