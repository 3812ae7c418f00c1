import type { ReactNode } from 'react';
import { paths, PLANS, SUBSCRIPTION_TIERS, TRIAL_DAYS } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import {
  Link,
  mayInClinic,
  RequireSession,
  useFormats,
  useLocation,
  useSearchParams,
} from '@tbt/web-kit';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';

function Prices() {
  const t = useText();
  const formats = useFormats();
  return (
    <>
      <p>
        {t('clinic.sub.visitorPrices', {
          from: formats.dollars(PLANS.basic.monthlyCents / 100),
          to: formats.dollars(PLANS.premium.monthlyCents / 100),
        })}
      </p>
      <p>
        <Link to={paths.pricing()}>{t('clinic.sub.seePricing')}</Link>
      </p>
    </>
  );
}

/** The registration with the plan or code that was chosen, and back to this page without one; no new clinic has paid yet. */
function useRegistrationPath(): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const chosen = { plan: search.get('plan'), code: search.get('code') };
  const isPaid = pathname === paths.subscriptionSuccess();
  const returnTo = chosen.plan || chosen.code || isPaid ? null : pathname;
  return paths.clinicRegistration({ ...chosen, returnTo });
}

/** Of the plan that a visitor chose; with a code there is no trial. */
function useChosenPlan() {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const [search] = useSearchParams();
  const tier = SUBSCRIPTION_TIERS.find((known) => known === search.get('plan'));
  if (!tier || search.get('code')) return null;
  const price = formats.dollars(PLANS[tier].monthlyCents / 100);
  return {
    title: t('clinic.sub.chosenTitle', { plan: nameOf(tier), days: TRIAL_DAYS, price }),
    reason: t('clinic.sub.chosenHint'),
  };
}

/** A clinic's page; visitors read the prices, and professionals read that they never pay. */
export function ForClinics({ children }: { children: ReactNode }) {
  const t = useText();
  const registration = useRegistrationPath();
  const chosen = useChosenPlan();
  return (
    <RequireSession
      roles={['clinic']}
      title={chosen?.title}
      reason={chosen?.reason ?? t('clinic.sub.signIn')}
      details={!chosen && <Prices />}
      signUp={{
        label: t('clinic.sub.register'),
        to: registration,
        isFirst: chosen !== null,
      }}
      fallback={
        <EmptyState
          icon="clinic"
          title={t('clinic.sub.clinicsOnly')}
          action={
            <Button asChild variant="secondary">
              <Link to={paths.pricing()}>{t('clinic.sub.seePricing')}</Link>
            </Button>
          }
        />
      }
    >
      {(viewer) =>
        mayInClinic(viewer, 'readPlan') ? (
          children
        ) : (
          <EmptyState icon="clinic" title={t('clinic.sub.ownersOnly')} />
        )
      }
    </RequireSession>
  );
}
