import type { Cast } from './cast';

type Ids = Cast['ids'];
export type CallTargets = {
  cast: Cast;
  ids: Ids;
  newJob: string;
  newTemplate: string;
  newSearch: string;
  newAlert: string;
};

export const errors = 'errors { code reasons }';
export const HOURS = `title: "X", role: "hygienist", province: "Ontario", city: "Toronto",
  startTime: "08:00", endTime: "16:00", hourlyRate: "1.00"`;
export const SHIFT = `${HOURS}, date: "2027-06-01"`;
export const QUERIES: Readonly<Record<string, (made: CallTargets) => string>> = {
  'Query.jobs': () => '{ jobs { edges { cursor } } }',
  'Query.jobsVersion': () => '{ jobsVersion }',
  'Query.job': ({ ids }) => `{ job(id: ${ids.openJob}) { id } }`,
  'Query.myJobs': () => '{ myJobs { edges { cursor } } }',
  'Query.typicalRates': () => '{ typicalRates { median } }',
  'Query.postingCheck': () => `{ postingCheck(input: { ${SHIFT} }) { ${errors} } }`,
  'Query.jobTemplates': () => '{ jobTemplates { id } }',
  'Query.jobAlerts': () => '{ jobAlerts { id } }',
  'Query.jobAlert': ({ ids }) => `{ jobAlert(id: ${ids.jobAlert}) { id } }`,
  'Query.jobAlertPreview': () =>
    '{ jobAlertPreview(criteria: { roles: ["hygienist"] }) { count } }',
  'Query.jobAlertNotifications': () => '{ jobAlertNotifications { edges { cursor } } }',
  'Query.myApplications': () => '{ myApplications { edges { cursor } } }',
  'Query.myBookings': () => '{ myBookings { edges { cursor } } }',
  'Query.booking': ({ ids }) => `{ booking(id: ${ids.booking}) { id } }`,
  'Query.nextShift': () => '{ nextShift { id } }',
  'Query.shiftCalendar': () => '{ shiftCalendar(from: "2027-01-01", to: "2027-01-31") { key } }',
  'Query.openWaivers': () => '{ openWaivers { edges { cursor } } }',
  'Query.myInvitations': () => '{ myInvitations { edges { cursor } } }',
  'Query.myInvoices': () => '{ myInvoices { edges { cursor } } }',
  'Query.invoice': () => '{ invoice(id: 1) { id } }',
  'Query.billingDetails': () => '{ billingDetails { gstNumber } }',
  'Query.myPostingBlock': () => '{ myPostingBlock { since } }',
  'Query.postingBlocks': () => '{ postingBlocks { edges { cursor } } }',
  'Query.reliabilityAppeals': () => '{ reliabilityAppeals { entry { id } } }',
  'Query.reliabilityLadder': () => '{ reliabilityLadder { version } }',
  'Query.reliabilityLadders': () => '{ reliabilityLadders { version } }',
  'Query.holidays': () => '{ holidays(province: "Ontario", year: 2027) { date } }',
  'Query.earnings': () => '{ earnings { year } }',
  'Query.spending': () => '{ spending { year } }',
  'Query.clinicDashboard': () => '{ clinicDashboard { today } }',
  'Query.cityCheck': () => '{ cityCheck(province: "Ontario", city: "Toronto") { isKnown } }',
  'Query.roster': () => '{ roster(from: "2027-01-01", to: "2027-01-31") { id } }',
  'Query.marketplaceStatistics': () => '{ marketplaceStatistics { updatedAt } }',
  'Query.noShows': () => '{ noShows { edges { cursor } } }',
  'Query.reportedReviews': () => '{ reportedReviews { edges { cursor } } }',
  'Query.heldReviews': () => '{ heldReviews { edges { cursor } } }',
  'Query.disputes': () => '{ disputes { edges { cursor } } }',
  'Query.dispute': ({ ids }) => `{ dispute(id: ${ids.closedDispute}) { id } }`,
  'Query.savedSearches': () => '{ savedSearches { id } }',
  'Query.socialAccounts': () => '{ socialAccounts { network } }',
  'Query.shiftPublications': ({ ids }) =>
    `{ shiftPublications(jobId: ${ids.openJob}) { network } }`,
  'Query.clinicLocations': () => '{ clinicLocations { id } }',
  'Query.clinicAlerts': () => '{ clinicAlerts { edges { cursor } } }',
  'Query.clinicAlert': ({ ids }) => `{ clinicAlert(id: ${ids.clinicAlert}) { id } }`,
  'Query.alertAudience': () => '{ alertAudience(audience: {}) { count } }',
  'Query.clinicAlertQuota': () => '{ clinicAlertQuota { used } }',
  'Query.receivedAlerts': () => '{ receivedAlerts { edges { cursor } } }',
  'Query.emergencyRequests': () => '{ emergencyRequests { edges { cursor } } }',
  'Query.emergencyRequest': ({ ids }) => `{ emergencyRequest(id: ${ids.emergency}) { id } }`,
  'Query.emergencyQuota': () => '{ emergencyQuota { used } }',
  'Query.onCall': () => '{ onCall { isOnCall } }',
  'Query.favourites': () => '{ favourites { createdAt } }',
  'Query.hiringInterests': () => '{ hiringInterests { edges { cursor } } }',
  'Query.recommendations': () => '{ recommendations { edges { cursor } } }',
  'Query.matchingWeights': () => '{ matchingWeights { key } }',
  'Query.hasAdvancedMatching': () => '{ hasAdvancedMatching }',
  'Query.humanReviewRequests': () => '{ humanReviewRequests { id } }',
  'Query.myHumanReviewRequests': () => '{ myHumanReviewRequests { id } }',
  'Query.professionals': () => '{ professionals { edges { cursor } } }',
  'Query.marketSize': () => '{ marketSize { clinics } }',
  'Query.mySchedule': () => '{ mySchedule(from: "2027-01-01", to: "2027-01-31") { date } }',
  'Query.schedule': ({ cast }) =>
    `{ schedule(userId: ${cast.people.ownTemp.id}, from: "2027-01-01", to: "2027-01-31") { date } }`,
  'Query.myCalendarFeed': () => '{ myCalendarFeed { createdAt } }',
  'Query.calendar': () => '{ calendar(token: "none") }',
};
