import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Icon,
  SkeletonGroup,
  Skeleton,
  Stack,
  Text,
} from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { ScheduleEntryFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RemoveSlotDialog } from './remove-slot-dialog';
import { isOvernight } from './schedule-days';
import { useRecurrenceWords } from './use-recurrence-words';

function DaySlot({ entry, onRemove }: { entry: ScheduleEntryFragment; onRemove: () => void }) {
  const t = useText();
  const formats = useFormats();
  const { ruleWords } = useRecurrenceWords();
  const { slot } = entry;
  const hours = formats.timeRange(slot.startTime, slot.endTime);
  return (
    <Card
      as="li"
      padding="small"
      variant="outlined"
      title={hours}
      titleAs="h4"
      aside={
        <Badge
          tone={slot.isAvailable ? 'success' : 'neutral'}
          icon={<Icon name={slot.isAvailable ? 'check' : 'close'} size="small" />}
        >
          {slot.isAvailable ? t('profile.schedule.available') : t('profile.schedule.blocked')}
        </Badge>
      }
      footer={
        <Button
          variant="secondary"
          size="small"
          aria-label={t('profile.schedule.removeSlot', { hours })}
          onClick={onRemove}
        >
          {t('profile.schedule.remove')}
        </Button>
      }
    >
      <Stack gap="1">
        {isOvernight(slot) && <Text size="dense">{t('profile.schedule.overnight')}</Text>}
        {slot.recurringPattern && (
          <Text size="dense" tone="muted">
            {ruleWords(slot.recurringPattern, slot.date)}
          </Text>
        )}
        {slot.notes && <Text size="dense">{slot.notes}</Text>}
      </Stack>
    </Card>
  );
}

export interface DaySlotsProps {
  date: string;
  entries: readonly ScheduleEntryFragment[];
  isLoading: boolean;
  onAdd: () => void;
}

/** The slots of the chosen day. */
export function DaySlots({ date, entries, isLoading, onAdd }: DaySlotsProps) {
  const t = useText();
  const formats = useFormats();
  const [leaving, setLeaving] = useState<ScheduleEntryFragment | null>(null);
  const add = (
    <Button onClick={onAdd}>
      <Icon name="plus" size="small" />
      {t('profile.schedule.add')}
    </Button>
  );
  const heading = <Heading as="h3">{formats.date(date)}</Heading>;
  if (isLoading)
    return (
      <Stack gap="3">
        {heading}
        <SkeletonGroup label={t('profile.schedule.loading')}>
          <Skeleton shape="box" />
        </SkeletonGroup>
      </Stack>
    );
  return (
    <Stack gap="3">
      <Cluster gap="3" justify="between">
        {heading}
        {entries.length > 0 && add}
      </Cluster>
      {entries.length === 0 ? (
        <EmptyState icon="calendar" title={t('profile.schedule.emptyDay')} action={add} />
      ) : (
        <Stack as="ul" gap="3">
          {entries.map((entry) => (
            <DaySlot
              key={`${entry.slot.id}/${entry.date}`}
              entry={entry}
              onRemove={() => setLeaving(entry)}
            />
          ))}
        </Stack>
      )}
      {leaving && <RemoveSlotDialog entry={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}
