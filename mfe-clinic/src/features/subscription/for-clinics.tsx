import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import { Link, mayInClinic, RequireSession } from '@tbt/web-kit';
import { useText } from '../../texts';

/** A clinic's page; professionals read that they never pay. */
export function ForClinics({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <RequireSession
      roles={['clinic']}
      reason={t('clinic.sub.signIn')}
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
