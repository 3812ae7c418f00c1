import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Job } from '../../jobs';

export type RefillRepository = ReturnType<typeof createRefillRepository>;

export const createRefillRepository = (clock: Clock) => ({
  /** Declined for another professional or expired, by time of application. */
  async earlierApplicants(tx: MarketplaceTx, { id }: Job): Promise<number[]> {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT a.applicant_id AS id FROM applications a
      WHERE a.job_id = ${id} AND (a.status = 'expired' OR (a.status = 'declined' AND a.was_passed_over))
      ORDER BY a.created_at, a.id`;
    return rows.map((row) => row.id);
  },

  /** Professionals without a pending invitation or offer, in the order of `ids`; and the pending count. */
  async invitable(tx: MarketplaceTx, job: Job, ids: readonly number[]) {
    const rows = await tx.$queryRaw<{ ids: number[]; waiting: number }[]>`
      SELECT coalesce(array_agg(p.id ORDER BY wished.place) FILTER (WHERE p.is_active
          AND p.role = ${job.role}
          AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.job_id = ${job.id}
            AND i.professional_id = p.id AND i.status = 'pending')
          AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = ${job.id}
            AND a.applicant_id = p.id AND a.status IN ('pending', 'countered'))), '{}') AS ids,
        (SELECT count(*) FROM invitations i WHERE i.job_id = ${job.id} AND i.status = 'pending'
          AND i.expires_at > ${clock.now()})::int AS waiting
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS wished(id, place)
      JOIN people p ON p.id = wished.id`;
    return rows[0] ?? { ids: [], waiting: 0 };
  },
});
