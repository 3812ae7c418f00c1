import { useNow } from '@tbt/web-kit';
import { Icon, Text } from '@tbt/design-system';
import { useText } from '../../texts';
import { timeLeft, type TimeLeft } from './time-left';
import styles from './answer-until.module.css';
import { useDeadline } from './use-deadline';

const EVERY_MS = 20_000;
const SOON_HOURS = 2;

const isSoon = (left: TimeLeft): boolean =>
  left.unit === 'minutes' || (left.unit === 'hours' && left.hours < SOON_HOURS);

export interface AnswerUntilProps {
  until: string;
  /** Whether the viewer has to answer. */
  isMine: boolean;
  /** What ends without the answer. */
  ends?: 'Application' | 'Invitation';
  /** What comes before either side can answer: a review, or that the professional sends what is reviewed. */
  waitsFor?: 'review' | 'sending' | undefined;
  /** Of the clinic; default: the browser's. */
  timeZone?: string;
}

export function AnswerUntil({
  until,
  isMine,
  ends = 'Application',
  waitsFor,
  timeZone,
}: AnswerUntilProps) {
  const t = useText();
  const moment = useDeadline('label', timeZone);
  const left = timeLeft(until, useNow(EVERY_MS));
  if (left.unit === 'over')
    return (
      <Text size="small" tone="muted">
        {t('jobs.shifts.until.over')}
      </Text>
    );
  const { unit, ...figures } = left;
  const kind = waitsFor ?? (isMine ? 'mine' : 'theirs');
  const form = unit === 'hours' && left.minutes === 0 ? 'wholeHours' : unit;
  return (
    <p className={styles.until} data-soon={(isMine && isSoon(left)) || undefined}>
      <Icon name="clock" size="small" />
      <span>
        {t(`jobs.shifts.until.${kind}`, { when: moment(until) })}
        {` · ${t(`jobs.shifts.left.${form}`, figures)}`}
        {!waitsFor && `. ${t(`jobs.shifts.until.ends${ends}`)}`}
      </span>
    </p>
  );
}
