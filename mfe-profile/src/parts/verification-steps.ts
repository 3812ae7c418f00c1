import { credentialStage } from '@tbt/contracts';
import type { CredentialGapCode } from '../generated/graphql';

/** Steps to the first booking, in order. */
const VERIFICATION_STEPS = ['number', 'file', 'review', 'booked'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number] | 'province';

/** The province comes first while there is none: it decides what the others ask for. */
export const stepsFor = (gap: CredentialGapCode | undefined): readonly VerificationStep[] =>
  gap === 'province_missing' ? ['province', ...VERIFICATION_STEPS] : VERIFICATION_STEPS;

/** Number of completed steps, and whether the next has a problem. */
export type VerificationProgress = { done: number; hasProblem: boolean };

const PROGRESS: Partial<Record<CredentialGapCode, VerificationProgress>> = {
  licence_incomplete: { done: 1, hasProblem: false },
  certification_incomplete: { done: 1, hasProblem: false },
  licence_rejected: { done: 0, hasProblem: true },
  certification_rejected: { done: 0, hasProblem: true },
  licence_expired: { done: 0, hasProblem: true },
  certification_expired: { done: 0, hasProblem: true },
};

/** @param gap what prevents a booking; undefined for nothing. */
export const verificationProgress = (gap: CredentialGapCode | undefined): VerificationProgress => {
  if (gap === undefined) return { done: VERIFICATION_STEPS.length, hasProblem: false };
  if (credentialStage(gap) === 'review') return { done: 2, hasProblem: false };
  return PROGRESS[gap] ?? { done: 0, hasProblem: false };
};
