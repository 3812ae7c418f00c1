import { EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { actorIdOf, detailOf, mayInClinic, RequireSession, type SessionViewer } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { LocationList } from '../features/clinic-locations/location-list';
import { ClinicLocationsPageDocument } from '../generated/graphql';
import { useText } from '../texts';

function Locations({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const { data, error, refetch } = useQuery(ClinicLocationsPageDocument, {
    variables: { clinicId: String(actorIdOf(viewer)) },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  if (data)
    return (
      <LocationList
        office={data.user}
        isOwnAccount={!viewer.actingClinic}
        locations={data.clinicLocations}
        canEdit={mayInClinic(viewer, 'editLocations')}
        onChanged={reload}
      />
    );
  if (!error) return <Spinner label={t('clinic.locations.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.locations.failed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={() => void reload()}
    />
  );
}

/** /clinic-locations: the offices where the clinic's shifts may be. */
export function ClinicLocationsPage() {
  const t = useText();
  return (
    <Page title={t('clinic.locations.title')} description={t('clinic.locations.lead')}>
      <RequireSession
        roles={['clinic']}
        reason={t('clinic.locations.signIn')}
        fallback={<EmptyState icon="map-pin" title={t('clinic.locations.clinicsOnly')} />}
      >
        {(viewer) => <Locations viewer={viewer} />}
      </RequireSession>
    </Page>
  );
}
