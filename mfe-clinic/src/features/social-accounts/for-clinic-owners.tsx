import type { ReactNode } from 'react';
import { EmptyState } from '@tbt/design-system';
import { mayInClinic, RequireSession } from '@tbt/web-kit';
import { useText } from '../../texts';

export function ForClinicOwners({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <RequireSession
      roles={['clinic']}
      reason={t('clinic.social.signIn')}
      fallback={<EmptyState icon="clinic" title={t('clinic.social.clinicsOnly')} />}
    >
      {(viewer) =>
        mayInClinic(viewer, 'socialAccounts') ? (
          children
        ) : (
          <EmptyState
            icon="clinic"
            title={t('clinic.social.ownersOnly')}
            description={t('clinic.social.ownersOnlyHint')}
          />
        )
      }
    </RequireSession>
  );
}
