import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useText } from '../texts';

export interface LaunchOfferProps {
  remaining: number;
  onFollow?: () => void;
}

/** Free Premium for the first clinics; a clinic that is registered claims it at checkout. */
export function LaunchOffer({ remaining, onFollow }: LaunchOfferProps) {
  const t = useText();
  const { viewer } = useSession();
  return (
    <Banner
      tone="brand"
      icon={<Icon name="sparkle" />}
      title={t('clinic.offer.title')}
      action={
        <Button asChild size="small">
          <Link
            onClick={onFollow}
            to={
              viewer?.role === 'clinic'
                ? paths.claimPremium(LAUNCH_CODE)
                : paths.clinicRegistration({ code: LAUNCH_CODE })
            }
          >
            {t(viewer ? 'clinic.offer.claim' : 'clinic.offer.register')}
          </Link>
        </Button>
      }
    >
      {t('clinic.offer.text')} <strong>{t('clinic.offer.left', { count: remaining })}</strong>
    </Banner>
  );
}
