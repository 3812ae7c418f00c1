import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BookedPageDocument,
  BookingPageDocument,
  type BookingReviewsFragment,
  type BookingTimelineFragment,
  type DisputePanelFragment,
} from '../generated/graphql';
import { billingDetails, type InvoiceNode } from './invoice-fixtures';
import { bookingNode, type ShiftBookingNode } from './shift-fixtures';
import { noHours } from './hours-fixtures';
import { calendarFile } from './shift-scenes';

type BookingTimelineNode = FragmentData<BookingTimelineFragment>;
type BookingReviewsNode = FragmentData<BookingReviewsFragment>;
type DisputePanelNode = FragmentData<DisputePanelFragment>;

/** Answers of /shifts/:jobId/booked. */
export const bookedPage = (booking: ShiftBookingNode | null = bookingNode()): GraphAnswers => ({
  ...answer(BookedPageDocument, ({ jobId }) => ({
    job: { __typename: 'Job', id: jobId, booking },
  })),
  ...calendarFile,
});

export type PageBookingNode = ShiftBookingNode &
  Omit<BookingTimelineNode & BookingReviewsNode & DisputePanelNode, keyof ShiftBookingNode> & {
    invoices: InvoiceNode[];
  };

/** What /shifts/:bookingId reads of a booking. */
export const pageBooking = (overrides: Partial<PageBookingNode> = {}): PageBookingNode => ({
  ...bookingNode(),
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

/** Answers of /shifts/:bookingId. */
export const bookingPage = (booking: Partial<PageBookingNode> | null = {}): GraphAnswers => ({
  ...answer(BookingPageDocument, () => ({
    booking: booking && { ...noHours, ...pageBooking(booking) },
  })),
  ...billingDetails(),
  ...calendarFile,
});
