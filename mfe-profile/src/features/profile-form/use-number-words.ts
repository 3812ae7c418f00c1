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
  const isCertificateMissing = proof === 'certification' && isMissing && licenceError !== undefined;
  return {
    proof,
    isNeeded,
    isMissing,
    /** Which of the two is asked for is open. */
    isOpen: isNeeded && province === '',
    error: isCertificateMissing ? t('profile.form.certificationNeeded') : licenceError,
  };
}
