import { useState } from 'react';

type Refusal = { reasons?: readonly string[] };
type Hours = { date?: unknown; startTime?: unknown; endTime?: unknown };

/** The question which of two equal times is meant, as the marketplace asked it of some hours. */
export interface TimeQuestion {
  /** Differences from UTC to choose from, the earlier time first; empty while nothing is asked. */
  offsets: (hours: Hours) => readonly string[];
  /** Takes the question out of what was refused. */
  hear: (errors: readonly Refusal[], hours: Hours) => void;
}

const AMBIGUOUS = 'ambiguous_time';
const keyOf = ({ date, startTime, endTime }: Hours) => JSON.stringify([date, startTime, endTime]);

/** Remembers what was asked for as long as the hours stay the same. */
export function useWhichTime(): TimeQuestion {
  const [asked, setAsked] = useState<{ of: string; offsets: readonly string[] } | null>(null);
  return {
    offsets: (hours) => (asked && asked.of === keyOf(hours) ? asked.offsets : []),
    hear(errors, hours) {
      const [, ...offsets] =
        errors.find(({ reasons }) => reasons?.[0] === AMBIGUOUS)?.reasons ?? [];
      if (offsets.length > 0) setAsked({ of: keyOf(hours), offsets });
    },
  };
}
