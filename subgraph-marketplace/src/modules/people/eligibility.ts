import {
  CREDENTIAL_GAP_TEXTS,
  type CredentialGapCode,
  type MessageKey,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict, type DomainError } from '@tbt/service-kit';
import {
  credentialGap,
  type Candidate,
  type CredentialGap,
  type ShiftAsked,
} from './credential-gap';

/** What the clinic reads; the professional reads what would unlock the shift. */
const CLINIC_TEXTS: Partial<Record<CredentialGapCode, MessageKey>> = {
  licence_pending: 'application.pendingCredential',
  licence_rejected: 'application.rejectedCredential',
  licence_expired: 'application.expiredCredential',
  not_verified: 'application.notVerified',
};

function gapText(gap: CredentialGap, side: ShiftSide): MessageKey {
  if (gap === 'other_role') {
    return side === 'temp' ? 'application.otherRoleYours' : 'application.otherRole';
  }
  if (side === 'temp') return CREDENTIAL_GAP_TEXTS[gap];
  return CLINIC_TEXTS[gap] ?? 'application.missingCredential';
}

/** Whether a professional may take a shift, by its role, province and day alone. */
export type Eligibility = {
  /** False for another role: what else is missing can be added until the booking. */
  canApply: boolean;
  gap: CredentialGap | null;
  /** The gap in words, with its values; null for no gap. */
  text: { key: MessageKey; values: Record<string, string> } | null;
};

/** The one answer that applying, booking, the clinic's lists and every screen give. */
export function eligibilityOf(person: Candidate, shift: ShiftAsked, side: ShiftSide): Eligibility {
  const gap = credentialGap(person, shift);
  if (gap === null) return { canApply: true, gap, text: null };
  const values = { province: shift.province, role: person.role ?? '', shiftRole: shift.role };
  return { canApply: gap !== 'other_role', gap, text: { key: gapText(gap, side), values } };
}

/** The refusal of a booking; null where nothing is missing. */
export function unfitConflict(
  person: Candidate,
  shift: ShiftAsked,
  side: ShiftSide,
): DomainError | null {
  const { gap, text } = eligibilityOf(person, shift, side);
  if (gap === null || text === null) return null;
  return conflict(text.key, { values: text.values, reasons: ['missing_credential', gap] });
}

/** @throws DomainError CONFLICT `other_role`: applying to a shift of the other role leads nowhere. */
export function refuseOtherRole(person: Candidate, shift: ShiftAsked): void {
  const { canApply, text } = eligibilityOf(person, shift, 'temp');
  if (canApply || text === null) return;
  throw conflict(text.key, { path: ['jobId'], values: text.values, reasons: ['other_role'] });
}
