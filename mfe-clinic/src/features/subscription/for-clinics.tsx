import type { ReactNode } from 'react';
import { paths, PLANS } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import {
  Link,
  mayInClinic,
  RequireSession,
  useFormats,
  useLocation,
  useSearchParams,
} from '@tbt/web-kit';
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

/** A clinic's page; visitors read the prices, and professionals read that they never pay. */
export function ForClinics({ children }: { children: ReactNode }) {
  const t = useText();
  const registration = useRegistrationPath();
  return (
    <RequireSession
      roles={['clinic']}
      reason={t('clinic.sub.signIn')}
      details={<Prices />}
      signUp={{ label: t('clinic.sub.register'), to: registration }}
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
