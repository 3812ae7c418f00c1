import { useSyncExternalStore } from 'react';
import { queryRecords } from './query-records';

/** Whether a query of the page lacks what a service did not answer: a null may have a value. */
export const useIsUnavailable = (): boolean =>
  useSyncExternalStore(queryRecords.subscribe, queryRecords.isUnavailable, () => false);
