import { optionLabel, paths } from '@tbt/contracts';
import { Card, DataList, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { NoShowItemFragmentDoc } from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

const STATES = { no_show: 'no_show', disputed: 'disputed' } as const;

export function NoShowCard({
  noShow: reference,
}: {
  noShow: FragmentType<typeof NoShowItemFragmentDoc>;
}) {
  const { declaredAt, booking } = readFragment(NoShowItemFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const nameOf = usePersonName();
  const moment = useDeadline('label', booking.timeZone);
  const { job, date, startTime, endTime, status } = booking;
  const state = status === 'no_show' || status === 'disputed' ? STATES[status] : 'other';
  const place = job && `${job.city}, ${optionLabel(locale, 'province', job.province)}`;
  const shift = [job?.title, place, formats.date(date), formats.timeRange(startTime, endTime)];
  return (
    <Card
      title={t('jobs.desk.noShows.about', {
        clinic: nameOf(booking.clinic),
        name: nameOf(booking.professional),
      })}
      titleAs="h2"
    >
      <DataList
        layout="stacked"
        items={[
          {
            term: t('jobs.desk.noShows.shift'),
            description: (
              <TextLink asChild>
                <Link to={paths.booking(booking.id)}>{shift.filter(Boolean).join(' · ')}</Link>
              </TextLink>
            ),
          },
          {
            term: t('jobs.desk.noShows.declared'),
            description: moment(declaredAt),
          },
          {
            term: t('jobs.desk.noShows.state'),
            description: t(`jobs.desk.noShows.state.${state}`),
          },
        ]}
      />
    </Card>
  );
}
