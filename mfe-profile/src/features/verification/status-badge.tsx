import { optionLabel } from '@tbt/contracts';
import { Badge, Icon, type IconName, type Tone } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { VerificationStatus } from '../../generated/graphql';
import type { CredentialProof } from '../../parts/credential-proof';
import { useText } from '../../texts';

const TONES: Record<VerificationStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

const ICONS: Record<VerificationStatus, IconName> = {
  pending: 'clock',
  approved: 'check',
  rejected: 'close',
};

/** @param proof - a permis and an attestation differ in French; other documents are like the latter. */
export function StatusBadge({
  proof,
  status,
  isOver = false,
  isIncomplete = false,
}: {
  proof: CredentialProof;
  status: VerificationStatus;
  isOver?: boolean;
  isIncomplete?: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  const isLicence = proof === 'licence';
  if (status === 'approved' && isOver)
    return (
      <Badge tone="danger" icon={<Icon name="alert" size="small" />}>
        {t(isLicence ? 'profile.verification.expired' : 'profile.verification.proof.expired')}
      </Badge>
    );
  if (isIncomplete)
    return (
      <Badge tone="warning" icon={<Icon name="upload" size="small" />}>
        {t('profile.verification.incomplete')}
      </Badge>
    );
  return (
    <Badge tone={TONES[status]} icon={<Icon name={ICONS[status]} size="small" />}>
      {isLicence || status === 'pending'
        ? optionLabel(locale, 'verificationStatus', status)
        : t(`profile.verification.proof.${status}`)}
    </Badge>
  );
}
