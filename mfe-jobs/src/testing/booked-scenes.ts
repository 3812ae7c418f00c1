import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BookedPageDocument,
  NoShowPointsDocument,
  BookingPageDocument,
  type BookingReviewsFragment,
  type BookingTimelineFragment,
  type CheckInPanelFragment,
  type OfficeGuideFragment,
  type CancellingLineFragment,
  type DisputePanelFragment,
  type JobStatus,
} from '../generated/graphql';
import { billingDetails, type InvoiceNode } from './invoice-fixtures';
import { bookingNode, type ShiftBookingNode } from './shift-fixtures';
import { noHours } from './hours-fixtures';
import { calendarFile } from './shift-scenes';

type BookingTimelineNode = FragmentData<BookingTimelineFragment>;
type BookingReviewsNode = FragmentData<BookingReviewsFragment>;
type DisputePanelNode = FragmentData<DisputePanelFragment>;

type CheckInNode = FragmentData<CheckInPanelFragment>;
type GuideNode = FragmentData<OfficeGuideFragment>;

export type PageBookingNode = Omit<ShiftBookingNode, 'clinic' | 'job'> &
  Omit<BookingTimelineNode & BookingReviewsNode & DisputePanelNode, keyof ShiftBookingNode> &
  Omit<CheckInNode, keyof ShiftBookingNode> & {
    clinic: (ShiftBookingNode['clinic'] & GuideNode['clinic']) | null;
    job: (ShiftBookingNode['job'] & GuideNode['job'] & { status: JobStatus }) | null;
    invoices: InvoiceNode[];
    cancellationPrice: FragmentData<CancellingLineFragment> | null;
  };

type Pack = NonNullable<NonNullable<GuideNode['clinic']>['officePack']>;

export const officePack: Pack = {
  ...({ __typename: 'OfficePack', software: 'Dentrix', parking: 'Behind the building' } as const),
  ...{ scrubs: 'Navy scrubs', instruments: null, radiographs: 'Digital', phone: '416 555 0199' },
  minutesPerPatient: 60,
  orientation: ['Ring at the side door.', 'Ask for Priya at the front desk.'],
};

/** The columns of the day, as before it. */
export const quietDay: Omit<CheckInNode, keyof ShiftBookingNode> = {
  ...{ checkInFrom: '2027-03-05T12:00:00Z', noShowFrom: '2027-03-05T14:00:00Z' },
  ...{ checkInCode: null, onMyWayAt: null, lateMinutes: null, arrivedAt: null, refillJobId: null },
};

type BookedJob = NonNullable<PageBookingNode['job']>;

export const shiftAtLocation = (): BookedJob => ({
  ...(bookingNode().job as NonNullable<ShiftBookingNode['job']>),
  status: 'booked',
  location: {
    ...({ __typename: 'ClinicLocation', id: '4', name: 'Leslieville', city: 'Toronto' } as const),
    ...{ streetAddress: '1120 Queen Street East', province: 'Ontario', postalCode: 'M4M 1K8' },
    ...{ phone: '416 555 0142', parking: 'Two places at the back', floor: 'Second floor' },
    ...{ software: 'Tracker', instruments: null, minutesPerPatient: null, scrubs: null },
    ...{ radiographs: null, orientation: ['Take the lift.'] },
  },
});

/** Answers of /shifts/:jobId/booked. @param pack - what the office says of the day. */
export const bookedPage = (
  booking: ShiftBookingNode | null = bookingNode(),
  pack: typeof officePack | null = officePack,
): GraphAnswers => ({
  ...answer(BookedPageDocument, ({ jobId }) => ({
    job: {
      ...{ __typename: 'Job', id: jobId },
      booking: booking && {
        ...booking,
        clinic: booking.clinic && { ...booking.clinic, officePack: pack },
        job: booking.job && {
          ...booking.job,
          location: booking.job.location && {
            ...shiftAtLocation().location,
            ...booking.job.location,
          },
        },
      },
    },
  })),
  ...calendarFile,
});

/** What /shifts/:bookingId reads of a booking. */
export const pageBooking = (overrides: Partial<PageBookingNode> = {}): PageBookingNode => ({
  ...bookingNode(),
  ...quietDay,
  clinic: { ...(bookingNode().clinic as NonNullable<ShiftBookingNode['clinic']>), officePack },
  job: {
    ...(bookingNode().job as NonNullable<ShiftBookingNode['job']>),
    ...{ status: 'booked', location: null },
  },
  cancellationPrice: null,
  createdAt: '2026-11-20T12:00:00Z',
  history: [],
  invoices: [],
  reviewUntil: '2027-03-19T21:00:00Z',
  reviews: [],
  disputableUntil: null,
  disputeReasons: [],
  disputes: [],
  ...overrides,
});

export const noShowPoints = (noShow = 100): GraphAnswers =>
  answer(NoShowPointsDocument, {
    reliabilityLadder: { __typename: 'ReliabilityLadder', version: 1, noShow },
  });

/** Answers of /shifts/:bookingId. */
export const bookingPage = (booking: Partial<PageBookingNode> | null = {}): GraphAnswers => ({
  ...answer(BookingPageDocument, () => ({
    booking: booking && { ...noHours, ...pageBooking(booking) },
  })),
  ...billingDetails(),
  ...noShowPoints(),
  ...calendarFile,
});
