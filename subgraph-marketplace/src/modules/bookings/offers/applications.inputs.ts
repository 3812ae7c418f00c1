import {
  applyToJobRule,
  checkRule,
  counterApplicationRule,
  decimal,
  id,
  type ApplyToJobValues,
  type CounterApplicationValues,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';

const actorRule = z.object({ applicantId: z.nullish(id) });
const answerRule = z.object({ applicationId: id });
const acceptRule = z.object({ applicationId: id, shownRate: z.nullish(decimal(2)) });
const keepRule = z.object({ applicationId: id, jobRevision: z.number() });

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

/** @throws DomainError VALIDATION_FAILED. */
export const parseAnswer = (input: unknown): number => parseInput(answerRule, input).applicationId;

export const parseAcceptance = (input: unknown) => parseInput(acceptRule, input);

export const parseKeep = (input: unknown) => parseInput(keepRule, input);

/** @throws DomainError VALIDATION_FAILED per field. */
export const parseCounter = (input: unknown): CounterApplicationValues =>
  parseInput(counterApplicationRule, input);
