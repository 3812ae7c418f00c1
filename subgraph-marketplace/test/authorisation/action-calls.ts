import type { Cast } from './cast';
import { errors, HOURS, QUERIES, SHIFT, type CallTargets } from './query-calls';

const LOCATION = 'streetAddress: "12 Bay Street", postalCode: "M5V 2K1"';
const mutation = (name: string, input: string, answer: string) =>
  `mutation { ${name}(input: { ${input} }) { ${answer} ${errors} } }`;

const onApplication = (name: string) => (made: CallTargets) =>
  mutation(name, `applicationId: ${made.ids.closedApplication}`, 'application { id }');
const onInvitation = (name: string) => (made: CallTargets) =>
  mutation(name, `invitationId: ${made.ids.closedInvitation}`, 'invitation { id }');
const onBooking =
  (name: string, more = '', noun = 'booking') =>
  ({ ids }: CallTargets) =>
    mutation(name, `bookingId: ${ids.closedBooking}${more}`, `${noun} { id }`);
const onPayment =
  (name: string) =>
  ({ ids }: CallTargets) =>
    mutation(
      name,
      `bookingId: ${ids.closedBooking}, paidOn: "2026-11-20", method: "cash"`,
      'invoice { id }',
    );
const onChange =
  (name: string, more = '') =>
  ({ ids }: CallTargets) =>
    mutation(name, `changeId: ${ids.closedChange}${more}`, 'booking { id }');
const onDispute =
  (name: string, more: string) =>
  ({ ids }: CallTargets) =>
    mutation(name, `disputeId: ${ids.closedDispute}, ${more}`, 'dispute { id }');
const onRecommendation = (name: string) => (made: CallTargets) =>
  mutation(name, `recommendationId: ${made.ids.recommendation}`, 'recommendation { id }');

