import { answer, type DataOf, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  NextShiftDocument,
  type NextShiftQuery,
  ClinicDashboardPageDocument,
  type ClinicDashboardPageQuery,
  type DashboardSpendingFragment,
} from '../generated/graphql';

type Dashboard = DataOf<ClinicDashboardPageQuery>['clinicDashboard'];
type Account = DataOf<ClinicDashboardPageQuery>['me'];
type Coming = DataOf<NextShiftQuery>['myBookings'];
type Spending = FragmentData<DashboardSpendingFragment>;

const TODAY = '2027-03-04';
const TOMORROW = '2027-03-05';

const LOCATION = { __typename: 'ClinicLocation', id: '1', name: 'Leslieville' };

const job = (id: string, title: string) =>
  ({ __typename: 'Job', id, title, role: 'hygienist' as const, location: null }) as const;

const entry = (
  key: string,
  changes: Partial<Dashboard['entries'][number]> = {},
): Dashboard['entries'][number] => ({
  ...{ __typename: 'CalendarEntry', key, date: TODAY, startTime: '08:00', endTime: '16:00' },
  job: job('7', 'Hygienist for a full day'),
  booking: {
    ...{ __typename: 'Booking', id: '50', status: 'confirmed' },
    professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
  },
  ...changes,
});

const openShift = (id: string, candidates: number, { invited = 0, isUrgent = false } = {}) => ({
  ...{ __typename: 'OpenShift', candidates, invited },
  job: {
    ...{ __typename: 'Job', id, title: `Hygienist, chair ${id}`, isUrgent },
    ...{ date: '2027-03-09', startTime: '09:00', endTime: '17:00', location: null },
  },
});

const favourite = (id: string, firstName: string, distanceKm: number | null) => ({
  ...{ __typename: 'FreeFavourite', distanceKm },
  professional: {
    ...{ __typename: 'User', id, firstName, lastName: 'Chen', city: 'Toronto' },
    ...{ role: 'hygienist' as const, profilePicture: null },
  },
});

const figures = (shifts: number, filled: number, minutesToFill: number | null) => ({
  ...{ __typename: 'FillFigures', shifts, filled, minutesToFill },
});

const FULL: Dashboard = {
  ...{ __typename: 'ClinicDashboard', id: '1', today: TODAY, tomorrow: TOMORROW, hasPosted: true },
  entries: [
    entry('booking-50'),
    entry('booking-51', {
      booking: {
        ...{ __typename: 'Booking', id: '51', status: 'booked' },
        professional: null,
      },
    }),
    entry('posting-18', {
      ...{ date: TOMORROW, booking: null },
      job: { ...job('18', 'Evening cover'), location: LOCATION },
    }),
    entry('booking-52', {
      date: TOMORROW,
      job: { ...job('20', 'Assistant at chair 2'), role: 'assistant', location: LOCATION },
    }),
    entry('booking-53', { date: TOMORROW }),
  ],
  openShifts: {
    __typename: 'OpenShifts',
    count: 7,
    soonest: [
      openShift('8', 3, { invited: 1, isUrgent: true }),
      openShift('9', 0),
      openShift('10', 0, { invited: 1 }),
    ],
  },
  waiting: {
    ...{ __typename: 'ClinicWaiting', candidates: 3, unconfirmed: 1, unrecorded: 1, hours: 2 },
    ...{ disputes: 0, unpaidInvoices: 4, overdueInvoices: 1 },
  },
  figures: figures(20, 19, 45),
  provinceFigures: figures(900, 720, 190),
  favouritesTomorrow: [favourite('3', 'Mei', 7), favourite('4', 'Noor', null)],
};

const amount = (subtotal: string) => ({ __typename: 'InvoiceTotals', subtotal });

const spending = (months: Spending['months'], roles: Spending['roles']): Spending => ({
  ...{ __typename: 'InvoiceYear', id: 'clinic/1/2027', year: 2027 },
  months,
  roles,
});

const SPENT = spending(
  [
    { __typename: 'InvoiceMonth', month: '2027-01', totals: amount('1940.00') },
    { __typename: 'InvoiceMonth', month: '2027-02', totals: amount('2600.00') },
  ],
  [
    { __typename: 'InvoiceRole', role: 'hygienist', totals: amount('4000.00') },
    { __typename: 'InvoiceRole', role: 'assistant', totals: amount('540.00') },
  ],
);

const comingBooking = (date: string, at: number): Coming['edges'][number] => ({
  __typename: 'BookingEdge',
  node: {
    ...{ __typename: 'Booking', id: String(60 + at), status: 'booked' as const },
    ...{ date, startTime: '08:00', endTime: '16:00' },
    professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
    job: job('19', 'Hygienist on Monday'),
  },
});

const comingOf = (...dates: string[]): Coming => ({
  __typename: 'BookingConnection',
  edges: dates.map(comingBooking),
});

const account = (changes: Partial<NonNullable<Account>> = {}): Account => ({
  ...{ __typename: 'User', id: '1', isEmailConfirmed: true },
  officePack: { __typename: 'OfficePack', version: 1 },
  ...changes,
});

export const clinicDay = (
  changes: Partial<Dashboard> = {},
  me: Partial<NonNullable<Account>> = {},
): GraphAnswers =>
  answer(ClinicDashboardPageDocument, {
    clinicDashboard: { ...FULL, ...changes },
    me: account(me),
    spending: SPENT,
  });

/** Of a clinic that has posted, with nothing open or waiting. */
export const quietDay = (changes: Partial<Dashboard> = {}): GraphAnswers =>
  answer(ClinicDashboardPageDocument, {
    clinicDashboard: {
      ...FULL,
      ...{
        entries: [],
        favouritesTomorrow: [],
        provinceFigures: null,
        figures: figures(0, 0, null),
      },
      openShifts: { __typename: 'OpenShifts', count: 0, soonest: [] },
      waiting: {
        ...{ __typename: 'ClinicWaiting', candidates: 0, unconfirmed: 0, unrecorded: 0, hours: 0 },
        ...{ disputes: 0, unpaidInvoices: 0, overdueInvoices: 0 },
      },
      ...changes,
    },
    me: account(),
    spending: spending([], []),
  });

export const nextShift = (): GraphAnswers =>
  answer(NextShiftDocument, { myBookings: comingOf(TODAY, '2027-03-08') });
