import type { Tone } from '@tbt/design-system';

export interface DueIn {
  tone: Tone;
  kind: 'overdue' | 'today' | 'later';
  /** Full days over; days left, at least one. */
  days: number;
}

const DAY_MS = 86_400_000;

export function dueIn(dueAt: string, now: Date): DueIn {
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return { tone: 'danger', kind: 'overdue', days: Math.floor(-left / DAY_MS) };
  if (left < DAY_MS) return { tone: 'warning', kind: 'today', days: 1 };
  return { tone: 'neutral', kind: 'later', days: Math.floor(left / DAY_MS) };
}
