import * as z from 'zod/mini';
import { CLINIC_ROLES } from '../clinic-roles';
import { LIMITS } from '../limits';
import { password } from './account.rules';
import { email } from './email-address';
import { id, oneOf, requiredText } from './fields';
import { ruleError } from './issue';
import { personName, spelledNames } from './person-name';

const object = { error: ruleError('validation.object') };
const role = oneOf(CLINIC_ROLES);
const token = requiredText(LIMITS.linkTokenMax);

export const inviteMemberFormRule = z.object({ email: email(LIMITS.emailMax), role }, object);
export const inviteMemberRule = z.extend(inviteMemberFormRule, { clinicId: id });
export const changeMemberRule = z.object({ clinicId: id, memberId: id, role }, object);
export const memberRule = z.object({ clinicId: id, memberId: id }, object);
export const invitationTokenRule = z.object({ token }, object);
const newMember = { firstName: personName, lastName: personName, password };
export const joinClinicFormRule = z.object(newMember, object).check(spelledNames());
export const joinClinicRule = z.object({ ...newMember, token }, object);
/** Null to act for the own account. */
export const actForClinicRule = z.object({ clinicId: z.nullable(id) }, object);
