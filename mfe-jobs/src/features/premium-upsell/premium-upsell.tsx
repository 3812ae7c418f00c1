import type { ReactNode } from 'react';
import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link, mayInClinic, useSeesPlanOffers, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { usePlacesLeft } from './use-places-left';

interface UpsellProps {
  title: string;
  action: string;
  to: string;
  children: ReactNode;
}

const Upsell = ({ title, action, to, children }: UpsellProps) => (
  <Banner
    tone="brand"
    icon={<Icon name="star" />}
    title={title}
    action={
      <Button asChild variant="secondary" size="small">
        <Link to={to}>{action}</Link>
      </Button>
    }
  >
    {children}
  </Banner>
);

/** Premium for clinics without it: free while the launch offer lasts, then the trial. */
export function PremiumUpsell() {
  const t = useText();
  const { viewer } = useSession();
  const isSeen = useSeesPlanOffers();
  const left = usePlacesLeft();
  if (!isSeen) return null;
  // Only an owner claims the launch offer, and none should start to pay while it is open.
  if (viewer && !mayInClinic(viewer, 'editPlan') && left !== null) return null;
  if (typeof left === 'number')
    return (
      <Upsell
        title={t('jobs.post.offerTitle')}
        action={t(viewer ? 'jobs.post.offerClaim' : 'jobs.post.offerRegister')}
        to={
          viewer ? paths.claimPremium(LAUNCH_CODE) : paths.clinicRegistration({ code: LAUNCH_CODE })
        }
      >
        {t('jobs.post.offerText')} <strong>{t('jobs.post.offerLeft', { count: left })}</strong>
      </Upsell>
    );
  return (
    <Upsell
      title={t('jobs.post.premiumTitle')}
      action={t('jobs.post.premiumAction')}
      to={viewer ? paths.subscription('premium') : paths.pricing()}
    >
      {t('jobs.post.premiumText')}
    </Upsell>
  );
}
