import { DataList, Grid, Heading, Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { HoursPanelFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';

export interface HoursComparisonProps {
  /** Newest first; at most two are shown. */
  sheets: readonly HoursPanelFragment['timesheets'][number][];
  reader: ShiftSide;
  history: HoursPanelFragment['history'];
  /** Name of the other side. */
  name: string;
}

const AGREEING = ['approve', 'accept_hours'] as const;
type Agreeing = (typeof AGREEING)[number];

const isAgreeing = (action: string): action is Agreeing =>
  (AGREEING as readonly string[]).includes(action);

/** Who agreed to hours, or who sent those that still wait. */
function useHeading({ reader, history, name }: Omit<HoursComparisonProps, 'sheets'>) {
  const t = useText();
  const agreed = history.findLast(({ action }) => isAgreeing(action));
  return ({ by, status }: HoursPanelFragment['timesheets'][number]): string => {
    // A ruling is not agreed to.
    if (status === 'approved' && by !== 'admin' && agreed && isAgreeing(agreed.action)) {
      if (agreed.by === 'clock') return t('jobs.hours.agreed.silence');
      const side = agreed.by === reader ? 'you' : 'other';
      return t(`jobs.hours.agreed.${agreed.action}.${side}`, { name });
    }
    if (by === 'clock') return t('jobs.hours.byClock');
    if (by === 'admin') return t('jobs.hours.byAdmin');
    if (by === reader) return t('jobs.hours.byYou');
    return t('jobs.hours.byOther', { name });
  };
}

function Sheet({
  sheet,
  heading,
}: {
  sheet: HoursPanelFragment['timesheets'][number];
  heading: string;
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
        {heading}
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
export function HoursComparison({ sheets, ...sides }: HoursComparisonProps) {
  const headingOf = useHeading(sides);
  return (
    <Grid column="medium" gap="5">
      {sheets.slice(0, 2).map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} heading={headingOf(sheet)} />
      ))}
    </Grid>
  );
}
