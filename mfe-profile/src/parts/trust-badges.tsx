import { Badge, Icon } from '@tbt/design-system';
import { useText } from '../texts';

export function TrustBadges({
  isVerified,
  isNewGrad,
}: {
  isVerified: boolean | null;
  isNewGrad: boolean | null;
}) {
  const t = useText();
  return (
    <>
      {isVerified && (
        <Badge tone="success" icon={<Icon name="check" size="small" />}>
          {t('profile.mine.verified')}
        </Badge>
      )}
      {isNewGrad && (
        <Badge tone="warning" icon={<Icon name="sparkle" size="small" />}>
          {t('profile.mine.newGrad')}
        </Badge>
      )}
    </>
  );
}
