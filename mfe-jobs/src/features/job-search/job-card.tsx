import type { ReactNode } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Card, DataList, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { JobCardFragmentDoc } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { LocalTimeNote } from '../../parts/local-time/local-time-note';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { DirectionsMenu } from '../../parts/directions/directions-menu';
import { JobBadge, jobBadgeKind } from './job-badge';
import { JobSigns } from './job-signs';
import { useClinicFacts } from './use-clinic-facts';
import styles from './job-card.module.css';
import { placeLine } from '../../parts/directions/job-place';

export interface JobCardProps {
  job: FragmentType<typeof JobCardFragmentDoc>;
  /** What the reader can do with this shift. */
  action: ReactNode;
  /** How far away it is, where that is known. */
  distance?: ReactNode;
  /** The title's place in the outline of the page. */
  titleAs?: 'h2' | 'h3';
  /** Shows the description to its end and no link to itself: on the shift's own page. */
  isWhole?: boolean;
}

/** One open shift: first when and for how much, then where, then the words. */
export function JobCard({
  job: reference,
  action,
  distance,
  titleAs = 'h3',
  isWhole = false,
}: JobCardProps) {
  const job = readFragment(JobCardFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const clinic = [job.clinic?.firstName, job.clinic?.lastName].filter(Boolean).join(' ');
  const province = optionLabel(locale, 'province', job.province);
  // The clinic's own street is no address of a shift in another town.
  const isAtClinic = job.clinic?.city === job.city && job.clinic.province === job.province;
  const address = placeLine({ ...(isAtClinic && job.clinic), city: job.city, province });
  const from = (
    <PersonName
      name={
        clinic
          ? t('jobs.card.clinicNamed', { name: clinic, id: job.clinicId })
          : t('jobs.card.clinicId', { id: job.clinicId })
      }
      to={job.clinic ? paths.clinic(job.clinicId) : null}
    />
  );
  const link = (
    <TextLink asChild>
      <Link to={paths.job(job.id)}>{job.title}</Link>
    </TextLink>
  );
  const moreFacts = useClinicFacts({
    paymentTerms: job.paymentTerms,
    reliability: job.clinic?.reliability?.score,
  });
  // On its own page the shift's title is the page's.
  const heading = isWhole
    ? { title: from, 'aria-label': job.title, 'aria-labelledby': undefined }
    : { title: link, subtitle: from };
  return (
    <Card
      as="article"
      titleAs={titleAs}
      {...heading}
      aside={<JobBadge kind={jobBadgeKind(job)} />}
      interactive={!isWhole}
      footer={
        <div className={styles.footer}>
          {action}
          <Text size="caption" tone="muted">
            {t('jobs.card.payment')}
          </Text>
        </div>
      }
    >
      <div className={styles.facts}>
        <JobSigns job={job} />
        <ShiftLine {...job} />
        <LocalTimeNote {...job} />
        <DataList
          items={[
            {
              term: t('jobs.search.role'),
              description: optionLabel(locale, 'role', job.role),
              icon: <Icon name="user" size="small" />,
            },
            {
              term: t('jobs.card.address'),
              description: (
                <span className={styles.place}>
                  <span>{address ?? t('jobs.card.noLocation')}</span>
                  {address && <DirectionsMenu address={address} />}
                  {distance}
                </span>
              ),
              icon: <Icon name="map-pin" size="small" />,
            },
            ...moreFacts,
          ]}
        />
        {job.description && (
          <p className={styles.description} data-whole={isWhole || undefined}>
            {job.description}
          </p>
        )}
      </div>
    </Card>
  );
}
