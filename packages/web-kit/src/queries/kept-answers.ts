import type { DocumentNode, OperationVariables } from '@apollo/client';
import { offlineStore } from '../offline/offline-store';
import { operationKey, operationOf } from './operation-key';
import { rootFieldsOf } from './root-fields';

/** Root fields whose answers are kept for reading without a connection. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([
  ...['job', 'jobs', 'myJobs', 'myApplications', 'myInvitations'],
  ...['booking', 'myBookings', 'nextShift', 'shiftCalendar'],
  ...['conversations', 'conversationWith'],
]);

/** Call before the request: what keeps its answer for pages without a connection; undefined for answers that are not kept. */
export const answerKeeperOf = (document: DocumentNode, variables: OperationVariables) =>
  operationOf(document)?.operation === 'query' &&
  rootFieldsOf(document, variables).some(({ fieldName }) => KEPT_FIELDS.has(fieldName))
    ? offlineStore.answerKeeper(operationKey(document, variables))
    : undefined;
