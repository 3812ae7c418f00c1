import { paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link, useSeesPlanOffers } from '@tbt/web-kit';
import { useText } from '../../texts';

/** Premium features, for viewers without a subscription. */
export function PremiumBanner() {
  const t = useText();
  if (!useSeesPlanOffers()) return null;
  return (
    <Banner
      tone="brand"
      icon={<Icon name="star" />}
      title={t('clinic.browse.premiumTitle')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to={paths.subscription()}>{t('clinic.browse.subscribe')}</Link>
        </Button>
      }
    >
      {t('clinic.browse.premiumText')}
    </Banner>
  );
}
