import { useState } from 'react';
import { parseId } from '@tbt/contracts';
import { EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import {
  detailOf,
  now,
  ReadsOnlyNotice,
  RequireSession,
  useEmergencySignals,
  useReadsOnly,
  useSearchParams,
  useSession,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import {
  EarlierRequests,
  EmergencyBoard,
  useWatched,
} from '../features/emergency-board/emergency-board';
import { EmergencyQuotaLine, useHasQuota } from '../features/emergency-board/emergency-quota-line';
import { RequestPanel } from '../features/emergency-board/request-panel';
import { AskedNotice } from '../features/emergency-offers/asked-notice';
import { EmergencyOffer } from '../features/emergency-offers/emergency-offer';
import { OnCallSettings } from '../features/emergency-offers/on-call-settings';
import { readFragment } from '../generated';
import {
  EmergencyBoardDocument,
  EmergencyOfficeFragmentDoc,
  EmergencyShiftFragmentDoc,
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
  const { emergencyRequests, emergencyQuota, typicalRates, clinicLocations } = data;
  const job = readFragment(EmergencyShiftFragmentDoc, data.job ?? null);
  const shift = job?.status === 'active' ? job : null;
  const hasQuota = useHasQuota(emergencyQuota);
  const readsOnly = useReadsOnly();
  const [sent, setSent] = useState(0);
  const requests = emergencyRequests.edges.map(({ node }) => node);
  const watched = useWatched(requests);
  const onSent = () => {
    setSent(sent + 1);
    onChanged();
  };
  // What the clinic came for: a shift to ask for, or a request that runs or was filled for a coming shift.
  const isFirst = sent > 0 || (watched.size > 0 && !shift);
  const isSplit = isFirst && watched.size > 0;
  const current = isSplit ? requests.filter(({ id }) => watched.has(id)) : requests;
  const earlier = requests.filter((request) => !current.includes(request));
  const board = <EmergencyBoard key="board" {...{ requests: current, sent, onChanged }} />;
  return (
    <Stack gap="6">
      {isFirst && board}
      <EmergencyQuotaLine key="quota" quota={emergencyQuota} />
      {readsOnly && <ReadsOnlyNotice />}
      {!readsOnly && hasQuota && (
        <RequestPanel
          key="form"
          rates={typicalRates}
          offices={readFragment(EmergencyOfficeFragmentDoc, clinicLocations)}
          shift={shift}
          onSent={onSent}
        />
      )}
      {!isFirst && board}
      {earlier.length > 0 && (
        <EarlierRequests key="earlier" {...{ requests: earlier, onChanged }} />
      )}
    </Stack>
  );
}

function ClinicSide() {
  const [search] = useSearchParams();
  const jobId = parseId(search.get('shift'));
  const { data, error, refetch } = useQuery(EmergencyBoardDocument, {
    variables: { jobId: String(jobId ?? 0), isForShift: jobId !== null },
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

/** Starts that are as near as this are now. */
const NOW_MS = 12 * 3_600_000;

const headingOf = (offers: readonly { status: string; startsAt: string }[]) => {
  const open = offers.filter(({ status }) => status === 'active');
  if (offers.length === 0) return 'clinic.emergency.offersNone' as const;
  if (open.length === 0) return 'clinic.emergency.offersBooked' as const;
  const isNow = open.some(({ startsAt }) => Date.parse(startsAt) - now().getTime() < NOW_MS);
  return isNow ? ('clinic.emergency.offers' as const) : ('clinic.emergency.offersSoon' as const);
};

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
  const heading = t(headingOf(offers));
  const bookings = data.coming.edges.map(({ node }) => node);
  return (
    <Stack gap="6">
      <Stack as="section" gap="4" aria-label={heading}>
        <h2>{heading}</h2>
        <AskedNotice requests={data.emergencyRequests.edges.map(({ node }) => node)} />
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
