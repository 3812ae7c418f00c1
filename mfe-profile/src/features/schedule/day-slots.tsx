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
  /** The form is open. */
  isAdding: boolean;
  onAdd: () => void;
}

/** Takes the focus that went away with the button or the form that had it. */
function useFocusAfter(isAdding: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  const wasAdding = useRef(isAdding);
  const expectFocus = () => {
    isExpected.current = true;
  };
  useEffect(() => {
    if (wasAdding.current && !isAdding) expectFocus();
    wasAdding.current = isAdding;
    if (isExpected.current && document.activeElement === document.body) {
      isExpected.current = false;
      heading.current?.focus();
    }
  });
  return { heading, expectFocus };
}

/** The slots of the chosen day. */
export function DaySlots({ date, entries, isLoading, isAdding, onAdd }: DaySlotsProps) {
  const t = useText();
  const formats = useFormats();
  const [leaving, setLeaving] = useState<ScheduleEntryFragment | null>(null);
  const { heading, expectFocus } = useFocusAfter(isAdding);
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
          {formats.weekday(date)}
        </Heading>
        {hasSome && !isAdding && add}
      </Cluster>
      {isLoading && (
        <SkeletonGroup label={t('profile.schedule.loading')}>
          <Skeleton shape="box" />
        </SkeletonGroup>
      )}
      {hasNone && (
        <EmptyState
          icon="calendar"
          title={t('profile.schedule.emptyDay')}
          action={isAdding ? undefined : add}
        />
      )}
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
      {leaving && (
        <RemoveSlotDialog
          entry={leaving}
          onRemoved={expectFocus}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  );
}
