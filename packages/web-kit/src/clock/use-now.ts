import { useEffect, useState } from 'react';
import { now } from './now';

/** The current time, updated at an interval. */
export function useNow(everyMs: number): Date {
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return current;
}
