import { randomBytes } from 'node:crypto';
import { UPLOAD_PROOF_PURPOSE, type BookingStatus, type PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { World } from './factories';

const FIELDS = `id status reason openedBy statement answerUntil answer appealedBy appealUntil closedAt
  rulings { outcome text isAppeal minutes isDeductionLifted isPaid }
  evidence { side fileName mediaType url } actions rulingObstacle possibleEffects
  booking { status }`;

const INPUTS = {
  openDispute: 'OpenDisputeInput',
  answerDispute: 'AnswerDisputeInput',
  appealRuling: 'AnswerDisputeInput',
  ruleDispute: 'RuleDisputeInput',
} as const;
export type DisputeOperation = keyof typeof INPUTS;

export type DisputeView = {
  id: string;
  status: string;
  answerUntil: string;
  appealUntil: string | null;
  rulings: Record<string, unknown>[];
  evidence: { side: string; fileName: string | null; mediaType: string; url: string | null }[];
  actions: string[];
  rulingObstacle: string | null;
  possibleEffects: string[];
  booking: { status: string } | null;
};

type Answer = {
  dispute: DisputeView | null;
  errors: { code: string; reasons: string[]; path: string[] }[];
  thrown?: { code: string };
};

export type Who = PersonSnapshot | RequestInfo | null;

/** Code, first path and reasons; null on success. */
export const refusalOf = ({ errors, thrown }: Answer): string | null => {
  if (thrown) return thrown.code;
  const [error] = errors;
  return error ? [error.code, error.path[0], ...error.reasons].filter(Boolean).join(' ') : null;
};

export function disputeRunner(world: () => World) {
  async function run(operation: DisputeOperation, input: object, who: Who): Promise<Answer> {
    const query = `mutation Run($input: ${INPUTS[operation]}!) {
      ${operation}(input: $input) { dispute { ${FIELDS} } errors { code reasons path } } }`;
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data?.[operation] as Answer | null | undefined;
    const thrown = errors?.[0]?.extensions as { code: string } | undefined;
    return { dispute: null, errors: [], ...payload, ...(thrown && { thrown }) };
  }

  async function see(id: string, who: Who): Promise<DisputeView | null> {
    const query = `query See($id: ID!) { dispute(id: $id) { ${FIELDS} } }`;
    const { data, errors } = await world().graph(query, { id }, who);
    if (errors) throw new Error(errors[0]?.message);
    return data?.dispute as DisputeView | null;
  }

  /** A booking that has reached a status, at a moment after its shift. */
  async function bookedAs(status: BookingStatus) {
    const made = await world().booked();
    const { booking } = made;
    world().clock.set(new Date(booking.endsAt.getTime() + 3_600_000));
    const noShowAt = status === 'no_show' ? world().clock.now() : null;
    await world().rows('UPDATE bookings SET status = $2, no_show_at = $3 WHERE id = $1', [
      ...[booking.id, status, noShowAt],
    ]);
    if (status === 'no_show') {
      await world().rows(
        `INSERT INTO reliability_entries (professional_id, booking_id, reason, points, at, created_at)
         VALUES ($1, $2, 'no_show', -100, $3, $3)`,
        [booking.professionalId, booking.id, noShowAt],
      );
    }
    return made;
  }

  /** As identity seals it for the owner of an upload. */
  const proof = (ownerId: number, changes: Record<string, unknown> = {}): Promise<string> => {
    const key = `documents/${randomBytes(16).toString('hex')}`;
    const facts = { ownerId, kind: 'document', key, mediaType: 'application/pdf', ...changes };
    return world().deployment.sealer.seal(UPLOAD_PROOF_PURPOSE, facts, 600);
  };

  return { run, see, bookedAs, proof };
}
