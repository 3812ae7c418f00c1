import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import { BookedPageDocument, BookingPageDocument } from '../generated/graphql';
import { bookingNode, type ShiftBookingNode } from './shift-fixtures';
import { calendarFile } from './shift-scenes';

/** Answers of /shifts/:jobId/booked. */
export const bookedPage = (booking: ShiftBookingNode | null = bookingNode()): GraphAnswers => ({
  ...answer(BookedPageDocument, ({ jobId }) => ({
    job: { __typename: 'Job', id: jobId, booking },
  })),
  ...calendarFile,
});

/** Answers of /shifts/:bookingId. */
export const bookingPage = (booking: ShiftBookingNode | null = bookingNode()): GraphAnswers => ({
  ...answer(BookingPageDocument, () => ({ booking })),
  ...calendarFile,
});
