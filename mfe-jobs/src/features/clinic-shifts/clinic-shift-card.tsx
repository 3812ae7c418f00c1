import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Icon,
  Text,
  type IconName,
  type Tone,
} from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ClinicShiftFragmentDoc, type JobStatus } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { CandidateRow } from './candidate-row';
import styles from './clinic-shift-card.module.css';

const TONES: Record<JobStatus, Tone> = {
  draft: 'neutral',
  invited: 'info',
  active: 'info',
  booked: 'success',
  closed: 'neutral',
  expired: 'neutral',
};

const ICONS: Record<JobStatus, IconName> = {
  draft: 'file',
  invited: 'send',
  active: 'eye',
  booked: 'check',
  closed: 'close',
  expired: 'clock',
};

/** One of the clinic's shifts with everybody who wants to work it. */
export function ClinicShiftCard({ shift }: { shift: FragmentType<typeof ClinicShiftFragmentDoc> }) {
  const job = readFragment(ClinicShiftFragmentDoc, shift);
  const t = useText();
  const { locale } = useLocale();
  const candidates = job.applications?.edges.map((edge) => edge.node) ?? [];
  const waiting = job.pendingApplicationCount ?? 0;
  const booked = job.booking;
  const bookedName = booked?.professional
    ? `${booked.professional.firstName} ${booked.professional.lastName}`
    : t('jobs.shifts.formerMember');
  const isOff = job.status === 'closed' || job.status === 'expired';
  return (
    <Card
      title={job.title}
      titleAs="h2"
      padding="small"
      subtitle={`${job.city}, ${optionLabel(locale, 'province', job.province)}`}
      aside={
        <Badge tone={TONES[job.status]} icon={<Icon name={ICONS[job.status]} size="small" />}>
          {optionLabel(locale, 'jobStatus', job.status)}
        </Badge>
      }
    >
      <div className={styles.body}>
        <ShiftLine {...job} isOff={isOff} />
        {booked && (
          <div className={styles.booked}>
            <Avatar name={bookedName} src={photoUrl(booked.professional?.profilePicture, 96)} />
            <Text as="span" strong>
              <PersonName
                name={t('jobs.shifts.bookedWith', { name: bookedName })}
                to={booked.professional ? paths.professional(booked.professional.id) : null}
              />
            </Text>
            <Badge tone="success" icon={<Icon name="check" size="small" />}>
              {optionLabel(locale, 'bookingStatus', booked.status)}
            </Badge>
            <Button asChild size="small" variant="secondary">
              <Link to={paths.messages(booked.professionalId)}>{t('jobs.shifts.message')}</Link>
            </Button>
          </div>
        )}
        {candidates.length === 0 ? (
          <Text size="dense" tone="muted">
            {t('jobs.shifts.noCandidates')}
          </Text>
        ) : (
          <div>
            <p className={styles.count}>
              {t('jobs.shifts.candidates', { count: candidates.length })}
              {waiting > 0 && (
                <span className={styles.waiting}>
                  {` · ${t('jobs.shifts.waiting', { count: waiting })}`}
                </span>
              )}
            </p>
            <ul className={styles.candidates}>
              {candidates.map((candidate) => (
                <CandidateRow key={candidate.id} candidate={candidate} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
