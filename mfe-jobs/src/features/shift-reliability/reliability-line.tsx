import { useState } from 'react';
import { RELIABILITY_REASONS } from '@tbt/contracts';
import { Badge, Button, Stack, Text } from '@tbt/design-system';
import { useFormats, whileOpen } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ReliabilityLineFragmentDoc, type ReliabilityLineFragment } from '../../generated/graphql';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import styles from './reliability-panel.module.css';

const AppealDialog = whileOpen(async () => (await import('./appeal-dialog')).AppealDialog);
const MINUS = '\u2212';

type Entry = { entry: ReliabilityLineFragment };

function AppealState({ entry: { appealStatus, appealAnswer } }: Entry) {
  const t = useText();
  return (
    <>
      {appealStatus && (
        <div>
          <Badge tone={appealStatus === 'removed' ? 'success' : 'info'}>
            {t(`jobs.shifts.appeal.status.${appealStatus}`)}
          </Badge>
        </div>
      )}
      {appealAnswer && (
        <Text size="dense">{t('jobs.shifts.appeal.answer', { answer: appealAnswer })}</Text>
      )}
    </>
  );
}

/** The appeal button, while an appeal is possible. */
function AppealButton({ entry: { id, appealUntil } }: Entry) {
  const t = useText();
  const moment = useMoment();
  const [isAppealing, setAppealing] = useState(false);
  return (
    <>
      {appealUntil && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setAppealing(true)}>
            {t('jobs.shifts.appeal.open')}
          </Button>{' '}
          <Text as="span" size="small" tone="muted">
            {t('jobs.shifts.appeal.until', { when: moment(appealUntil) })}
          </Text>
        </div>
      )}
      {isAppealing && <AppealDialog entryId={id} onClose={() => setAppealing(false)} />}
    </>
  );
}

/** A change of the score: reason, points and appeal. */
export function ReliabilityLine({
  entry: reference,
}: {
  entry: FragmentType<typeof ReliabilityLineFragmentDoc>;
}) {
  const entry = readFragment(ReliabilityLineFragmentDoc, reference);
  const { points, at, booking } = entry;
  const t = useText();
  const formats = useFormats();
  const reason = RELIABILITY_REASONS.find((known) => known === entry.reason);
  const what = reason ? t(`jobs.shifts.ladder.${reason}`) : entry.reason;
  const shift = booking && [booking.job?.title, formats.date(booking.date)].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Stack gap="1">
        <Text as="span" strong>
          {what}
        </Text>
        <Text size="small" tone="muted">
          {shift ? shift.join(' · ') : formats.instantDate(at)}
        </Text>
        <AppealState entry={entry} />
        <AppealButton entry={entry} />
      </Stack>
      <span className={styles.points} data-taken={points < 0 || undefined}>
        {points < 0 ? `${MINUS}${-points}` : `+${points}`}
      </span>
    </li>
  );
}
