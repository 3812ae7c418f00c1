import type { ReactNode } from 'react';
import { optionLabel, paths, wallClockMinutes } from '@tbt/contracts';
import { Card, DataList, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { JobCardFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { DirectionsMenu } from './directions-menu';
import { JobBadge, jobBadgeKind } from './job-badge';
import styles from './job-card.module.css';
import { placeLine } from './job-place';

export interface JobCardProps {
  job: FragmentType<typeof JobCardFragmentDoc>;
  /** What the reader can do with this shift. */
  action: ReactNode;
  /** The title's place in the outline of the page. */
  titleAs?: 'h2' | 'h3';
  /** Shows the description to its end: on the shift's own page. */
  isWhole?: boolean;
}

/** One open shift, with all a professional needs to decide. */
export function JobCard({ job: reference, action, titleAs = 'h3', isWhole = false }: JobCardProps) {
  const job = readFragment(JobCardFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const clinic = [job.clinic?.firstName, job.clinic?.lastName].filter(Boolean).join(' ');
  const province = optionLabel(locale, 'province', job.province);
  // The clinic's own street is no address of a shift in another town.
  const isAtClinic = job.clinic?.city === job.city && job.clinic.province === job.province;
  const address = placeLine({ ...(isAtClinic && job.clinic), city: job.city, province });
  const range = formats.timeRange(job.startTime, job.endTime);
  const isOvernight =
    wallClockMinutes(job.startTime, job.endTime) > 0 && job.endTime < job.startTime;
  const icon = (name: 'user' | 'map-pin' | 'calendar' | 'clock' | 'dollar') => (
    <Icon name={name} size="small" />
  );
  return (
    <Card
      as="article"
      titleAs={titleAs}
      title={
        <TextLink asChild>
          <Link to={paths.job(job.id)}>{job.title}</Link>
        </TextLink>
      }
      subtitle={
        clinic
          ? t('jobs.card.clinicNamed', { name: clinic, id: job.clinicId })
          : t('jobs.card.clinicId', { id: job.clinicId })
      }
      aside={<JobBadge kind={jobBadgeKind(job)} />}
      footer={
        <div className={styles.footer}>
          <Text size="small" tone="muted">
            {t('jobs.card.payment')}
          </Text>
          {action}
        </div>
      }
    >
      <div className={styles.facts}>
        <DataList
          items={[
            {
              term: t('jobs.search.role'),
              description: optionLabel(locale, 'role', job.role),
              icon: icon('user'),
            },
            {
              term: t('jobs.card.date'),
              description: formats.date(job.date),
              icon: icon('calendar'),
            },
            {
              term: t('jobs.card.time'),
              description: isOvernight ? t('jobs.card.overnight', { range }) : range,
              icon: icon('clock'),
            },
            {
              term: t('jobs.card.rate'),
              description: (
                <strong>
                  {t('jobs.card.perHour', { rate: formats.currency(job.hourlyRate) })}
                </strong>
              ),
              icon: icon('dollar'),
            },
            {
              term: t('jobs.card.address'),
              description: address ?? t('jobs.card.noLocation'),
              icon: icon('map-pin'),
            },
          ]}
        />
        {address && (
          <div className={styles.directions}>
            <DirectionsMenu address={address} />
          </div>
        )}
      </div>
      {job.description && (
        <p className={styles.description} data-whole={isWhole || undefined}>
          {job.description}
        </p>
      )}
    </Card>
  );
}
