import type { DomainEvents } from '@tbt/contracts';
import { appendOutbox, type RequestInfo } from '@tbt/service-kit';
import type { MessagingTx } from './database';

type Act = Omit<DomainEvents['administrator.acted'], 'requestId' | 'at'> & { at: Date };

/** For the audit log: what an administrator did. */
export const reportAct = (
  tx: MessagingTx,
  { requestId }: RequestInfo,
  { at, ...act }: Act,
): Promise<void> =>
  appendOutbox(tx, 'administrator.acted', { ...act, requestId, at: at.toISOString() });
