import { DataList, Grid, Heading, Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { HoursPanelFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';

export interface HoursComparisonProps {
  /** Newest first; at most two are shown. */
  sheets: readonly HoursPanelFragment['timesheets'][number][];
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

function useSender(reader: ShiftSide, name: string) {
  const t = useText();
  return ({ by }: HoursPanelFragment['timesheets'][number]): string => {
    if (by === 'clock') return t('jobs.hours.byClock');
    if (by === 'admin') return t('jobs.hours.byAdmin');
    if (by === reader) return t('jobs.hours.byYou');
    return t('jobs.hours.byOther', { name });
  };
}

function Sheet({
  sheet,
  sender,
}: {
  sheet: HoursPanelFragment['timesheets'][number];
  sender: string;
}) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const items = [
    {
      term: t('jobs.hours.worked'),
      description: formats.timeRange(sheet.startTime, sheet.endTime),
    },
    {
      term: t('jobs.hours.break'),
      description: t('jobs.hours.minutes', { minutes: sheet.breakMinutes }),
    },
    { term: t('jobs.hours.paid'), description: timeOf(sheet.minutes) },
    { term: t('jobs.hours.amount'), description: formats.currency(sheet.amount) },
  ];
  return (
    <Stack gap="2">
      <Heading as="h3" size="h4">
        {sender}
      </Heading>
      <DataList items={items} />
      {sheet.note && (
        <Text size="small">
          <q>{sheet.note}</q>
        </Text>
      )}
    </Stack>
  );
}

/** Hours side by side: what was sent and what was proposed instead. */
export function HoursComparison({ sheets, reader, name }: HoursComparisonProps) {
  const senderOf = useSender(reader, name);
  return (
    <Grid column="medium" gap="5">
      {sheets.slice(0, 2).map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} sender={senderOf(sheet)} />
      ))}
    </Grid>
  );
}
