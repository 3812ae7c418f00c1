import { REFERRAL_TERMS } from '@tbt/contracts';
import { Banner, Icon } from '@tbt/design-system';
import { useText } from '../../texts';

/** For visitors who followed a link of /refer. */
export function ReferredNote() {
  const t = useText();
  return (
    <Banner tone="brand" icon={<Icon name="star" />} title={t('profile.refer.invited')}>
      {t('profile.refer.invitedText', { days: REFERRAL_TERMS.days })}
    </Banner>
  );
}
