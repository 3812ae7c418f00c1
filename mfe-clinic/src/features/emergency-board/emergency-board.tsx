import { useEffect, useRef, useState } from 'react';
import { EmptyState, Stack, VisuallyHidden } from '@tbt/design-system';
import { now } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyBoardItemFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { EmergencyBoardItem } from './emergency-board-item';
import { useArrivalText } from './use-arrival-text';

type Item = FragmentType<typeof EmergencyBoardItemFragmentDoc> & {
  id: string;
  status: string;
  endsAt: string;
};

/** Open, or filled with a shift that is not over. */
const isCurrent = ({ status, endsAt }: Item): boolean =>
  status === 'active' || (status === 'filled' && Date.parse(endsAt) > now().getTime());

/** Requests that were current at any time of the visit: they stay first. */
export function useWatched(requests: readonly Item[]): ReadonlySet<string> {
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const unseen = requests.filter((request) => isCurrent(request) && !watched.has(request.id));
  if (unseen.length > 0) setWatched(new Set([...watched, ...unseen.map(({ id }) => id)]));
  return watched;
}

interface RequestListProps {
  requests: readonly Item[];
  onChanged: () => void;
}

const Requests = ({ requests, onChanged }: RequestListProps) =>
  requests.map((request) => (
    <EmergencyBoardItem key={request.id} request={request} onChanged={onChanged} />
  ));

export interface EmergencyBoardProps extends RequestListProps {
  /** How many were sent in this visit: each takes the reader here. */
  sent: number;
}

/** Requests, and a status that tells who comes. */
export function EmergencyBoard({ requests, sent, onChanged }: EmergencyBoardProps) {
  const t = useText();
  const arrivalOf = useArrivalText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  const news = requests
    .filter(isCurrent)
    .flatMap((request) => arrivalOf(readFragment(EmergencyBoardItemFragmentDoc, request)) ?? []);
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.emergency.board')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('clinic.emergency.board')}
      </h2>
      <div role="status">
        <VisuallyHidden>{news.join('\n')}</VisuallyHidden>
      </div>
      {requests.length === 0 && (
        <EmptyState
          icon="bell"
          title={t('clinic.emergency.boardEmpty')}
          description={t('clinic.emergency.boardEmptyHint')}
        />
      )}
      <Requests {...{ requests, onChanged }} />
    </Stack>
  );
}

/** Below the form, what no longer matters today. */
export function EarlierRequests({ requests, onChanged }: RequestListProps) {
  const t = useText();
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.emergency.earlier')}>
      <h2>{t('clinic.emergency.earlier')}</h2>
      <Requests {...{ requests, onChanged }} />
    </Stack>
  );
}
