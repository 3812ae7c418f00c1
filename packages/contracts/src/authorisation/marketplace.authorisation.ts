import {
  allowing,
  CLINICS,
  OWN_CLINIC,
  PARTIES,
  SHIFT_VIEWERS,
  TEMPS,
  type ShiftAuthorisationTable,
} from './shift-authorisation-table';

const SIGNED_IN = SHIFT_VIEWERS.filter((viewer) => viewer !== 'anonymous');
const UNBLOCKED = SHIFT_VIEWERS.filter((viewer) => viewer !== 'blocked temp');
const STRANGERS = { temp: 'NOT_FOUND', 'blocked temp': 'NOT_FOUND' } as const;

const open = allowing(SHIFT_VIEWERS, 'FORBIDDEN');
const session = allowing(SIGNED_IN, 'FORBIDDEN');
const administration = allowing(['admin'], 'FORBIDDEN');
const temps = allowing(TEMPS, 'FORBIDDEN');
const clinics = allowing(CLINICS, 'FORBIDDEN');
const eitherSide = allowing([...TEMPS, ...CLINICS], 'FORBIDDEN');
const ownShift = allowing(OWN_CLINIC, 'FORBIDDEN');
/** Hidden from all others; administrators see it but take no part. */
const parties = allowing(PARTIES, 'NOT_FOUND', { admin: 'FORBIDDEN' });
const asTemp = allowing(['own temp'], 'FORBIDDEN', STRANGERS);
const asClinic = allowing(OWN_CLINIC, 'FORBIDDEN', { clinic: 'NOT_FOUND' });
const person = allowing(['own temp'], 'NOT_FOUND');
const unblockedTemps = allowing(['temp', 'own temp'], 'FORBIDDEN', { 'blocked temp': 'NOT_FOUND' });
const schedule = [...CLINICS, 'own temp', 'admin'] as const;

