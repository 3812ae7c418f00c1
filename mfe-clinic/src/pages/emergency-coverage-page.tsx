import { EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import {
  detailOf,
  ReadsOnlyNotice,
  RequireSession,
  useEmergencySignals,
  useReadsOnly,
  useSession,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { EmergencyBoardItem } from '../features/emergency-board/emergency-board-item';
import { EmergencyQuotaLine, useHasQuota } from '../features/emergency-board/emergency-quota-line';
import { RequestEmergencyForm } from '../features/emergency-board/request-emergency-form';
import { EmergencyOffer } from '../features/emergency-offers/emergency-offer';
import { OnCallSettings } from '../features/emergency-offers/on-call-settings';
import { readFragment } from '../generated';
import {
  EmergencyBoardDocument,
  EmergencyOfficeFragmentDoc,
  EmergencyOffersDocument,
  type EmergencyBoardQuery,
} from '../generated/graphql';
import { useText } from '../texts';

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  if (!error) return <Spinner label={t('clinic.emergency.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.emergency.failed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={onRetry}
    />
  );
}

function Board({ data, onChanged }: { data: EmergencyBoardQuery; onChanged: () => void }) {
  const t = useText();
  const { emergencyRequests, emergencyQuota, typicalRates, clinicLocations } = data;
  const hasQuota = useHasQuota(emergencyQuota);
  const readsOnly = useReadsOnly();
  const board = (
    <Stack key="board" as="section" gap="4" aria-label={t('clinic.emergency.board')}>
      <h2>{t('clinic.emergency.board')}</h2>
      {emergencyRequests.edges.length === 0 && (
        <EmptyState
          icon="bell"
          title={t('clinic.emergency.boardEmpty')}
          description={t('clinic.emergency.boardEmptyHint')}
        />
      )}
      {emergencyRequests.edges.map(({ node }) => (
        <EmergencyBoardItem key={node.id} request={node} onChanged={onChanged} />
      ))}
    </Stack>
  );
  // A running request is what the clinic came for.
  const isRunning = emergencyRequests.edges.some(({ node }) => node.status === 'active');
  return (
    <Stack gap="6">
      {isRunning && board}
      <EmergencyQuotaLine key="quota" quota={emergencyQuota} />
      {readsOnly && <ReadsOnlyNotice />}
      {!readsOnly && hasQuota && (
        <RequestEmergencyForm
          key="form"
          rates={typicalRates}
          offices={readFragment(EmergencyOfficeFragmentDoc, clinicLocations)}
          onSent={onChanged}
        />
      )}
      {!isRunning && board}
    </Stack>
  );
}

function ClinicSide() {
  const { data, error, refetch } = useQuery(EmergencyBoardDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useEmergencySignals(reload);
  return data ? (
    <Board data={data} onChanged={reload} />
  ) : (
    <Unread error={error} onRetry={reload} />
  );
}

function ProfessionalSide() {
  const t = useText();
  const { data, error, refetch } = useQuery(EmergencyOffersDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useEmergencySignals(reload);
  if (!data) return <Unread error={error} onRetry={reload} />;
  const offers = data.emergencyRequests.edges
    .map(({ node }) => node)
    .filter(({ status, myResponse }) => status === 'active' || myResponse?.status === 'assigned');
  const isNeeded = offers.some(({ status }) => status === 'active');
  const heading = t(isNeeded ? 'clinic.emergency.offers' : 'clinic.emergency.offersNone');
  const bookings = data.coming.edges.map(({ node }) => node);
  return (
    <Stack gap="6">
      <Stack as="section" gap="4" aria-label={heading}>
        <h2>{heading}</h2>
        {offers.length === 0 && (
          <EmptyState
            icon="bell"
            title={t('clinic.emergency.offersEmpty')}
            description={t(
              data.onCall?.isOnCall
                ? 'clinic.emergency.offersEmptyOnCall'
                : 'clinic.emergency.offersEmptyHint',
            )}
          />
        )}
        {offers.map((offer) => (
          <EmergencyOffer key={offer.id} offer={offer} bookings={bookings} onChanged={reload} />
        ))}
      </Stack>
      <OnCallSettings settings={data.onCall} />
    </Stack>
  );
}

/** /emergency-coverage: a clinic's requests, or what a professional is asked. */
export function EmergencyCoveragePage() {
  const t = useText();
  const { viewer } = useSession();
  const isProfessional = viewer?.role === 'hygienist' || viewer?.role === 'assistant';
  return (
    <Page
      title={t('clinic.emergency.heading')}
      description={t(
        isProfessional ? 'clinic.emergency.leadProfessional' : 'clinic.emergency.leadClinic',
      )}
      width="text"
    >
      <RequireSession reason={t('clinic.emergency.signIn')}>
        {({ role }) =>
          role === 'clinic' ? (
            <ClinicSide />
          ) : role ? (
            <ProfessionalSide />
          ) : (
            <EmptyState icon="bell" title={t('clinic.emergency.closed')} />
          )
        }
      </RequireSession>
    </Page>
  );
}
