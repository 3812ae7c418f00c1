import type { DomainEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';

type SupportEvent =
  'feedback.answered' | `support.${'received' | 'case-closed' | 'report-decided'}`;

/** A payload for each workflow. */
export const SUPPORT_EXAMPLES: { [N in SupportEvent]: DomainEvents[N][] } = {
  'feedback.answered': [{ ...{ feedbackId: 1, userId: 2, title: null }, answer: 'Yes.', at }],
  'support.received': (['contact', 'report'] as const).map((kind) => ({ kind, caseId: 1, at })),
  'support.case-closed': [],
  'support.report-decided': (['acted', 'no_action'] as const).map((outcome) => ({
    ...{ reportId: 1, reporterId: 2, outcome, at },
  })),
};
