import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import { ComingBookingsDocument, type ComingBookingFragment } from '../generated/graphql';

type BookingNode = FragmentData<ComingBookingFragment>;

export const comingBooking = (overrides: Partial<BookingNode> = {}): BookingNode => ({
  __typename: 'Booking',
  id: '51',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  job: { __typename: 'Job', id: '9', title: 'A full day', province: 'Ontario' },
  clinic: { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
  ...overrides,
});

export const comingBookings = (nodes: BookingNode[] = [comingBooking()]): GraphAnswers =>
  answer(ComingBookingsDocument, {
    myBookings: {
      __typename: 'BookingConnection',
      edges: nodes.map((node) => ({ __typename: 'BookingEdge', node })),
    },
  });
