import { useNow } from '@tbt/web-kit';
import { Banner, Button, Icon } from '@tbt/design-system';
import { UndoCancellationDocument } from '../../generated/graphql';
import { clockLeft } from '../../parts/countdown/time-left';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';

const SECOND_MS = 1000;

interface RunningProps {
  bookingId: string;
  undoUntil: string;
  /** What follows unless it is undone. */
  follows: string | null;
}

function Running({ bookingId, undoUntil, follows }: RunningProps) {
  const t = useText();
  const left = clockLeft(undoUntil, useNow(SECOND_MS));
  const undo = useActNow(UndoCancellationDocument, (data) => data.undoCancellation);
  if (left === null) return null;
  return (
    <Banner
      tone="warning"
      icon={<Icon name="clock" />}
      title={t('jobs.shifts.undo.title')}
      action={
        <Button
          size="small"
          loading={undo.isBusy}
          loadingLabel={t('jobs.shifts.sending')}
          onClick={() => void undo.run({ bookingId }, t('jobs.shifts.undo.done'))}
        >
          {t('jobs.shifts.undo.action')}
        </Button>
      }
    >
      {/* Announced every second it would drown everything else. */}
      <span role="timer" aria-live="off">
        {t('jobs.shifts.undo.left', left)}
      </span>
      {follows && ` ${follows}`}
    </Banner>
  );
}

/** Undoes a cancellation while possible. */
export function UndoBar({ booking: { id, actions, cancellation }, reader }: BookingPartProps) {
  const t = useText();
  const undoUntil = cancellation?.undoUntil;
  if (!undoUntil || !actions.includes('undo_cancel')) return null;
  const isClosing = cancellation.reason === 'no_longer_needed';
  const follows =
    reader === 'clinic'
      ? t(isClosing ? 'jobs.shifts.undo.closes' : 'jobs.shifts.undo.reopens')
      : null;
  return <Running bookingId={id} undoUntil={undoUntil} follows={follows} />;
}
