import type { RequestInfo } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';

const actorOf = ({ viewer, system }: RequestInfo): string =>
  viewer ? `user:${viewer.userId}` : `system:${system ?? 'unknown'}`;

/** The append-only log of what administrators and services did. */
export const createAuditRepository = () => ({
  /**
   * @param action past tense, such as `admin.granted`.
   * @param subject kind and id, such as `user:7`.
   */
  append: async (
    tx: IdentityTx,
    info: RequestInfo,
    at: Date,
    action: string,
    subject: string,
  ): Promise<void> => {
    const details = { requestId: info.requestId };
    await tx.auditEntry.create({ data: { at, actor: actorOf(info), action, subject, details } });
  },
});

export type AuditRepository = ReturnType<typeof createAuditRepository>;
