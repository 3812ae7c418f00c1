import { useState } from 'react';
import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { Button, Cluster, EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { ReferredNote } from '@tbt/people-ui';
import { detailOf, Link, useSearchParams, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ClinicRegistrationForm } from '../features/clinic-registration/clinic-registration-form';
import { completionSteps } from '../features/clinic-registration/registration-steps';
import { useClinicPlan } from '../features/plan-comparison/use-clinic-plan';
import { readFragment } from '../generated';
import { ClinicRegistrationPageDocument, RegisteredOfficeFragmentDoc } from '../generated/graphql';
import { useText } from '../texts';

/** A clinic that lacks nothing. */
function Complete() {
  const t = useText();
  return (
    <EmptyState
      icon="check"
      title={t('clinic.register.complete')}
      description={t('clinic.register.completeHint')}
      action={
        <Cluster gap="3" justify="center">
          <Button asChild>
            <Link to={paths.postJob()}>{t('clinic.register.postJob')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.profile()}>{t('clinic.register.profile')}</Link>
          </Button>
        </Cluster>
      }
    />
  );
}

interface RegistrationProps {
  /** A new clinic is signed in and waits for the next page: its form stays. */
  isLeaving: boolean;
  onRegistered: () => void;
}

function Registration({ isLeaving, onRegistered }: RegistrationProps) {
  const t = useText();
  const { viewer } = useSession();
  const plan = useClinicPlan();
  const { data, error, refetch } = useQuery(ClinicRegistrationPageDocument, {
    variables: { code: LAUNCH_CODE },
  });
  const remaining = data ? (data.promotion.isValid ? data.promotion.remaining : 0) : null;
  if (!viewer || isLeaving) return <ClinicRegistrationForm {...{ remaining, onRegistered }} />;
  const office = readFragment(RegisteredOfficeFragmentDoc, data?.me);
  if (!office && error)
    return (
      <ErrorState
        title={t('clinic.register.loadFailed')}
        description={detailOf(error)}
        retryLabel={t('clinic.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!office) return <Spinner label={t('clinic.register.loading')} layout="page" />;
  const missing = completionSteps(office, plan !== 'none');
  if (missing.length === 0) return <Complete />;
  return <ClinicRegistrationForm office={office} missing={missing} remaining={remaining} />;
}

/** /clinic-registration: opens a clinic's account step by step, or adds what the signed-in clinic lacks. */
export function ClinicRegistrationPage() {
  const t = useText();
  const { status, viewer } = useSession();
  const [query] = useSearchParams();
  const [isLeaving, setLeaving] = useState(false);
  const isOther = viewer !== null && viewer.role !== 'clinic';
  const isClinic = viewer?.role === 'clinic' && !isLeaving;
  return (
    <Page
      title={t(isClinic ? 'clinic.register.completeTitle' : 'clinic.register.title')}
      description={t(isClinic ? 'clinic.register.completeLead' : 'clinic.register.lead')}
      width="text"
    >
      <ReferredNote code={query.get('ref')} isForClinics />
      {status === 'loading' ? (
        <Spinner label={t('clinic.register.loading')} layout="page" />
      ) : isOther ? (
        <EmptyState
          icon="clinic"
          title={t('clinic.register.clinicsOnly')}
          description={t('clinic.register.clinicsOnlyHint')}
          action={
            <Button asChild variant="secondary">
              <Link to={paths.home()}>{t('clinic.register.home')}</Link>
            </Button>
          }
        />
      ) : (
        <Registration
          key={(!isLeaving && viewer?.id) || 'visitor'}
          isLeaving={isLeaving}
          onRegistered={() => setLeaving(true)}
        />
      )}
    </Page>
  );
}
