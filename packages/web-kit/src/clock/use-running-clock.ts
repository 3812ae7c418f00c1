import { useEffect } from 'react';
import { fixClock } from './now';

/** Lets the time go on once the markup around it is hydrated. */
export const useRunningClock = (): void => useEffect(() => fixClock(undefined), []);
