import { optionLabel } from '@tbt/contracts';
import { Badge, Icon, type IconName, type Tone } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { VerificationStatus } from '../../generated/graphql';
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

export function StatusBadge({
  status,
  isOver = false,
  isIncomplete = false,
}: {
  status: VerificationStatus;
  isOver?: boolean;
  isIncomplete?: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  if (status === 'approved' && isOver)
    return (
      <Badge tone="danger" icon={<Icon name="alert" size="small" />}>
        {t('profile.verification.expired')}
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
      {optionLabel(locale, 'verificationStatus', status)}
    </Badge>
  );
}
