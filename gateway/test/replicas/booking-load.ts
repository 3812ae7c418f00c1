import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../contract/support/api';
import type { Person } from '../contract/support/people';
import { applyTo, postShift } from '../contract/support/shifts';
import { marketplaceRows } from './running-replicas';

const RETRIES_MAX = 40;
const BETWEEN_RETRIES_MS = 250;

/** @returns ids of shift and application. */
export async function makeOffers(clinic: Person, temp: Person, count: number) {
  const offers: { jobId: number; applicationId: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, temp);
    offers.push({ jobId: job.id, applicationId: id });
  }
  return offers;
}

/** Retries with the same key until the outcome is known, over the limit after `Retry-After`. */
export async function acceptOnce(applicationId: number, { token }: Person): Promise<number[]> {
  const headers = { 'idempotency-key': randomUUID() };
  const statuses: number[] = [];
  while (statuses.length < RETRIES_MAX) {
    const answer = await post(`/api/applications/${applicationId}/accept`, undefined, {
      ...{ token, headers },
    }).catch(() => null);
    statuses.push(answer?.status ?? 0);
    if (answer?.status === 200) return statuses;
    const afterMs = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
    await wait(Math.max(afterMs, BETWEEN_RETRIES_MS));
  }
  return statuses;
}

/** Bookings in the database, one row per shift. */
export const bookingRows = (jobIds: readonly number[]) =>
  marketplaceRows(
    `SELECT j.id, j.status,
      (SELECT count(*)::int FROM bookings b WHERE b.job_id = j.id) AS bookings,
      (SELECT array_agg(a.status) FROM applications a WHERE a.job_id = j.id) AS offers,
      (SELECT count(*)::int FROM outbox_events o WHERE o.name = 'booking.changed'
        AND (o.payload->>'jobId')::int = j.id) AS told,
      (SELECT count(*)::int FROM outbox_events o WHERE o.name = 'application.changed'
        AND o.payload->>'status' = 'accepted' AND (o.payload->>'jobId')::int = j.id) AS accepted
    FROM jobs j WHERE j.id = ANY($1) ORDER BY j.id`,
    [jobIds],
  );
