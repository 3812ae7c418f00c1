import { useEffect, useRef, useState } from 'react';
import { EmptyState, Stack, VisuallyHidden } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyBoardItemFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { EmergencyBoardItem } from './emergency-board-item';
import { useArrivalText } from './use-arrival-text';

type Item = FragmentType<typeof EmergencyBoardItemFragmentDoc> & { id: string; status: string };

/** Requests that were open at any time of the visit: they stay first once they are filled. */
export function useWatched(requests: readonly Item[]): ReadonlySet<string> {
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const unseen = requests.filter(({ id, status }) => status === 'active' && !watched.has(id));
  if (unseen.length > 0) setWatched(new Set([...watched, ...unseen.map(({ id }) => id)]));
  return watched;
}

export interface EmergencyBoardProps {
  requests: readonly Item[];
  watched: ReadonlySet<string>;
  /** How many were sent in this visit: each takes the reader here. */
  sent: number;
  onChanged: () => void;
}

/** All requests: those of the visit first, and a status that tells who comes. */
export function EmergencyBoard({ requests, watched, sent, onChanged }: EmergencyBoardProps) {
  const t = useText();
  const arrivalOf = useArrivalText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  const isFirst = ({ id }: Item) => watched.has(id);
  const ordered = [...requests.filter(isFirst), ...requests.filter((request) => !isFirst(request))];
  const news = requests
    .filter(isFirst)
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
      {ordered.map((request) => (
        <EmergencyBoardItem key={request.id} request={request} onChanged={onChanged} />
      ))}
    </Stack>
  );
}
