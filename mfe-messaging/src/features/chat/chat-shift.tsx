import {
  isUsualApplicationMessage,
  openSteps,
  optionLabel,
  paths,
  type BookingStatus,
} from '@tbt/contracts';
import { Badge, Text, TextLink } from '@tbt/design-system';
import { Link, now, useFormats, useLocale } from '@tbt/web-kit';
import type { ChatShiftPartsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './chat.module.css';

/** Steps of a booking that the viewer may be asked for, the most urgent first. */
const STEPS = [
  ...(['answer_change', 'confirm', 'check_in', 'miss', 'complete', 'approve'] as const),
  ...(['accept_hours', 'answer_dispute', 'mark_paid', 'mark_received', 'review'] as const),
] as const;

const textOf = (step: (typeof STEPS)[number], isClinic: boolean) =>
  step === 'check_in' && isClinic
    ? ('messaging.step.check_in_clinic' as const)
    : (`messaging.step.${step}` as const);

/** Neither an arrival nor hours, once the shift is over. */
const UNSETTLED: readonly BookingStatus[] = ['booked', 'confirmed'];

/** The words of an application, unless they are the ready-made ones. */
const ownNote = (message: string | null | undefined): string | null => {
  const note = message?.trim();
  return note && !isUsualApplicationMessage(note) ? note : null;
};

interface ChatShiftProps {
  job: ChatShiftPartsFragment;
  /** Reads for the clinic, which checks the other in. */
  isClinic: boolean;
}

export function ChatShift({ job, isClinic }: ChatShiftProps) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const { booking, applicationWith } = job;
  const note = ownNote(applicationWith?.message);
  const isOver = booking !== null && booking !== undefined && new Date(booking.endsAt) <= now();
  const isUnsettled = isOver && UNSETTLED.includes(booking.status);
  const open = booking ? openSteps(booking.actions, new Date(booking.endsAt), now()) : [];
  const step = STEPS.find((each) => open.includes(each) && (each !== 'miss' || isOver));
  return (
    <aside className={styles.shift} aria-label={t('messaging.shift')}>
      <TextLink asChild>
        <Link to={paths.job(job.id)}>{job.title}</Link>
      </TextLink>
      <Badge tone={isUnsettled ? 'warning' : 'info'}>
        {isUnsettled
          ? t('messaging.shift.unsettled')
          : booking
            ? optionLabel(locale, 'bookingStatus', booking.status)
            : optionLabel(locale, 'jobStatus', job.status)}
      </Badge>
      <Text as="span" size="small" tone="muted">
        {formats.date(job.date)}, {formats.timeRange(job.startTime, job.endTime)}
      </Text>
      {note && (
        <Text size="small" className={styles.note}>
          {t('messaging.applicationNote', { note })}
        </Text>
      )}
      {booking && (
        <TextLink asChild>
          <Link to={paths.booking(booking.id)}>
            {t(step ? textOf(step, isClinic) : 'messaging.step.none')}
          </Link>
        </TextLink>
      )}
    </aside>
  );
}
