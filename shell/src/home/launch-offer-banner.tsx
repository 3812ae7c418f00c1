import { Banner, Button, Icon } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../texts';
import type { LaunchOffer } from './use-launch-offer';
import styles from './launch-offer-banner.module.css';

const BENEFITS = ['jobs', 'matching', 'support'] as const;

export interface LaunchOfferBannerProps {
  offer: LaunchOffer;
  /** Target of the link. */
  to: string;
  onDismiss?: () => void;
}

/** Free premium for the first five clinics, with the remaining places. */
export function LaunchOfferBanner({ offer, to, onDismiss }: LaunchOfferBannerProps) {
  const t = useText();
  if (!offer.isOpen) return null;
  return (
    <section className={styles.offer} aria-label={t('shell.promo.label')}>
      <Banner
        tone="brand"
        icon={<Icon name="sparkle" />}
        title={t('shell.promo.title')}
        onDismiss={onDismiss}
        dismissLabel={t('shell.promo.dismiss')}
        action={
          <Button asChild size="small">
            <Link to={to}>{t('shell.promo.action')}</Link>
          </Button>
        }
      >
        {t('shell.promo.text')}{' '}
        {offer.remaining !== null && (
          <span className={styles.left}>{t('shell.promo.left', { count: offer.remaining })}</span>
        )}
        <ul className={styles.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="check" size="small" />
              {t(`shell.promo.benefit.${benefit}`)}
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
