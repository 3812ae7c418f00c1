import type { SupportReportOutcome } from './support-options';

export type SupportEvents = {
  /** An administrator answered; never about anonymous feedback. */
  'feedback.answered': {
    feedbackId: number;
    userId: number;
    title: string | null;
    answer: string;
    at: string;
  };
  'support.received': { kind: 'contact' | 'report'; caseId: number; at: string };
  /** A contact message was answered or closed, a report closed. */
  'support.case-closed': { kind: 'contact' | 'report'; caseId: number; at: string };
  /** An administrator closed a report; its reporter learns the outcome. */
  'support.report-decided': {
    reportId: number;
    reporterId: number;
    outcome: SupportReportOutcome;
    at: string;
  };
};
