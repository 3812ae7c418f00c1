import { EmptyState, Page } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession } from '@tbt/web-kit';
import { useDeskFilter } from '../features/subscription-desk/use-desk-filter';
import { useText } from '../texts';
import { ClinicList, Codes, OpenClinic } from './admin-subscriptions-lists';

function Desk() {
  const t = useText();
  const { clinicId, close } = useDeskFilter();
  if (clinicId) return <OpenClinic key={clinicId} clinicId={clinicId} onBack={close} />;
  return (
    <Tabs
      label={t('clinic.desk.title')}
      items={[
        { value: 'clinics', label: t('clinic.desk.clinics'), content: <ClinicList /> },
        { value: 'codes', label: t('clinic.desk.codes'), content: <Codes /> },
      ]}
    />
  );
}

/** /admin-subscriptions: plans of clinics, refunds, given plans and codes. */
export function AdminSubscriptionsPage() {
  const t = useText();
  return (
    <Page title={t('clinic.desk.title')} description={t('clinic.desk.lead')}>
      <RequireSession reason={t('clinic.desk.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Desk />
          ) : (
            <EmptyState
              icon="shield"
              title={t('clinic.desk.closed')}
              description={t('clinic.desk.closedHint')}
            />
          )
        }
      </RequireSession>
    </Page>
  );
}
