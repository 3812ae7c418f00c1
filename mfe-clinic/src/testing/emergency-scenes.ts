import { cancelCost } from '@tbt/people-ui/testing';
import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  EmergencyBoardDocument,
  EmergencyOffersDocument,
  type EmergencyBoardItemFragment,
  type EmergencyOfferFragment,
  type EmergencyOfficeFragment,
  type EmergencyShiftFragment,
  type EmergencyQuotaLineFragment,
  type OnCallSettingsFragment,
} from '../generated/graphql';

type Item = FragmentData<EmergencyBoardItemFragment>;
type Offer = FragmentData<EmergencyOfferFragment>;
type Quota = FragmentData<EmergencyQuotaLineFragment>;
type OnCall = FragmentData<OnCallSettingsFragment>;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const terms = {
  ...{ title: 'Hygienist needed at short notice', role: 'hygienist' as const, city: 'Toronto' },
  ...{ neededDate: '2027-03-05', neededTime: '08:00', duration: 480, hourlyRate: '60.00' },
  isAssignedForMe: false,
};

const wave = (number: number, asked: number) => ({
  ...{
    __typename: 'EmergencyWave' as const,
    wave: number,
    asked,
    declined: number - 1,
    at: '2027-03-05T11:00:00.000Z',
  },
});

export const boardItem = (changes: Partial<Item> = {}): Item => ({
  ...{ __typename: 'EmergencyRequest', id: '5', ...terms, status: 'active', wave: 1, radius: 50 },
  nextWaveAt: '2027-03-05T11:05:00.000Z',
  startsAt: '2027-03-05T13:00:00.000Z',
  endsAt: '2027-03-05T21:00:00.000Z',
  createdAt: '2027-03-05T11:00:00.000Z',
  ...{ waves: [wave(1, 3)], responses: [], widening: [], job: null },
  ...changes,
});

export const filledItem = (changes: Partial<Item> = {}): Item =>
  boardItem({
    ...{ id: '6', status: 'filled', wave: 2, nextWaveAt: null, waves: [wave(1, 3), wave(2, 14)] },
    responses: [
      {
        ...{ __typename: 'EmergencyResponse', id: '1', status: 'assigned' },
        ...{ estimatedArrival: '2027-03-05T12:50:00.000Z', message: 'On my way' },
        professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
      },
    ],
    job: {
      __typename: 'Job',
      id: '9',
      pendingApplicationCount: 0,
      booking: { __typename: 'Booking', id: '50', hourlyRate: '55.00' },
    },
    ...changes,
  });

/** Two professionals applied to its shift instead of answering the request. */
export const appliedItem = (): Item =>
  boardItem({ job: { __typename: 'Job', id: '9', pendingApplicationCount: 2, booking: null } });

export const unreachedItem = (): Item =>
  boardItem({
    ...{ id: '7', wave: 3, radius: 75, nextWaveAt: null, waves: [] },
    widening: [
      { __typename: 'WideningHint', code: 'radius', count: 4, radius: 95 },
      { __typename: 'WideningHint', code: 'time', count: 1, radius: null },
    ],
  });

export const offer = (changes: Partial<Offer> = {}): Offer => ({
  ...{ __typename: 'EmergencyRequest', id: '5', ...terms, status: 'active', jobRevision: 1 },
  province: 'Ontario',
  ...{ description: 'Parking behind the house.', startsAt: inHours(2), endsAt: inHours(10) },
  ...{ timeZone: 'America/Toronto', askedAt: inHours(0), distanceKm: 12.4, travelMinutes: 12 },
  clinic: {
    ...{ __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
    ...{ city: 'Toronto', province: 'Ontario' },
    ...{ streetAddress: '12 King St W', postalCode: 'M5H 1A1' },
  },
  ...{ myResponse: null, job: null },
  ...changes,
});

const page = <N extends { id: string }>(nodes: readonly N[]) => ({
  __typename: 'EmergencyRequestConnection' as const,
  edges: nodes.map((node) => ({ __typename: 'EmergencyRequestEdge' as const, node })),
});

export const emergencyBoard = (
  items: readonly Item[] = [boardItem(), filledItem()],
  quota: Partial<Quota> = {},
  offices: readonly FragmentData<EmergencyOfficeFragment>[] = [],
  job: FragmentData<EmergencyShiftFragment> | null = null,
): GraphAnswers =>
  answer(EmergencyBoardDocument, {
    emergencyRequests: page(items),
    emergencyQuota: {
      ...{ __typename: 'EmergencyQuota', max: 3, used: 1, resetsOn: '2027-04-01' },
      ...quota,
    },
    clinicLocations: [...offices],
    job,
    typicalRates: [
      {
        __typename: 'TypicalRate',
        province: 'Ontario',
        role: 'hygienist',
        median: '41.00',
        middleLow: '48.00',
        middleHigh: '56.00',
      },
    ],
  });

export const onCallSettings = (changes: Partial<OnCall> = {}): OnCall => ({
  ...{ __typename: 'OnCall', id: '2', isOnCall: true, emergencyRadius: 25 },
  ...{ emergencyAvailable: false, hours: [] },
  ...changes,
});

export const emergencyOffers = (
  offers: readonly Offer[] = [offer()],
  settings: Partial<OnCall> = {},
  booked: readonly { startsAt: string; endsAt: string }[] = [],
): GraphAnswers => ({
  ...cancelCost(),
  ...answer(EmergencyOffersDocument, {
    coming: {
      __typename: 'BookingConnection',
      edges: booked.map(({ startsAt, endsAt }, at) => ({
        __typename: 'BookingEdge',
        node: {
          __typename: 'Booking',
          id: String(70 + at),
          status: 'confirmed' as const,
          ...{ startsAt, endsAt },
        },
      })),
    },
    emergencyRequests: page(offers),
    onCall: onCallSettings(settings),
  }),
});

/** An open shift of the clinic. */
export const openShift = (
  changes: Partial<FragmentData<EmergencyShiftFragment>> = {},
): FragmentData<EmergencyShiftFragment> => ({
  ...{ __typename: 'Job', id: '81', title: 'Hygienist at chair 2', role: 'hygienist' as const },
  ...{ status: 'active' as const, date: '2027-03-05', startTime: '08:00', endTime: '16:00' },
  hourlyRate: '55.00',
  ...changes,
});

/** The shift of a booked offer, at the clinic's address. */
export const bookedJob = (bookingId: string): Offer['job'] => ({
  ...{ __typename: 'Job', id: '9', city: 'Toronto', province: 'Ontario', location: null },
  booking: { __typename: 'Booking', id: bookingId },
  myApplication: null,
});

/** The shift of an open offer to which the professional applied. */
export const appliedJob = (): Offer['job'] => ({
  ...{ __typename: 'Job', id: '9', city: 'Toronto', province: 'Ontario', location: null },
  ...{ booking: null, myApplication: { __typename: 'Application', id: '31', status: 'pending' } },
});
