import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicLocationsPageDocument,
  type ClinicLocationFieldsFragment,
} from '../generated/graphql';

export type LocationNode = FragmentData<ClinicLocationFieldsFragment>;

export const locationNode = (overrides: Partial<LocationNode> = {}): LocationNode => ({
  __typename: 'ClinicLocation',
  id: '1',
  name: 'Leslieville',
  streetAddress: '1120 Queen Street East',
  city: 'Toronto',
  province: 'Ontario',
  postalCode: 'M4M 1K8',
  phone: '416 555 0142',
  parking: 'Behind the building, free after 5 p.m.',
  ...{ floor: 'Second floor, door on Pape Avenue', software: 'Dentrix', instruments: null },
  ...{ minutesPerPatient: 60, scrubs: 'Navy', radiographs: null },
  orientation: ['Ring at the side door.', 'Ask for Priya at the front desk.'],
  isClosed: false,
  comingShifts: 3,
  ...overrides,
});

export const LOCATIONS: readonly LocationNode[] = [
  locationNode(),
  locationNode({
    ...{ id: '2', name: 'Westboro', city: 'Ottawa', streetAddress: '411 Richmond Road' },
    ...{ postalCode: 'K2A 0G1', phone: null, parking: null, comingShifts: 0 },
    ...{ floor: null, software: null, minutesPerPatient: null, scrubs: null, orientation: [] },
  }),
  locationNode({
    ...{ id: '3', name: 'Old Mill', streetAddress: '21 Old Mill Road' },
    ...{ postalCode: 'M8X 1G5', isClosed: true, comingShifts: 0 },
  }),
];

export const clinicLocations = (locations: readonly LocationNode[] = LOCATIONS): GraphAnswers =>
  answer(ClinicLocationsPageDocument, {
    user: {
      ...{ __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
      ...{ streetAddress: '12 King St W', city: 'Toronto', province: 'Ontario' },
      postalCode: 'M5H 1A1',
    },
    clinicLocations: [...locations],
  });
