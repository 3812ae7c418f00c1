import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, Icon, Stack, Text, type Tone } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ClinicShiftFragmentDoc, type JobStatus } from '../../generated/graphql';
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

/** One of the clinic's shifts with everybody who wants to work it. */
export function ClinicShiftCard({ shift }: { shift: FragmentType<typeof ClinicShiftFragmentDoc> }) {
  const job = readFragment(ClinicShiftFragmentDoc, shift);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const candidates = job.applications?.edges.map((edge) => edge.node) ?? [];
  const waiting = job.pendingApplicationCount ?? 0;
  const booked = job.booking;
  const bookedName = booked?.professional
    ? `${booked.professional.firstName} ${booked.professional.lastName}`
    : t('jobs.shifts.formerMember');
  const facts = [
    formats.date(job.date),
    formats.timeRange(job.startTime, job.endTime),
    `${job.city}, ${optionLabel(locale, 'province', job.province)}`,
    t('jobs.card.perHour', { rate: formats.currency(job.hourlyRate) }),
  ];
  return (
    <Card
      title={job.title}
      subtitle={facts.join(' · ')}
      aside={<Badge tone={TONES[job.status]}>{optionLabel(locale, 'jobStatus', job.status)}</Badge>}
    >
      <Stack gap="3">
        {booked && (
          <Cluster gap="3">
            <Icon name="check" size="small" />
            <Text as="span" strong>
              {t('jobs.shifts.bookedWith', { name: bookedName })}
            </Text>
            <Badge tone="success">{optionLabel(locale, 'bookingStatus', booked.status)}</Badge>
            <Button asChild size="small" variant="secondary">
              <Link to={paths.messages(booked.professionalId)}>{t('jobs.shifts.message')}</Link>
            </Button>
          </Cluster>
        )}
        {candidates.length === 0 ? (
          <Text tone="muted">{t('jobs.shifts.noCandidates')}</Text>
        ) : (
          <div>
            <Text size="dense" strong>
              {t('jobs.shifts.candidates', { count: candidates.length })}
              {waiting > 0 && ` · ${t('jobs.shifts.waiting', { count: waiting })}`}
            </Text>
            <ul className={styles.candidates}>
              {candidates.map((candidate) => (
                <CandidateRow key={candidate.id} candidate={candidate} />
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Card>
  );
}
