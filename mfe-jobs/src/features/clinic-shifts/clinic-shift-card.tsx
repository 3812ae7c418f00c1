import type { ReactNode } from 'react';
import { addressLine, optionLabel, paths } from '@tbt/contracts';
import {
  Badge,
  Card,
  Cluster,
  Icon,
  Stack,
  Text,
  TextLink,
  type IconName,
  type Tone,
} from '@tbt/design-system';
import { SHIFT_TONES } from '@tbt/people-ui';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  ClinicShiftFragmentDoc,
  ShiftInvitationFragmentDoc,
  type ClinicShiftFragment,
  type JobStatus,
} from '../../generated/graphql';
import { isOff } from '../../parts/booking-state/booking-look';
import { useMoment } from '../../parts/countdown/use-moment';
import { FoldedPart, FoldToggle, PhoneFold } from '../../parts/phone-fold/phone-fold';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { UrgentBadge } from '../../parts/urgent-badge/urgent-badge';
import { useText } from '../../texts';
import { BookedLine } from './booked-line';
import { CandidateRow } from './candidate-row';
import styles from './clinic-shift-card.module.css';
import { ClinicShiftActions } from './clinic-shift-actions';
import { answersOf, answerTo, counteredBy } from './invitation-answers';
import { ShiftInvitations } from './shift-invitations';

const LOOKS: Record<JobStatus, { tone: Tone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'file' },
  invited: { tone: 'info', icon: 'send' },
  active: { tone: SHIFT_TONES.open, icon: 'eye' },
  booked: { tone: 'success', icon: 'check' },
  closed: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
};

const isOpenShift = ({ status }: ClinicShiftFragment): boolean =>
  status === 'draft' || status === 'invited' || status === 'active';

/** Of an open shift, those that are not over; later, how many there were. */
function countOf(job: ClinicShiftFragment): number {
  const applications = job.applications?.edges.map(({ node }) => node) ?? [];
  return isOpenShift(job)
    ? applications.filter(({ status }) => status === 'pending' || status === 'countered').length
    : applications.length;
}

function Candidates({ job }: { job: ClinicShiftFragment }) {
  const t = useText();
  const candidates = job.applications?.edges.map((edge) => edge.node) ?? [];
  const count = countOf(job);
  const waiting = job.pendingApplicationCount ?? 0;
  const bookedId = job.booking && !isOff(job.booking.status) ? job.booking.professionalId : null;
  if (candidates.length === 0)
    return (
      <Text size="dense" tone="muted">
        {t('jobs.shifts.noCandidates')}
      </Text>
    );
  return (
    <div>
      {count > 0 && (
        <p className={styles.count}>
          {t('jobs.shifts.candidates', { count })}
          {waiting > 0 && (
            <span className={styles.waiting}>
              {` · ${t('jobs.shifts.waiting', { count: waiting })}`}
            </span>
          )}
        </p>
      )}
      <ul>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            postedRate={job.hourlyRate}
            shift={job}
            timeZone={job.timeZone}
            bookedId={bookedId}
          />
        ))}
      </ul>
    </div>
  );
}

/** Summary of applicants and open invitations in a closed row. */
function useSummary(job: ClinicShiftFragment): string | undefined {
  const t = useText();
  const formats = useFormats();
  const count = countOf(job);
  const waiting = job.pendingApplicationCount ?? 0;
  const answers = answersOf(job);
  const asked = (job.invitations ?? [])
    .map((invitation) => readFragment(ShiftInvitationFragmentDoc, invitation))
    .filter((invitation) => invitation.status === 'pending' && !answerTo(invitation, answers));
  const countered = (job.applications?.edges ?? []).filter(
    ({ node }) => node.status === 'countered',
  );
  const rate = formats.currency(countered[0]?.node.hourlyRate ?? job.hourlyRate);
  const parts = [
    count > 0 && t('jobs.shifts.candidates', { count }),
    waiting > 0 && t('jobs.shifts.waiting', { count: waiting }),
    countered.length > 0 && t('jobs.shifts.countered', { count: countered.length, rate }),
    asked.length > 0 && t('jobs.home.openInvitations', { count: asked.length }),
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Restricted visibility, and whether the series is taken as a whole. */
function Visibility({ job }: { job: ClinicShiftFragment }) {
  const t = useText();
  const { publishesAt, series, timeZone } = job;
  const moment = useMoment('label', timeZone);
  const days = series?.jobs.length ?? 0;
  return (
    <>
      {publishesAt && (
        <Text size="dense">{t('jobs.shifts.publishesAt', { when: moment(publishesAt) })}</Text>
      )}
      {days > 1 && (
        <Text size="dense" tone="muted">
          {t(series?.isTakenWhole ? 'jobs.shifts.series.whole' : 'jobs.shifts.series.part', {
            count: days,
          })}
        </Text>
      )}
    </>
  );
}

export interface ClinicShiftCardProps {
  shift: FragmentType<typeof ClinicShiftFragmentDoc>;
  /** Ranked candidates, while the shift is open. */
  ranking?: ReactNode;
  /** Open initially on a phone. */
  isOpenAtFirst?: boolean;
  /** Scrolled into view when it appears. */
  isScrolledTo?: boolean;
}

const scrollTo = (card: HTMLElement | null) => card?.scrollIntoView?.();

export function ClinicShiftCard({
  shift,
  ranking,
  isOpenAtFirst = false,
  isScrolledTo = false,
}: ClinicShiftCardProps) {
  const job = readFragment(ClinicShiftFragmentDoc, shift);
  const { status } = job;
  const { locale } = useLocale();
  const summary = useSummary(job);
  const hasCandidates = (job.applications?.edges.length ?? 0) > 0;
  const isOpen = isOpenShift(job);
  return (
    <PhoneFold isOpenAtFirst={isOpenAtFirst}>
      <Card
        ref={isScrolledTo ? scrollTo : null}
        title={
          <TextLink asChild>
            <Link to={paths.job(job.id)}>{job.title}</Link>
          </TextLink>
        }
        titleAs="h3"
        padding="small"
        subtitle={addressLine(locale, { city: job.city, province: job.province }) ?? undefined}
        aside={
          <Cluster gap="2">
            {job.isUrgent && isOpen && <UrgentBadge />}
            <Badge tone={LOOKS[status].tone} icon={<Icon name={LOOKS[status].icon} size="small" />}>
              {optionLabel(locale, 'jobStatus', status)}
            </Badge>
          </Cluster>
        }
        footer={
          <>
            <FoldedPart>
              <ClinicShiftActions job={job} isOpen={isOpen} />
            </FoldedPart>
            <FoldToggle name={job.title} summary={summary} hasCandidates={hasCandidates} />
          </>
        }
      >
        <Stack gap="4">
          <ShiftLine {...job} isOff={status === 'closed' || status === 'expired'} />
          <FoldedPart>
            <Visibility job={job} />
            {job.booking && <BookedLine booking={job.booking} />}
            <Candidates job={job} />
            <ShiftInvitations
              invitations={job.invitations ?? []}
              answers={answersOf(job)}
              countered={counteredBy(job)}
              timeZone={job.timeZone}
            />
            {isOpen && ranking}
          </FoldedPart>
        </Stack>
      </Card>
    </PhoneFold>
  );
}
