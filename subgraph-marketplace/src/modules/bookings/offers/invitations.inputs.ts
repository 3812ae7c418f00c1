import { id, inviteToJobRule, type InviteToJobValues } from '@tbt/contracts';
import { parseInput } from '@tbt/service-kit';
import * as z from 'zod/mini';

const answerRule = z.object({ invitationId: id });
const acceptRule = z.object({ invitationId: id, jobRevision: z.nullish(z.number()) });
const pendingOnlyRule = z.object({ pendingOnly: z.nullish(z.boolean()) });

/** @throws DomainError VALIDATION_FAILED per field. */
export const parseInvite = (input: unknown): InviteToJobValues =>
  parseInput(inviteToJobRule, input);

/** @throws DomainError VALIDATION_FAILED. */
export const parseInvitationAnswer = (input: unknown): number =>
  parseInput(answerRule, input).invitationId;

export const parseInvitationAcceptance = (input: unknown) => parseInput(acceptRule, input);

export const parsePendingOnly = (args: unknown): boolean =>
  parseInput(pendingOnlyRule, args).pendingOnly ?? false;
