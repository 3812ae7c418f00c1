import { credentialStage, optionLabel, paths } from '@tbt/contracts';
import { Badge, Cluster, Icon, Stack, Text, TextLink, type Tone } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import type { ApplicationStatus, ApplyToJobStateFragment } from '../../generated/graphql';
import { useText } from '../../texts';

type OwnApplication = NonNullable<ApplyToJobStateFragment['myApplication']>;

const LOOKS = {
  pending: { tone: 'info', icon: 'clock' },
  countered: { tone: 'warning', icon: 'repeat' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { tone: 'neutral', icon: 'close' },
  withdrawn: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
} as const satisfies Record<ApplicationStatus, { tone: Tone; icon: string }>;

const ENDED = { tone: 'neutral', icon: 'close' } as const;
const UNSENT = { tone: 'warning', icon: 'alert' } as const;

function useSentence(
  { status, hourlyRate, expiresAt }: OwnApplication,
  {
    postedRate,
    timeZone,
    isBookedThen,
  }: Pick<ApplicationStateProps, 'postedRate' | 'timeZone' | 'isBookedThen'>,
): string | null {
  const t = useText();
  const formats = useFormats();
  const rate = formats.currency(hourlyRate);
  const until = expiresAt
    ? t('jobs.apply.answerUntil', {
        until: `${formats.instantDate(expiresAt, timeZone)}, ${formats.instantTime(expiresAt, timeZone)}`,
      })
    : '';
  if (status === 'countered') return `${t('jobs.apply.counterOffer', { rate })} ${until}`.trim();
  if (status === 'pending' && hourlyRate !== postedRate)
    return t('jobs.apply.ownRateSent', { rate, posted: formats.currency(postedRate) });
  if (status === 'withdrawn' && isBookedThen) return t('jobs.apply.withdrawnForBooking');
  return null;
}

export interface ApplicationStateProps {
  jobId: string;
  application: OwnApplication;
  /** What prevents a booking. */
  gap: string | null | undefined;
  /** The shift's rate, dollars an hour. */
  postedRate: string;
  /** Of the clinic; the card names it where the viewer's differs. */
  timeZone: string;
  /** The booking was cancelled, released or missed. */
  hasEnded: boolean;
  /** Whether the shift is open (again). */
  isOpen: boolean;
  /** Whether the viewer has another booking at that time. */
  isBookedThen: boolean;
}

export function ApplicationState({
  jobId,
  application,
  gap,
  hasEnded,
  isOpen,
  ...job
}: ApplicationStateProps) {
  const t = useText();
  const { locale } = useLocale();
  const sentence = useSentence(application, job);
  const stage = application.status === 'pending' ? credentialStage(gap) : null;
  const isUnsent = stage === 'send';
  const { tone, icon } = hasEnded ? ENDED : isUnsent ? UNSENT : LOOKS[application.status];
  const isMyTurn = application.status === 'countered';
  return (
    <Stack gap="2">
      <Cluster gap="3" justify="between">
        <Badge tone={tone} icon={<Icon name={icon} size="small" />}>
          {hasEnded
            ? t('jobs.apply.bookingEnded')
            : isUnsent
              ? t('jobs.shifts.waitsForCredential')
              : stage === 'review'
                ? t('jobs.shifts.waitsForVerification')
                : t('jobs.apply.status', {
                    status: optionLabel(locale, 'applicationStatus', application.status),
                  })}
        </Badge>
        <TextLink asChild>
          <Link to={paths.shifts()}>
            {t(isMyTurn ? 'jobs.apply.answerCounter' : 'jobs.apply.seeShifts')}
          </Link>
        </TextLink>
      </Cluster>
      {sentence && <Text size="small">{sentence}</Text>}
      {isUnsent && (
        <Text size="small">
          {t('jobs.shifts.sendFirst')}{' '}
          <TextLink asChild>
            <Link to={paths.verifyFor(jobId)}>{t('jobs.apply.unlock')}</Link>
          </TextLink>
        </Text>
      )}
      {hasEnded && isOpen && <Text size="small">{t('jobs.apply.bookingEndedHint')}</Text>}
    </Stack>
  );
}
