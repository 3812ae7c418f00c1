import * as z from 'zod/mini';
import { CLINIC_ROLES, inviteMemberFormRule } from '@tbt/contracts';
import type { RestMemberFieldsFragment } from '../../generated/graphql';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';

export const memberSchema = z.object({
  id: idField,
  clinicId: idField,
  userId: z.nullable(idField),
  email: z.string(),
  firstName: maybeText,
  lastName: maybeText,
  role: z.enum(CLINIC_ROLES),
  status: z.enum(['invited', 'active']),
  invitedAt: z.nullable(instantField),
  expiresAt: z.nullable(instantField),
  joinedAt: z.nullable(instantField),
});

export const inviteBody = inviteMemberFormRule;
export const roleBody = z.pick(inviteMemberFormRule, { role: true });

export const toMember = (member: RestMemberFieldsFragment): z.output<typeof memberSchema> => ({
  ...member,
  id: numberOf(member.id),
  clinicId: numberOf(member.clinicId),
  userId: maybeNumberOf(member.userId),
  firstName: member.firstName ?? null,
  lastName: member.lastName ?? null,
  invitedAt: member.invitedAt ?? null,
  expiresAt: member.expiresAt ?? null,
  joinedAt: member.joinedAt ?? null,
});
