import { PROMOTIONS, promotionCodeOf } from '@tbt/contracts';
import { Banner, Cluster, Icon, Stack } from '@tbt/design-system';
import { useText } from '../../texts';

export interface ClaimedOfferProps {
  typed: string;
  /** Places left; null while unknown. */
  remaining: number | null;
}

/** The promotional code's offer, or that it is used up; nothing for an unknown code. */
export function ClaimedOffer({ typed, remaining }: ClaimedOfferProps) {
  const t = useText();
  const code = promotionCodeOf(typed);
  if (!code) return null;
  const { places, benefits } = PROMOTIONS[code];
  if (remaining === 0)
    return (
      <Banner tone="warning" title={t('clinic.register.offer.gone', { code, places })}>
        {t('clinic.register.offer.goneHint')}
      </Banner>
    );
  return (
    <Banner
      tone="brand"
      icon={<Icon name="sparkle" />}
      title={t('clinic.register.offer.title', { code })}
    >
      <Stack gap="1">
        {t('clinic.register.offer.text', { places })}
        {remaining !== null && <strong>{t('clinic.offer.left', { count: remaining })}</strong>}
        <Cluster as="ul" gap="4">
          {benefits.map((benefit) => (
            <Cluster key={benefit} as="li" gap="1" nowrap>
              <Icon name="check" size="small" />
              {t(`clinic.register.offer.${benefit}`)}
            </Cluster>
          ))}
        </Cluster>
      </Stack>
    </Banner>
  );
}
