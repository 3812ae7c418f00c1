import type { EmergencyResponseStatus } from '@tbt/contracts';
import { conflict, onConstraint, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { EmergencyResponse } from './emergencies.types';

type NewResponse = {
  emergencyRequestId: number;
  professionalId: number;
  responseTime: number;
  message: string | null;
  estimatedArrival: Date;
  status: EmergencyResponseStatus;
  createdAt: Date;
};

/** @throws DomainError CONFLICT `duplicate`. */
export async function insertResponse(
  tx: MarketplaceTx,
  data: NewResponse,
): Promise<EmergencyResponse> {
  const { estimatedArrival, createdAt, ...made } = await tx.emergencyResponse
    .create({ data })
    .catch((error: unknown) =>
      onConstraint(error, {
        emergency_responses_one_per_person: () =>
          conflict('emergency.answered', { reasons: ['duplicate'] }),
      }),
    );
  return {
    ...made,
    estimatedArrival: estimatedArrival.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** @returns false for one who has answered. */
export async function declineOffer(
  tx: MarketplaceTx,
  asked: { emergencyRequestId: number; professionalId: number; at: Date },
): Promise<boolean> {
  const { emergencyRequestId, professionalId, at } = asked;
  const count = await tx.$executeRaw`
    UPDATE emergency_offers o SET declined_at = ${at}::timestamptz
    WHERE o.emergency_request_id = ${emergencyRequestId} AND o.professional_id = ${professionalId}
      AND NOT EXISTS (SELECT FROM emergency_responses r
        WHERE r.emergency_request_id = ${emergencyRequestId} AND r.professional_id = ${professionalId})`;
  return count === 1;
}

/** @returns false unless the answer is waiting. */
export async function assignResponse(
  tx: MarketplaceTx,
  emergencyRequestId: number,
  professionalId: number,
): Promise<boolean> {
  const { count } = await tx.emergencyResponse.updateMany({
    where: { emergencyRequestId, professionalId, status: 'pending' },
    data: { status: 'assigned' },
  });
  return count === 1;
}

/** Of an answer that waits. */
export async function dismissResponse(
  tx: MarketplaceTx,
  emergencyRequestId: number,
  professionalId: number,
): Promise<void> {
  await tx.emergencyResponse.updateMany({
    where: { emergencyRequestId, professionalId, status: 'pending' },
    data: { status: 'not_chosen' },
  });
}

export const WaitingAnswer = z.object({
  emergencyRequestId: z.number(),
  jobId: z.number(),
  professionalId: z.number(),
  province: z.string(),
});
export type WaitingAnswer = z.infer<typeof WaitingAnswer>;

export const createWaitingAnswers = ({ reader }: MarketplaceDatabase) => ({
  /** Of open requests that are assigned for the clinic, in provinces where one has collected answers since `before`. */
  collected: (before: Date, now: Date) => readerIn(reader).rows(WaitingAnswer)`
    WITH open AS (
      SELECT r.emergency_request_id AS "emergencyRequestId", e.job_id AS "jobId",
        r.professional_id AS "professionalId", j.province, r.created_at
      FROM emergency_requests e JOIN jobs j ON j.id = e.job_id
      JOIN emergency_responses r ON r.emergency_request_id = e.id AND r.status = 'pending'
      JOIN people p ON p.id = r.professional_id AND p.is_active
      WHERE e.status = 'active' AND e.is_assigned_for_me AND j.status = 'active'
        AND j.starts_at > ${now}::timestamptz)
    SELECT "emergencyRequestId", "jobId", "professionalId", province FROM open
    WHERE province IN (SELECT province FROM open WHERE created_at <= ${before}::timestamptz)
    ORDER BY province, "emergencyRequestId", "professionalId"`,
});
