import { applyToJobRule, checkRule, decimal, id, type ApplyToJobValues } from '@tbt/contracts';
import { validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';

const actorRule = z.object({ applicantId: z.nullish(id) });

export const answerApplicationRule = z.object({ applicationId: id });
export const acceptApplicationRule = z.object({
  applicationId: id,
  shownRate: z.nullish(decimal(2)),
});
export const keepApplicationRule = z.object({ applicationId: id, jobRevision: z.number() });
export const answerInvitationRule = z.object({ invitationId: id });
export const acceptInvitationRule = z.object({
  invitationId: id,
  jobRevision: z.nullish(z.number()),
});
export const pendingOnlyRule = z.object({ pendingOnly: z.nullish(z.boolean()) });

export type ApplyInput = ApplyToJobValues & { applicantId: number | null };

/** @throws DomainError VALIDATION_FAILED per field. */
export function parseApply(input: unknown): ApplyInput {
  const application = checkRule(applyToJobRule, input);
  const actor = checkRule(actorRule, input);
  if (!application.ok || !actor.ok) {
    throw validationFailed([
      ...(application.ok ? [] : application.issues),
      ...(actor.ok ? [] : actor.issues),
    ]);
  }
  return { ...application.value, applicantId: actor.value.applicantId ?? null };
}
