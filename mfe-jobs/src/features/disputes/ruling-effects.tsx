import { useFormats } from '@tbt/web-kit';
import type { DisputeCaseFragment } from '../../generated/graphql';
import { useText } from '../../texts';

export type Effects = Pick<
  DisputeCaseFragment['rulings'][number],
  'startTime' | 'endTime' | 'breakMinutes' | 'isDeductionLifted' | 'isPaid'
>;

/** What a ruling does, in one sentence each. */
export function useEffectSentences(): (effects: Effects) => string[] {
  const t = useText();
  const formats = useFormats();
  return ({ startTime, endTime, breakMinutes, isDeductionLifted, isPaid }) => {
    const sentences: string[] = [];
    if (startTime && endTime) {
      const hours = formats.timeRange(startTime, endTime);
      sentences.push(t('jobs.dispute.effect.hours', { hours, minutes: breakMinutes ?? 0 }));
    }
    if (typeof isDeductionLifted === 'boolean') {
      sentences.push(t(`jobs.dispute.effect.${isDeductionLifted ? 'lifted' : 'stands'}`));
    }
    if (typeof isPaid === 'boolean') {
      sentences.push(t(`jobs.dispute.effect.${isPaid ? 'paid' : 'unpaid'}`));
    }
    return sentences.length > 0 ? sentences : [t('jobs.dispute.effect.none')];
  };
}
