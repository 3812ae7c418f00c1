export const CONTACT_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const;
export const SUPPORT_REPORT_STATUSES = ['new', 'in_progress', 'closed'] as const;
/** Whose cases a list shows; absent: all. */
export const SUPPORT_ASSIGNMENTS = ['mine', 'unassigned'] as const;
export const SUPPORT_REPORT_OUTCOMES = ['acted', 'no_action'] as const;
export const REPORT_SUBJECTS = ['message', 'conversation', 'user', 'job', 'review'] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];
export type SupportReportStatus = (typeof SUPPORT_REPORT_STATUSES)[number];
export type SupportAssignment = (typeof SUPPORT_ASSIGNMENTS)[number];
export type SupportReportOutcome = (typeof SUPPORT_REPORT_OUTCOMES)[number];
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
