import { useState } from 'react';
import { ConfirmDialog, RadioGroup, toast } from '@tbt/design-system';
import { detailOf, useFormats, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { RemoveScheduleSlotDocument, type ScheduleEntryFragment } from '../../generated/graphql';
import { useText } from '../../texts';

type Reach = 'day' | 'series';

/** Confirms a removal; of a series one day or all of them. */
export function RemoveSlotDialog({
  entry,
  onClose,
}: {
  entry: ScheduleEntryFragment;
  onClose: () => void;
}) {
  const t = useText();
  const formats = useFormats();
  const graph = useGraph();
  const [removeSlot, { loading }] = useMutation(RemoveScheduleSlotDocument);
  const [reach, setReach] = useState<Reach>('day');
  const { slot, date } = entry;
  const fail = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.schedule.removeFailed'), description });
  const remove = async () => {
    const isOneDay = slot.isRecurring && reach === 'day';
    try {
      const { data } = await removeSlot({
        variables: { input: { slotId: slot.id, date: isOneDay ? date : null } },
      });
      const [error] = data?.removeScheduleSlot.errors ?? [];
      if (error) fail(error.message);
      else {
        const { cache } = await graph.load();
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'mySchedule' });
        toast({ title: t('profile.schedule.removed') });
      }
    } catch (error) {
      fail(detailOf(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('profile.schedule.removeQuestion')}
      description={`${formats.date(date)}, ${formats.timeRange(slot.startTime, slot.endTime)}`}
      confirmLabel={t('profile.schedule.remove')}
      cancelLabel={t('profile.schedule.keep')}
      loading={loading}
      loadingLabel={t('profile.schedule.removing')}
      onConfirm={() => void remove()}
    >
      {slot.isRecurring && (
        <RadioGroup
          legend={t('profile.schedule.removeReach')}
          name="reach"
          value={reach}
          options={[
            { value: 'day', label: t('profile.schedule.removeDay') },
            { value: 'series', label: t('profile.schedule.removeSeries') },
          ]}
          onValueChange={(value) => setReach(value as Reach)}
        />
      )}
    </ConfirmDialog>
  );
}
