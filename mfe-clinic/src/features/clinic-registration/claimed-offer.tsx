import { PROMOTIONS, promotionCodeOf } from '@tbt/contracts';
import { Banner, Cluster, Icon } from '@tbt/design-system';
import { useText } from '../../texts';

/** The promotional code's offer; nothing for an unknown code. */
export function ClaimedOffer({ typed }: { typed: string }) {
  const t = useText();
  const code = promotionCodeOf(typed);
  if (!code) return null;
  return (
    <Banner
      tone="brand"
      icon={<Icon name="sparkle" />}
      title={t('clinic.register.offer.title', { code })}
    >
      {t('clinic.register.offer.text', { places: PROMOTIONS[code].places })}
      <Cluster as="ul" gap="4">
        {PROMOTIONS[code].benefits.map((benefit) => (
          <Cluster key={benefit} as="li" gap="1" nowrap>
            <Icon name="check" size="small" />
            {t(`clinic.register.offer.${benefit}`)}
          </Cluster>
        ))}
      </Cluster>
    </Banner>
  );
}
