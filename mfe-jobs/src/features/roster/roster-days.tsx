import { optionLabel, paths } from '@tbt/contracts';
import { Heading, Stack, TextLink } from '@tbt/design-system';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { RosterLineFragmentDoc, type RosterLineFragment } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';

function useColumns(): TableColumn<RosterLineFragment>[] {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  return [
    {
      id: 'who',
      header: t('jobs.roster.who'),
      rowHeader: true,
      cell: ({ professional }) =>
        professional ? (
          <PersonName
            name={`${professional.firstName} ${professional.lastName}`}
            to={paths.professional(professional.id)}
          />
        ) : (
          t('jobs.desk.unknown')
        ),
    },
    {
      id: 'role',
      header: t('jobs.roster.role'),
      cell: ({ job }) => (job ? optionLabel(locale, 'role', job.role) : '–'),
    },
    {
      id: 'when',
      header: t('jobs.roster.when'),
      cell: ({ startTime, endTime }) => formats.timeRange(startTime, endTime),
    },
    {
      id: 'shift',
      header: t('jobs.roster.shift'),
      cell: ({ id, job }) => (
        <TextLink asChild>
          <Link to={paths.booking(id)}>{job?.title ?? t('jobs.roster.booking')}</Link>
        </TextLink>
      ),
    },
    {
      id: 'status',
      header: t('jobs.roster.status'),
      cell: ({ status }) => t(`jobs.roster.status.${status}`),
    },
  ];
}

/** French weekdays are lower case inside a sentence only. */
/** Who works on each day. */
export function RosterDays({
  lines: references,
}: {
  lines: readonly FragmentType<typeof RosterLineFragmentDoc>[];
}) {
  const columns = useColumns();
  const formats = useFormats();
  const lines = references.map((line) => readFragment(RosterLineFragmentDoc, line));
  const days = [...new Set(lines.map(({ date }) => date))];
  return (
    <Stack gap="6">
      {days.map((day) => (
        <Stack key={day} as="section" gap="2" aria-label={formats.dayHeading(day)}>
          <Heading as="h2" size="h3">
            {formats.dayHeading(day)}
          </Heading>
          <Table
            caption={formats.dayHeading(day)}
            hideCaption
            density="dense"
            evenColumns
            columns={columns}
            rows={lines.filter(({ date }) => date === day)}
            rowKey={({ id }) => id}
          />
        </Stack>
      ))}
    </Stack>
  );
}
