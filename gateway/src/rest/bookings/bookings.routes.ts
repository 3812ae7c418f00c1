import { RestMyBookingsDocument } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { toBooking } from './bookings.schemas';

const listMine = defineRoute({
  method: 'GET',
  path: '/api/bookings',
  summary: 'The caller’s bookings, as professional or clinic, newest first.',
  access: 'session',
  query: pageQuery,
  document: RestMyBookingsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ myBookings }, { url }) => listAnswer(myBookings, toBooking, url),
  answers: { 200: { description: 'A page of bookings.', entity: 'Booking', isList: true } },
});

export const bookingsRoutes = [listMine];
