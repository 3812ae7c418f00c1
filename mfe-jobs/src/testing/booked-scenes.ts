import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BookedPageDocument,
  BookingPageDocument,
  type BookingTimelineFragment,
} from '../generated/graphql';
import { billingDetails, type InvoiceNode } from './invoice-fixtures';
import { bookingNode, type ShiftBookingNode } from './shift-fixtures';
import { calendarFile } from './shift-scenes';

type BookingTimelineNode = FragmentData<BookingTimelineFragment>;

/** Answers of /shifts/:jobId/booked. */
export const bookedPage = (booking: ShiftBookingNode | null = bookingNode()): GraphAnswers => ({
  ...answer(BookedPageDocument, ({ jobId }) => ({
    job: { __typename: 'Job', id: jobId, booking },
  })),
  ...calendarFile,
});

export type PageBookingNode = ShiftBookingNode &
  Omit<BookingTimelineNode, keyof ShiftBookingNode> & { invoices: InvoiceNode[] };

/** What /shifts/:bookingId reads of a booking. */
export const pageBooking = (overrides: Partial<PageBookingNode> = {}): PageBookingNode => ({
  ...bookingNode(),
  createdAt: '2026-11-20T12:00:00Z',
  history: [],
  invoices: [],
  ...overrides,
});

/** Answers of /shifts/:bookingId. */
export const bookingPage = (booking: Partial<PageBookingNode> | null = {}): GraphAnswers => ({
  ...answer(BookingPageDocument, () => ({ booking: booking && pageBooking(booking) })),
  ...billingDetails(),
  ...calendarFile,
});
