import type { FeedbackPriority, FeedbackStatus } from '@tbt/contracts';
import type { Tone } from '@tbt/design-system';

export const FEEDBACK_STATUS_TONES: Record<FeedbackStatus, Tone> = {
  new: 'info',
  in_review: 'warning',
  answered: 'success',
  closed: 'neutral',
};

export const PRIORITY_TONES: Record<FeedbackPriority, Tone> = {
  low: 'neutral',
  medium: 'info',
  high: 'danger',
};