/** Who reads and does what in the marketplace; the tests check every cell over each protocol. */
export const MARKETPLACE_AUTHORISATION: ShiftAuthorisationTable = {
  subgraph: 'marketplace',
  entities: {
    'an active Job': UNBLOCKED,
    'a Job in another status': [...PARTIES, 'admin'],
    'an Application': [...PARTIES, 'admin'],
    'an Invitation': [...PARTIES, 'admin'],
    'a Booking': [...PARTIES, 'admin'],
    'a HiringInterest': PARTIES,
    'a Recommendation': ['own temp'],
  },
  fields: {
    'Job.applications': OWN_CLINIC,
    'Job.pendingApplicationCount': OWN_CLINIC,
    'Job.myApplication': ['own temp'],
    'Job.invitations': OWN_CLINIC,
    'Job.myInvitation': ['own temp'],
    'Job.booking': [...PARTIES, 'admin'],
    'Job.match': ['temp', 'own temp'],
    'Job.myEligibility': ['temp', 'own temp'],
    'Job.candidates': OWN_CLINIC,
    'Booking.cancellationPrice': PARTIES,
    'BookingCancellation.waiverNote': [...OWN_CLINIC, 'admin'],
    'HiringInterest.notes': OWN_CLINIC,
    'Reliability.entries': ['own temp', 'admin'],
    'ScheduleSlot.notes': ['own temp'],
    'User.isFavourite': SIGNED_IN,
    'User.comingBookings': SIGNED_IN,
    'User.hiringInterest': OWN_CLINIC,
  },
  actions: {
    'Query.jobs': open,
    'Query.jobsVersion': open,
    'Query.job': { ...open, note: 'null when not found' },
    'Query.myJobs': clinics,
    'Query.typicalRates': open,
    'Query.postingCheck': clinics,
    'Query.jobTemplates': clinics,
    'Query.myApplications': temps,
    'Query.myBookings': eitherSide,
    'Query.booking': { ...open, note: 'null when not found' },
    'Query.nextShift': { ...open, note: 'null without a booking' },
    'Query.shiftCalendar': eitherSide,
    'Query.openWaivers': administration,
    'Query.myInvitations': temps,
    'Query.myInvoices': eitherSide,
    'Query.invoice': { ...open, note: 'null when not found' },
    'Query.billingDetails': temps,
    'Query.myPostingBlock': clinics,
    'Query.postingBlocks': administration,
    'Query.reliabilityAppeals': administration,
    'Query.favourites': eitherSide,
    'Query.hiringInterests': eitherSide,
    'Query.recommendations': temps,
    'Query.matchingWeights': eitherSide,
    'Query.hasAdvancedMatching': eitherSide,
    'Query.humanReviewRequests': administration,
    'Query.myHumanReviewRequests': eitherSide,
    'Query.professionals': { ...open, note: '`availableOn` for clinics and administrators' },
    'Query.marketSize': open,
    'Query.mySchedule': session,
    'Query.schedule': {
      ...open,
      note: 'null except for the professional, clinics and administrators',
    },
    'Query.myCalendarFeed': session,
    'Query.calendar': { ...open, note: 'null without its secret' },
    'Mutation.postJob': { ...clinics, note: 'for itself' },
    'Mutation.editJob': { ...ownShift, note: 'when not found: NOT_FOUND' },
    'Mutation.closeJob': { ...ownShift, note: 'when not found: NOT_FOUND' },
    'Mutation.extendJob': { ...ownShift, note: 'when not found: NOT_FOUND' },
    'Mutation.saveJobTemplate': asClinic,
    'Mutation.writeJobTemplate': { ...clinics, note: 'for itself' },
    'Mutation.deleteJobTemplate': asClinic,
    'Mutation.setTypicalRate': administration,
    'Mutation.applyToJob': { ...unblockedTemps, note: 'for oneself' },
    'Mutation.counterApplication': parties,
    'Mutation.acceptApplication': parties,
    'Mutation.declineApplication': parties,
    'Mutation.withdrawApplication': asTemp,
    'Mutation.keepApplication': asTemp,
    'Mutation.confirmBooking': { ...parties, note: 'the clinic: CONFLICT' },
    'Mutation.cancelBooking': parties,
    'Mutation.undoCancellation': { ...parties, note: 'the other side: CONFLICT' },
    'Mutation.proposeBookingChange': parties,
    'Mutation.answerBookingChange': { ...parties, note: 'the proposing side: CONFLICT' },
    'Mutation.withdrawBookingChange': { ...parties, note: 'the other side: CONFLICT' },
    'Mutation.sendHours': { ...parties, note: 'the clinic: CONFLICT' },
    'Mutation.approveHours': { ...parties, note: 'the professional: CONFLICT' },
    'Mutation.acceptHours': { ...parties, note: 'the clinic: CONFLICT' },
    'Mutation.requestWaiver': allowing(OWN_CLINIC, 'NOT_FOUND', {
      'own temp': 'FORBIDDEN',
      admin: 'FORBIDDEN',
    }),
    'Mutation.releaseBooking': administration,
    'Mutation.decideWaiver': administration,
    'Mutation.markInvoicePaid': allowing(OWN_CLINIC, 'NOT_FOUND', {
      'own temp': 'FORBIDDEN',
      admin: 'FORBIDDEN',
    }),
    'Mutation.markInvoiceReceived': allowing(['own temp'], 'NOT_FOUND', {
      ...{ owner: 'FORBIDDEN', staff: 'FORBIDDEN', admin: 'FORBIDDEN' },
    }),
    'Mutation.setBillingDetails': { ...temps, note: 'for oneself' },
    'Mutation.liftPostingBlock': administration,
    'Mutation.inviteToJob': ownShift,
    'Mutation.acceptInvitation': asTemp,
    'Mutation.declineInvitation': asTemp,
    'Mutation.withdrawInvitation': asClinic,
    'Mutation.appealReliability': person,
    'Mutation.decideReliabilityAppeal': administration,
    'Mutation.addFavourite': {
      ...allowing(['temp', 'own temp', ...CLINICS], 'FORBIDDEN', { 'blocked temp': 'NOT_FOUND' }),
      note: 'here the clinic, by its own side refused as a wrong value',
    },
    'Mutation.removeFavourite': eitherSide,
    'Mutation.setHiringInterest': clinics,
    'Mutation.viewRecommendation': asTemp,
    'Mutation.dismissRecommendation': asTemp,
    'Mutation.restoreRecommendation': asTemp,
    'Mutation.setMatchingWeights': eitherSide,
    'Mutation.requestHumanReview': {
      ...allowing(['temp', 'own temp', ...CLINICS], 'FORBIDDEN', { 'blocked temp': 'NOT_FOUND' }),
      note: 'here with the shift',
    },
    'Mutation.answerHumanReview': administration,
    'Mutation.addScheduleSlot': { ...session, note: 'for oneself' },
    'Mutation.removeScheduleSlot': person,
    'Mutation.createCalendarFeed': session,
    'Mutation.revokeCalendarFeed': session,
  },
  routes: {
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
    'GET /api/invoices': eitherSide,
    'GET /api/schedules/{id}': {
      ...allowing(schedule, 'NOT_FOUND'),
      note: '`notes` for the professional only',
    },
    'POST /api/schedules': { ...allowing(['own temp'], 'FORBIDDEN'), note: 'with `userId`' },
    'DELETE /api/schedules/{id}': person,
  },
};
