import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Card, Text, TextLink } from '@tbt/design-system';
import { actorIdOf, Link, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { JobCardFragmentDoc, type JobCardFragment } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { LocalTimeNote } from '../../parts/local-time/local-time-note';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { JobBadge, jobBadgeKind, listBadgeKind } from './job-badge';
import { JobFacts } from './job-facts';
import { JobSigns } from './job-signs';
import styles from './job-card.module.css';
import { viewerBid, viewerRate } from './viewer-rate';

export interface JobCardProps {
  job: FragmentType<typeof JobCardFragmentDoc>;
  action: ReactNode;
  /** Distance, if known. */
  distance?: ReactNode;
  titleAs?: 'h2' | 'h3';
  isWhole?: boolean;
}

function ClinicName({ job: { clinic, clinicId } }: { job: JobCardFragment }) {
  const t = useText();
  const name = [clinic?.firstName, clinic?.lastName].filter(Boolean).join(' ');
  return (
    <PersonName
      name={
        name
          ? t('jobs.card.clinicNamed', { name, id: clinicId })
          : t('jobs.card.clinicId', { id: clinicId })
      }
      to={clinic ? paths.clinic(clinicId) : null}
    />
  );
}

/** The card's name; on its own page the title is the page's heading. */
function headingOf(job: JobCardFragment, isWhole: boolean) {
  const from = <ClinicName job={job} />;
  if (isWhole) return { title: from, 'aria-label': job.title, 'aria-labelledby': undefined };
  const link = (
    <TextLink asChild>
      <Link to={paths.job(job.id)}>{job.title}</Link>
    </TextLink>
  );
  const subtitle = (
    <>
      {from}
      <div className={styles.signs}>
        <JobSigns job={job} />
      </div>
    </>
  );
  return { title: link, subtitle };
}

/** An open shift: date and rate, place, description; a row on wide screens. */
export function JobCard({
  job: reference,
  action,
  distance,
  titleAs = 'h3',
  isWhole = false,
}: JobCardProps) {
  const job = readFragment(JobCardFragmentDoc, reference);
  const t = useText();
  const { viewer } = useSession();
  const isOwn = viewer?.role === 'clinic' && String(actorIdOf(viewer)) === job.clinicId;
  // The usual time is not that of a shift with terms.
  const note = job.paymentTerms ? 'jobs.card.paymentByTerms' : 'jobs.card.payment';
  const ownNote = job.paymentTerms ? 'jobs.card.paymentOwnByTerms' : 'jobs.card.paymentOwn';
  const badge = isWhole ? jobBadgeKind(job) : listBadgeKind(job);
  const footer = (
    <div className={styles.footer}>
      {action}
      {isWhole && (
        <Text size="caption" tone="muted">
          {t(isOwn ? ownNote : note)}
        </Text>
      )}
    </div>
  );
  return (
    <Card
      as="article"
      titleAs={titleAs}
      {...headingOf(job, isWhole)}
      aside={badge && <JobBadge kind={badge} />}
      interactive={!isWhole}
      className={isWhole ? undefined : styles.row}
      footer={footer}
    >
      <div className={styles.facts}>
        <div className={styles.half}>
          {isWhole && <JobSigns job={job} />}
          <ShiftLine
            {...job}
            hourlyRate={viewerRate(job)}
            postedRate={job.hourlyRate}
            bid={viewerBid(job)}
          />
          <LocalTimeNote {...job} />
        </div>
        <div className={styles.half}>
          <JobFacts job={job} distance={distance} />
          {job.description && (
            <p className={styles.description} data-whole={isWhole || undefined}>
              {job.description}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