const MUTATIONS: Readonly<Record<string, (made: CallTargets) => string>> = {
  'Mutation.postJob': () => mutation('postJob', SHIFT, 'job { id }'),
  'Mutation.editJob': ({ ids }) =>
    mutation('editJob', `jobId: ${ids.openJob}, revision: 99`, 'job { id }'),
  'Mutation.closeJob': ({ newJob }) => mutation('closeJob', `jobId: ${newJob}`, 'job { id }'),
  'Mutation.extendJob': ({ ids }) =>
    mutation('extendJob', `jobId: ${ids.openJob}, dates: ["2020-01-01"]`, 'job { id }'),
  'Mutation.saveJobTemplate': ({ ids }) =>
    mutation('saveJobTemplate', `jobId: ${ids.openJob}, name: "Usual day"`, 'template { id }'),
  'Mutation.writeJobTemplate': () =>
    mutation('writeJobTemplate', `${HOURS}, name: "Usual day"`, 'template { id }'),
  'Mutation.deleteJobTemplate': ({ newTemplate }) =>
    mutation('deleteJobTemplate', `templateId: ${newTemplate}`, 'isDeleted'),
  'Mutation.saveSearch': () =>
    mutation('saveSearch', 'name: "Mornings", filter: {}', 'savedSearch { id }'),
  'Mutation.addClinicLocation': () =>
    mutation(
      'addClinicLocation',
      `name: "Harbour ${Math.random()}", ${LOCATION}, city: "Toronto", province: "Ontario"`,
      'location { id }',
    ),
  'Mutation.startSocialConnection': () =>
    mutation('startSocialConnection', 'network: facebook', 'authorizationUrl'),
  'Mutation.completeSocialConnection': () =>
    mutation(
      'completeSocialConnection',
      'network: facebook, code: "x", state: "x"',
      'account { network }',
    ),
  'Mutation.chooseSocialPage': () =>
    mutation(
      'chooseSocialPage',
      'network: facebook, choice: "x", pageId: "x"',
      'account { network }',
    ),
  'Mutation.publishShift': ({ ids }) =>
    mutation('publishShift', `network: facebook, jobId: ${ids.openJob}`, 'publication { state }'),
  'Mutation.disconnectSocialAccount': () =>
    mutation('disconnectSocialAccount', 'network: facebook', 'account { network }'),
  'Mutation.editClinicLocation': ({ ids }) =>
    mutation(
      'editClinicLocation',
      `locationId: ${ids.location}, name: "East ${Math.random()}", ${LOCATION}`,
      'location { id }',
    ),
  'Mutation.closeClinicLocation': ({ ids }) =>
    mutation('closeClinicLocation', `locationId: ${ids.location}`, 'location { id }'),
  'Mutation.reopenClinicLocation': ({ ids }) =>
    mutation('reopenClinicLocation', `locationId: ${ids.location}`, 'location { id }'),
  'Mutation.openSavedSearch': ({ ids }) =>
    mutation('openSavedSearch', `searchId: ${ids.savedSearch}`, 'savedSearch { id }'),
  'Mutation.removeSavedSearch': ({ newSearch }) =>
    mutation('removeSavedSearch', `searchId: ${newSearch}`, 'isRemoved'),
  'Mutation.createJobAlert': () =>
    mutation('createJobAlert', 'roles: ["hygienist"]', 'jobAlert { id }'),
  'Mutation.editJobAlert': ({ ids }) =>
    mutation('editJobAlert', `alertId: ${ids.jobAlert}, isActive: true`, 'jobAlert { id }'),
  'Mutation.deleteJobAlert': ({ newAlert }) =>
    mutation('deleteJobAlert', `alertId: ${newAlert}`, 'alertId'),
  'Mutation.markJobAlertNotification': ({ ids }) =>
    mutation(
      'markJobAlertNotification',
      `notificationId: ${ids.alertNotification}, mark: "read"`,
      'notification { id }',
    ),
  'Mutation.setTypicalRate': () =>
    mutation('setTypicalRate', 'province: "Ontario", role: "hygienist", median: "1"', ''),
  'Mutation.setReliabilityLadder': () =>
    mutation(
      'setReliabilityLadder',
      'version: 0, over72h: 0, from24To72h: 10, under24h: 50, noShow: 100, keptShift: 5',
      '',
    ),
  'Mutation.setHoliday': () =>
    mutation('setHoliday', 'province: "Ontario", date: "2027-05-05", isHoliday: false', ''),
  'Mutation.applyToJob': ({ newJob }) =>
    mutation('applyToJob', `jobId: ${newJob}`, 'application { id }'),
  'Mutation.counterApplication': ({ ids }) =>
    mutation(
      'counterApplication',
      `applicationId: ${ids.closedApplication}, hourlyRate: "60.00"`,
      'application { id }',
    ),
  'Mutation.acceptApplication': onApplication('acceptApplication'),
  'Mutation.declineApplication': onApplication('declineApplication'),
  'Mutation.withdrawApplication': onApplication('withdrawApplication'),
  'Mutation.keepApplication': ({ ids }) =>
    mutation(
      'keepApplication',
      `applicationId: ${ids.closedApplication}, jobRevision: 1`,
      'application { id }',
    ),
  'Mutation.confirmBooking': onBooking('confirmBooking'),
  'Mutation.cancelBooking': onBooking('cancelBooking', ', reason: "illness"'),
  'Mutation.undoCancellation': onBooking('undoCancellation'),
  'Mutation.proposeBookingChange': onBooking('proposeBookingChange', ', hourlyRate: "60.00"'),
  'Mutation.answerBookingChange': onChange('answerBookingChange', ', isAccepted: true'),
  'Mutation.withdrawBookingChange': onChange('withdrawBookingChange'),
  'Mutation.checkIn': onBooking('checkIn', ', code: "000000"'),
  'Mutation.reportOnMyWay': onBooking('reportOnMyWay'),
  'Mutation.reportLate': onBooking('reportLate', ', minutes: 10'),
  'Mutation.reportArrival': onBooking('reportArrival'),
  'Mutation.refreshCheckInCode': onBooking('refreshCheckInCode'),
  'Mutation.reportNoShow': onBooking('reportNoShow'),
  'Mutation.refillShift': onBooking('refillShift'),
  'Mutation.sendHours': onBooking(
    'sendHours',
    ', startTime: "08:00", endTime: "16:00", breakMinutes: 0',
  ),
  'Mutation.approveHours': onBooking('approveHours'),
  'Mutation.acceptHours': onBooking('acceptHours'),
  'Mutation.requestWaiver': onBooking('requestWaiver', ', note: "Snow"'),
  'Mutation.releaseBooking': onBooking('releaseBooking'),
  'Mutation.decideWaiver': onBooking('decideWaiver', ', isGranted: true'),
  'Mutation.markInvoicePaid': onPayment('markInvoicePaid'),
  'Mutation.markInvoiceReceived': onPayment('markInvoiceReceived'),
  'Mutation.setBillingDetails': () =>
    mutation('setBillingDetails', 'gstNumber: "none"', 'details { gstNumber }'),
  'Mutation.liftPostingBlock': ({ cast }) =>
    mutation('liftPostingBlock', `clinicId: ${cast.people.owner.id}`, 'isLifted'),
  'Mutation.openDispute': ({ ids }) =>
    mutation(
      'openDispute',
      `bookingId: ${ids.closedBooking}, reason: "conduct", statement: "They were rude"`,
      'dispute { id }',
    ),
  'Mutation.answerDispute': onDispute('answerDispute', 'statement: "That is not so"'),
  'Mutation.appealRuling': onDispute('appealRuling', 'statement: "That is not so"'),
  'Mutation.ruleDispute': onDispute('ruleDispute', 'outcome: "between", ruling: "So it was seen"'),
  'Mutation.inviteToJob': ({ ids, cast }) =>
    mutation(
      'inviteToJob',
      `jobId: ${ids.openJob}, professionalIds: [${cast.people.ownTemp.id}]`,
      'job { id }',
    ),
  'Mutation.acceptInvitation': onInvitation('acceptInvitation'),
  'Mutation.declineInvitation': onInvitation('declineInvitation'),
  'Mutation.withdrawInvitation': onInvitation('withdrawInvitation'),
  'Mutation.appealReliability': ({ ids }) =>
    mutation('appealReliability', `entryId: ${ids.entry}, text: "Ill"`, 'entry { id }'),
  'Mutation.decideReliabilityAppeal': ({ ids }) =>
    mutation(
      'decideReliabilityAppeal',
      `entryId: ${ids.entry}, isRemoved: false, answer: "No"`,
      'entry { id }',
    ),
  'Mutation.writeReview': onBooking('writeReview', ', rating: 5', 'review'),
  'Mutation.replyToReview': ({ ids }) =>
    mutation('replyToReview', `reviewId: ${ids.reviewOfTemp}, text: "Thanks"`, 'review { id }'),
  'Mutation.reportReview': ({ ids }) =>
    mutation('reportReview', `reviewId: ${ids.reviewOfTemp}, reason: "spam"`, 'report { id }'),
  'Mutation.decideReviewReports': ({ ids }) =>
    mutation(
      'decideReviewReports',
      `reviewId: ${ids.reviewOfTemp}, isHeld: false`,
      'review { id }',
    ),
  'Mutation.addFavourite': ({ cast }) =>
    mutation('addFavourite', `userId: ${cast.people.owner.id}`, ''),
  'Mutation.removeFavourite': ({ cast }) =>
    mutation('removeFavourite', `userId: ${cast.people.owner.id}`, ''),
  'Mutation.setHiringInterest': ({ cast }) =>
    mutation('setHiringInterest', `professionalId: ${cast.people.ownTemp.id}`, ''),
  'Mutation.viewRecommendation': onRecommendation('viewRecommendation'),
  'Mutation.dismissRecommendation': onRecommendation('dismissRecommendation'),
  'Mutation.restoreRecommendation': onRecommendation('restoreRecommendation'),
  'Mutation.setMatchingWeights': () => mutation('setMatchingWeights', 'weights: []', ''),
  'Mutation.requestHumanReview': ({ ids }) =>
    mutation('requestHumanReview', `jobId: ${ids.openJob}, text: "Why?"`, 'isSent'),
  'Mutation.answerHumanReview': ({ ids }) =>
    mutation('answerHumanReview', `requestId: ${ids.review}, answer: "So"`, 'request { id }'),
  'Mutation.addScheduleSlot': () =>
    mutation('addScheduleSlot', 'date: "none", startTime: "", endTime: ""', 'slot { id }'),
  'Mutation.removeScheduleSlot': ({ ids }) =>
    mutation('removeScheduleSlot', `slotId: ${ids.slot}, date: "2020-01-01"`, 'slotId'),
  'Mutation.createClinicAlert': () =>
    mutation('createClinicAlert', 'title: "Open chair", message: "In May"', 'clinicAlert { id }'),
  'Mutation.sendClinicAlert': ({ ids }) =>
    mutation('sendClinicAlert', `alertId: ${ids.clinicAlert}`, 'clinicAlert { id }'),
  'Mutation.cancelClinicAlert': ({ ids }) =>
    mutation('cancelClinicAlert', `alertId: ${ids.clinicAlert}`, 'clinicAlert { id }'),
  'Mutation.readAlert': ({ ids }) =>
    mutation('readAlert', `alertId: ${ids.clinicAlert}`, 'receivedAlert { alertId }'),
  'Mutation.respondToAlert': ({ ids }) =>
    mutation(
      'respondToAlert',
      `alertId: ${ids.clinicAlert}, answer: "declined"`,
      'receivedAlert { alertId }',
    ),
  'Mutation.requestEmergency': ({ ids }) =>
    mutation('requestEmergency', `jobId: ${ids.openJob}, maxRadius: 0`, 'emergencyRequest { id }'),
  'Mutation.answerEmergency': ({ ids }) =>
    mutation(
      'answerEmergency',
      `emergencyRequestId: ${ids.emergency}, estimatedArrival: "2020-01-01T00:00:00Z"`,
      'response { id }',
    ),
  'Mutation.declineEmergency': ({ ids }) =>
    mutation(
      'declineEmergency',
      `emergencyRequestId: ${ids.closedEmergency}`,
      'emergencyRequestId',
    ),
  'Mutation.resumeEmergency': ({ ids }) =>
    mutation(
      'resumeEmergency',
      `emergencyRequestId: ${ids.closedEmergency}`,
      'emergencyRequest { id }',
    ),
  'Mutation.cancelEmergency': ({ ids }) =>
    mutation(
      'cancelEmergency',
      `emergencyRequestId: ${ids.closedEmergency}`,
      'emergencyRequest { id }',
    ),
  'Mutation.setOnCall': () => mutation('setOnCall', '', 'onCall { id }'),
  'Mutation.createCalendarFeed': () => `mutation { createCalendarFeed { url ${errors} } }`,
  'Mutation.revokeCalendarFeed': () => `mutation { revokeCalendarFeed { isRevoked ${errors} } }`,
};

const CALLS = { ...QUERIES, ...MUTATIONS };

export const ACTIONS = Object.keys(CALLS);

/** Valid for allowed viewers, and without effect on other calls. */
export async function callOf(action: string, cast: Cast): Promise<string> {
  const call = CALLS[action];
  if (!call) throw new Error(`no call of ${action}`);
  const needsJob = action === 'Mutation.applyToJob' || action === 'Mutation.closeJob';
  const needsTemplate = action === 'Mutation.deleteJobTemplate';
  return call({
    cast,
    ids: cast.ids,
    newJob: needsJob ? await cast.newJob() : '',
    newSearch: action === 'Mutation.removeSavedSearch' ? await cast.newSearch() : '',
    newAlert: action === 'Mutation.deleteJobAlert' ? await cast.newAlert() : '',
    newTemplate: needsTemplate ? await cast.newTemplate() : '',
  });
}
