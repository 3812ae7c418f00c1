import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Grid, Page, Spinner, Stack } from '@tbt/design-system';
import {
  ChosenLocationNotice,
  detailOf,
  Link,
  RequireSession,
  useChosenLocation,
  useNotificationSignals,
  useSession,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { DayShifts } from '../features/dashboard/day-shifts';
import { FillFigures } from '../features/dashboard/fill-figures';
import { FirstSteps } from '../features/dashboard/first-steps';
import { FreeFavourites } from '../features/dashboard/free-favourites';
import { NextShift } from '../features/dashboard/next-shift';
import { OpenShifts } from '../features/dashboard/open-shifts';
import { SpendingSummary } from '../features/dashboard/spending-summary';
import { WaitingItems } from '../features/dashboard/waiting-items';
import { ClinicDashboardPageDocument, type ClinicDashboardPageQuery } from '../generated/graphql';
import { useText } from '../texts';

function Day({ clinicDashboard: day, me, spending }: ClinicDashboardPageQuery) {
  const t = useText();
  const { viewer } = useSession();
  if (!day.hasPosted) return <FirstSteps />;
  return (
    <Stack gap="6">
      <ChosenLocationNotice />
      <Grid>
        <WaitingItems waiting={day.waiting} setup={viewer?.actingClinic ? null : (me ?? null)} />
        <DayShifts title={t('clinic.day.today')} date={day.today} entries={day.entries} />
        <DayShifts title={t('clinic.day.tomorrow')} date={day.tomorrow} entries={day.entries} />
        {day.entries.length === 0 && <NextShift tomorrow={day.tomorrow} />}
        <OpenShifts shifts={day.openShifts} />
        <FreeFavourites people={day.favouritesTomorrow} />
        <FillFigures own={day.figures} province={day.provinceFigures ?? null} />
      </Grid>
      <SpendingSummary year={spending} />
    </Stack>
  );
}

function Dashboard() {
  const t = useText();
  const { at } = useChosenLocation();
  const { data, error, refetch } = useQuery(ClinicDashboardPageDocument, {
    variables: { at },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useNotificationSignals(reload);
  if (data) return <Day {...data} />;
  if (!error) return <Spinner label={t('clinic.day.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.day.failed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={reload}
    />
  );
}

/** /clinic: a clinic's day on one page. */
export function ClinicDashboardPage() {
  const t = useText();
  return (
    <RequireSession reason={t('clinic.day.signIn')}>
      {({ role }) => (
        <Page
          title={t('clinic.day.title')}
          description={t('clinic.day.lead')}
          actions={
            role === 'clinic' && (
              <Button asChild>
                <Link to={paths.postJob()}>{t('clinic.day.post')}</Link>
              </Button>
            )
          }
        >
          {role === 'clinic' ? (
            <Dashboard />
          ) : (
            <EmptyState icon="calendar" title={t('clinic.day.closed')} />
          )}
        </Page>
      )}
    </RequireSession>
  );
}
