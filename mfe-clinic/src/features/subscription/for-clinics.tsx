import type { ReactNode } from 'react';
import { paths, PLANS } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import { Link, mayInClinic, RequireSession, useFormats } from '@tbt/web-kit';
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

/** A clinic's page; visitors read the prices, and professionals read that they never pay. */
export function ForClinics({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <RequireSession
      roles={['clinic']}
      reason={t('clinic.sub.signIn')}
      details={<Prices />}
      signUp={{ label: t('clinic.sub.register'), to: paths.clinicRegistration() }}
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
