export type { ApproveHours, IssueInvoice } from './approve-hours';
export { createHours, type HoursServices } from './create-hours';
export type { HoursLoaders } from './hours.loaders';
export { isPresenceGranted, type DropHours } from './hours-of-missed';
export { hoursResolvers } from './hours.resolvers';
export type { BilledTimesheet, HoursForm, Timesheet } from './hours.types';
export type { SetHoursByRuling } from './rule-hours';
