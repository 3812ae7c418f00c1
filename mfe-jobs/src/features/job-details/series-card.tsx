import { optionLabel, paths } from '@tbt/contracts';
import { Card, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import type { JobDetailsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './job-details.module.css';

/** The days of the series, or that a recurring shift is for its one day. */
export function SeriesCard({
  job: { id, series, isRecurring, date },
}: {
  job: JobDetailsFragment;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (!series || series.jobs.length < 2) {
    if (!isRecurring) return null;
    return <Text>{t('jobs.details.recurring', { date: formats.date(date) })}</Text>;
  }
  return (
    <Card
      as="section"
      titleAs="h2"
      title={t('jobs.details.series', { days: series.jobs.length })}
      subtitle={t(series.isTakenWhole ? 'jobs.details.seriesWhole' : 'jobs.details.seriesSingly')}
    >
      <ul className={styles.list}>
        {series.jobs.map((day) => (
          <li key={day.id} className={styles.day}>
            {day.id === id ? (
              <Text as="span" strong>
                {formats.date(day.date)}
              </Text>
            ) : (
              <TextLink asChild>
                <Link to={paths.job(day.id)}>{formats.date(day.date)}</Link>
              </TextLink>
            )}
            <Text as="span" tone="muted">
              {`${formats.timeRange(day.startTime, day.endTime)} · ${optionLabel(locale, 'jobStatus', day.status)}`}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
