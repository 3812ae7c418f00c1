import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClosingBookingsDocument,
  PrivacyPageDocument,
  type ClosingBookingFragment,
  type ConsentsFragment,
  type DataExportsFragment,
} from '../generated/graphql';

type PrivacyNode = FragmentData<DataExportsFragment> &
  FragmentData<ConsentsFragment> & { __typename: 'User'; id: string };
type DataExportNode = PrivacyNode['dataExports'][number];

export const dataExportNode = (overrides: Partial<DataExportNode> = {}): DataExportNode => ({
  __typename: 'DataExport',
  id: '1',
  status: 'ready',
  partsDone: 3,
  partsTotal: 3,
  requestedAt: '2027-03-01T15:00:00.000Z',
  expiresAt: '2027-03-08T15:00:00.000Z',
  url: '/files/sealed',
  ...overrides,
});

export const privacyNode = (overrides: Partial<PrivacyNode> = {}): PrivacyNode => ({
  __typename: 'User',
  id: '2',
  dataExports: [dataExportNode()],
  consents: [
    {
      __typename: 'Consent',
      purpose: 'terms',
      isGiven: true,
      textVersion: '2026-11',
      at: '2027-01-05T15:00:00.000Z',
    },
    {
      __typename: 'Consent',
      purpose: 'marketing_email',
      isGiven: false,
      textVersion: '2026-11',
      at: '2027-02-05T15:00:00.000Z',
    },
  ],
  ...overrides,
});

type ClosingBookingNode = FragmentData<ClosingBookingFragment>;

export const closingBooking = (
  id: string,
  price: { compensation?: string; reliabilityPoints?: number } | null,
): ClosingBookingNode => ({
  __typename: 'Booking',
  id,
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  job: { __typename: 'Job', id, title: 'Hygienist for a day' },
  cancellationPrice: price && {
    __typename: 'CancellationPrice',
    compensation: price.compensation ?? null,
    reliabilityPoints: price.reliabilityPoints ?? 0,
  },
});

/** Upcoming bookings of an account to be closed. */
export const closingBookings = (...nodes: ClosingBookingNode[]): GraphAnswers =>
  answer(ClosingBookingsDocument, {
    myBookings: {
      __typename: 'BookingConnection',
      edges: nodes.map((node) => ({ __typename: 'BookingEdge', node })),
    },
  });

export const ownPrivacy = (me: PrivacyNode | null = privacyNode()): GraphAnswers => ({
  ...answer(PrivacyPageDocument, { me }),
  ...closingBookings(),
});
