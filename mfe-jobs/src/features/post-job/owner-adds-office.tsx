import { Banner, Icon } from '@tbt/design-system';
import { useText } from '../../texts';

/** For a member: only the clinic's own account changes its profile. */
export function OwnerAddsOffice({ name }: { name: string }) {
  const t = useText();
  return (
    <Banner
      tone="warning"
      icon={<Icon name="map-pin" />}
      title={t('jobs.post.officeMissing', { name })}
    >
      {t('jobs.post.officeMissingHint')}
    </Banner>
  );
}
