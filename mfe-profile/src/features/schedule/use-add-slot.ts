import { scheduleSlotRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { AddScheduleSlotDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { emptySlot, type SlotFormValues } from './slot-values';

/** The form of a new slot; a series may affect every month, so all are refetched. */
export function useAddSlot(date: string, onAdded: (date: string) => void) {
  const t = useText();
  const graph = useGraph();
  const [addSlot] = useMutation(AddScheduleSlotDocument);
  const fail = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.schedule.addFailed'), description });

  return useRuleForm<typeof scheduleSlotRule, SlotFormValues>(scheduleSlotRule, {
    defaults: { ...emptySlot, date },
    keepDraftKey: 'schedule-slot',
    submit: async (values) => {
      const { data } = await addSlot({ variables: { input: values } });
      const errors = data?.addScheduleSlot.errors ?? [];
      if (errors[0]) {
        fail(errors[0].message);
        return errors;
      }
      const { cache } = await graph.load();
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'mySchedule' });
      toast({ title: t('profile.schedule.added') });
      onAdded(values.date);
      return undefined;
    },
    onFailure: (error) => void fail(detailOf(error)),
  });
}

export type AddSlotForm = ReturnType<typeof useAddSlot>;
