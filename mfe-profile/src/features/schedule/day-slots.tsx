import { useEffect, useRef, useState } from 'react';
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
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ScheduleEntryFragment, ScheduleShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { DayShifts } from './day-shifts';
import { RemoveSlotDialog } from './remove-slot-dialog';
import { capitalised, isOvernight } from './schedule-days';
import { useRecurrenceWords } from './use-recurrence-words';

function DaySlot({ entry, onRemove }: { entry: ScheduleEntryFragment; onRemove: () => void }) {
  const t = useText();
  const formats = useFormats();
  const { ruleWords } = useRecurrenceWords();
  const { slot } = entry;
  const hours = formats.timeRange(slot.startTime, slot.endTime);
  const hasMore = isOvernight(slot) || slot.recurringPattern || slot.notes;
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
      {hasMore && (
        <Stack gap="1">
          {isOvernight(slot) && <Text size="dense">{t('profile.schedule.overnight')}</Text>}
          {slot.recurringPattern && (
            <Text size="dense" tone="muted">
              {ruleWords(slot.recurringPattern, slot.date)}
            </Text>
          )}
          {slot.notes && <Text size="dense">{slot.notes}</Text>}
        </Stack>
      )}
    </Card>
  );
}

export interface DaySlotsProps {
  date: string;
  entries: readonly ScheduleEntryFragment[];
  shifts: readonly ScheduleShiftFragment[];
  /** Whether the professional usually works on that day of the week. */
  isUsual: boolean;
  isLoading: boolean;
  /** Whether the form is open. */
  isAdding: boolean;
  onAdd: () => void;
}

/** Takes the focus from a removed slot, or the closed form. */
function useFocusAfter(isAdding: boolean, date: string, slots: readonly string[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ isAdding, date, slots });
  useEffect(() => {
    const before = shown.current;
    shown.current = { isAdding, date, slots };
    const isFormGone = before.isAdding && !isAdding;
    const isSlotGone = before.date === date && before.slots.some((slot) => !slots.includes(slot));
    if ((isFormGone || isSlotGone) && document.activeElement === document.body)
      heading.current?.focus();
  });
  return heading;
}

/** What a day without times of its own means. */
function useEmptyText(date: string, isUsual: boolean): string {
  const t = useText();
  const { locale } = useLocale();
  if (!isUsual) return t('profile.schedule.emptyDay');
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return t('profile.schedule.usualDay', { day: weekday.format(new Date(`${date}T00:00:00Z`)) });
}

export function DaySlots(props: DaySlotsProps) {
  const { date, entries, shifts, isUsual, isLoading, isAdding, onAdd } = props;
  const t = useText();
  const formats = useFormats();
  const emptyText = useEmptyText(date, isUsual);
  const [leaving, setLeaving] = useState<ScheduleEntryFragment | null>(null);
  const heading = useFocusAfter(
    isAdding,
    date,
    entries.map(({ slot }) => slot.id),
  );
  const add = (
    <Button onClick={onAdd}>
      <Icon name="plus" size="small" />
      {t('profile.schedule.add')}
    </Button>
  );
  const hasNone = !isLoading && entries.length === 0;
  const hasSome = !isLoading && entries.length > 0;
  return (
    <Stack gap="3">
      <Cluster gap="3" justify="between">
        <Heading ref={heading} as="h3" tabIndex={-1}>
          {capitalised(formats.weekday(date))}
        </Heading>
        {hasSome && !isAdding && add}
      </Cluster>
      {!isLoading && shifts.length > 0 && <DayShifts shifts={shifts} />}
      {isLoading && (
        <SkeletonGroup label={t('profile.schedule.loading')}>
          <Skeleton shape="box" />
        </SkeletonGroup>
      )}
      {hasNone && isAdding && <Text tone="muted">{emptyText}</Text>}
      {hasNone && !isAdding && <EmptyState icon="calendar" title={emptyText} action={add} />}
      {hasSome && (
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
