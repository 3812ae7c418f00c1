import {
  UNBLOCKED,
  open,
  temps,
  clinics,
  eitherSide,
  parties,
  asTemp,
  asClinic,
  asBookingClinic,
  asBookingTemp,
  seenBooking,
  desk,
  person,
  unblockedTemps,
  schedule,
} from './marketplace-viewers';
import {
  allowing,
  CLINICS,
  OWN_CLINIC,
  TEMPS,
  type ShiftAuthorisationTable,
  type ShiftViewerKind,
} from './shift-authorisation-table';

/** Of an unknown alert: those who may take the step do not find it. */
const unknownAlert = (route: string, found: readonly ShiftViewerKind[]) => ({
  [route]: {
    ...allowing([], 'FORBIDDEN', Object.fromEntries(found.map((viewer) => [viewer, 'NOT_FOUND']))),
    note: 'here of an unknown alert',
  },
});

/** By the REST facade. */
export const MARKETPLACE_ROUTES: ShiftAuthorisationTable['routes'] = {
  'GET /api/jobs': open,
  'GET /api/jobs/{id}': allowing(UNBLOCKED, 'NOT_FOUND'),
  'POST /api/jobs': { ...allowing(OWN_CLINIC, 'FORBIDDEN'), note: 'with `clinicId`' },
  'POST /api/applications': unblockedTemps,
  'GET /api/applications': temps,
  'GET /api/jobs/{id}/applications': allowing(OWN_CLINIC, 'NOT_FOUND'),
  'POST /api/applications/{id}/accept': asClinic,
  'POST /api/applications/{id}/decline': asClinic,
  'POST /api/applications/{id}/withdraw': asTemp,
  'GET /api/bookings': eitherSide,
  'GET /api/bookings/{id}': seenBooking,
  'POST /api/bookings/{id}/confirm': { ...parties, note: '409 at another step' },
  'POST /api/bookings/{id}/check-in': { ...parties, note: '409 before its time' },
  'POST /api/bookings/{id}/hours': { ...parties, note: '409 before the start' },
  'POST /api/bookings/{id}/approve-hours': { ...parties, note: '409 without hours' },
  'POST /api/bookings/{id}/accept-hours': { ...parties, note: '409 without a proposal' },
  'POST /api/bookings/{id}/mark-paid': { ...asBookingClinic, note: '409 without an invoice' },
  'POST /api/bookings/{id}/mark-received': { ...asBookingTemp, note: '409 without an invoice' },
  'POST /api/bookings/{id}/cancel': { ...parties, note: '409 at another price' },
  'POST /api/bookings/{id}/undo-cancel': { ...parties, note: 'the other side: 409' },
  'GET /api/clinic-alerts': clinics,
  'POST /api/clinic-alerts': { ...clinics, note: 'for itself' },
  'POST /api/clinic-alerts/preview': clinics,
  ...unknownAlert('POST /api/clinic-alerts/{id}/send', CLINICS),
  ...unknownAlert('POST /api/clinic-alerts/{id}/cancel', CLINICS),
  ...unknownAlert('GET /api/clinic-alerts/{id}/recipients', CLINICS),
  'GET /api/alerts/received': temps,
  ...unknownAlert('POST /api/alerts/received/{id}/read', TEMPS),
  ...unknownAlert('POST /api/alerts/received/{id}/respond', TEMPS),
  'GET /api/emergency-requests': eitherSide,
  'POST /api/emergency-requests': {
    ...allowing([], 'FORBIDDEN', { owner: 'NOT_FOUND', staff: 'NOT_FOUND' }),
    note: 'here of an unknown shift; clinics by their plan',
  },
  'GET /api/emergency-requests/{id}': {
    ...allowing([], 'NOT_FOUND'),
    note: 'here of an unknown request; its clinic, and professionals who were asked',
  },
  'POST /api/emergency-requests/{id}/responses': {
    ...allowing([], 'FORBIDDEN', {
      ...{ temp: 'NOT_FOUND', 'blocked temp': 'NOT_FOUND', 'own temp': 'NOT_FOUND' },
    }),
    note: 'here of an unknown request; professionals who were asked',
  },
  'POST /api/emergency-requests/{id}/cancel': {
    ...allowing([], 'FORBIDDEN', { clinic: 'NOT_FOUND', owner: 'NOT_FOUND', staff: 'NOT_FOUND' }),
    note: 'here of an unknown request; its clinic',
  },
  'PUT /api/users/{id}/on-call': person,
  'GET /api/invoices': eitherSide,
  'GET /api/invoices/{id}': seenBooking,
  'GET /api/invoices/{id}/pdf': seenBooking,
  'GET /api/earnings': temps,
  'GET /api/spending': clinics,
  'GET /api/roster': clinics,
  'GET /api/admin/disputes': desk,
  'PATCH /api/admin/disputes/{id}': {
    ...allowing([], 'NOT_FOUND'),
    note: 'here of an unknown case; administrators as `ruleDispute`',
  },
  'POST /api/bookings/{id}/reviews': {
    ...allowing([], 'NOT_FOUND'),
    note: 'here of an unknown booking; its sides as `writeReview`',
  },
  'GET /api/users/{id}/reviews': open,
  'POST /api/reports': {
    ...allowing([], 'NOT_FOUND'),
    note: 'here of an unknown review; a published one by every user',
  },
  'POST /api/bookings/{id}/dispute': { ...parties, note: '409 before the check-in' },
  'GET /api/schedules/{id}': {
    ...allowing(schedule, 'NOT_FOUND'),
    note: '`notes` for the professional only',
  },
  'POST /api/schedules': { ...allowing(['own temp'], 'FORBIDDEN'), note: 'with `userId`' },
  'DELETE /api/schedules/{id}': person,
};
