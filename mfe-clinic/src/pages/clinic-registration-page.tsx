import { paths } from '@tbt/contracts';
import { Button, EmptyState, Page } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { ClinicRegistrationForm } from '../features/clinic-registration/clinic-registration-form';
import { useText } from '../texts';

/** /clinic-registration: opens a clinic's account. */
export function ClinicRegistrationPage() {
  const t = useText();
  const { viewer } = useSession();
  return (
    <Page title={t('clinic.register.title')} description={t('clinic.register.lead')} width="text">
      {viewer ? (
        <EmptyState
          icon="clinic"
          title={t('clinic.register.signedIn')}
          description={t('clinic.register.signedInHint')}
          action={
            <Button asChild>
              <Link to={paths.postJob()}>{t('clinic.register.postJob')}</Link>
            </Button>
          }
        />
      ) : (
        <ClinicRegistrationForm />
      )}
    </Page>
  );
}
