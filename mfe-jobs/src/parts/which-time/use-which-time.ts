import { useState } from 'react';

type Refusal = { reasons?: readonly string[] };
type Hours = { date?: unknown; startTime?: unknown; endTime?: unknown };

export interface TimeQuestion {
  /** UTC offsets to choose from, the earlier time first; empty without a question. */
  offsets: (hours: Hours) => readonly string[];
  readErrors: (errors: readonly Refusal[], hours: Hours) => void;
}

const AMBIGUOUS = 'ambiguous_time';
const keyOf = ({ date, startTime, endTime }: Hours) => JSON.stringify([date, startTime, endTime]);

/** Keeps the question while the hours are unchanged. */
export function useWhichTime(): TimeQuestion {
  const [asked, setAsked] = useState<{ of: string; offsets: readonly string[] } | null>(null);
  return {
    offsets: (hours) => (asked && asked.of === keyOf(hours) ? asked.offsets : []),
    readErrors(errors, hours) {
      const [, ...offsets] =
        errors.find(({ reasons }) => reasons?.[0] === AMBIGUOUS)?.reasons ?? [];
      if (offsets.length > 0) setAsked({ of: keyOf(hours), offsets });
    },
  };
}
