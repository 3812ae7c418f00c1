import type { Role } from '@tbt/contracts';
import { proofOf, type CredentialProof } from '../../parts/credential-proof';
import { useText } from '../../texts';
import type { ProfileFormState } from './profile-form-values';

/** Words of the number's field: of a licence, or of a certification where no licence is issued. */
export function useNumberWords(form: ProfileFormState, role: Role | null) {
  const t = useText();
  const [province, number] = [form.watch('province'), form.watch('licenseNumber')];
  const proof: CredentialProof = proofOf(role, province);
  const isNeeded = role === 'assistant';
  const isMissing = isNeeded && number === '';
  const licenceError = form.errorOf('licenseNumber');
  const isWrongEmpty = isMissing && licenceError !== undefined;
  /** Which of the two is asked for is open. */
  const isOpen = isNeeded && province === '';
  const missing = isOpen ? 'profile.form.numberOpenNeeded' : 'profile.form.certificationNeeded';
  const isOwnError = isWrongEmpty && (isOpen || proof === 'certification');
  return {
    proof,
    isNeeded,
    isMissing,
    isOpen,
    /** Of the field in a list of errors. */
    name: t(isOpen ? 'profile.form.numberOpen' : `profile.verification.number.${proof}`),
    error: isOwnError ? t(missing) : licenceError,
  };
}
