import { paths } from '@tbt/contracts';
import { Card, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { HomePanelQuery } from '../../generated/graphql';
import { useMemberName } from '../../parts/person-name/use-member-name';
import { useText } from '../../texts';

type Entry = HomePanelQuery['shiftCalendar'][number];

const PLACES = {
  booking: paths.shifts('bookings'),
  offer: paths.shifts('offers'),
  invitation: paths.shifts('offers'),
  posting: paths.shifts(),
} as const;

function WaitingLine({ entry, isClinic }: { entry: Entry; isClinic: boolean }) {
  const t = useText();
  const formats = useFormats();
  const name = useMemberName()(isClinic ? entry.booking?.professional : entry.job?.clinic);
  const { kind, date, startTime, endTime, job } = entry;
  return (
    <li>
      <TextLink asChild>
        <Link to={PLACES[kind]}>{t(`jobs.home.waiting.${kind}`, { name })}</Link>
      </TextLink>
      <Text size="dense" tone="muted">
        {[
          formats.weekday(date),
          formats.timeRange(startTime, endTime),
          job?.title ?? t('jobs.shifts.jobGone'),
        ].join(' · ')}
      </Text>
    </li>
  );
}

/** Items that need the viewer's answer, soonest shift first. */
export function WaitingList({
  entries,
  isClinic,
}: {
  entries: readonly Entry[];
  isClinic: boolean;
}) {
  const t = useText();
  const waiting = entries.filter(({ needsAnswer }) => needsAnswer);
  return (
    <Card as="section" title={t('jobs.home.waiting')} titleAs="h2" padding="small">
      {waiting.length === 0 ? (
        <Text tone="muted">{t('jobs.home.nothing')}</Text>
      ) : (
        <Stack as="ul" gap="3">
          {waiting.map((entry) => (
            <WaitingLine key={entry.key} entry={entry} isClinic={isClinic} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
