import { useState } from 'react';
import { feedbackRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { SendFeedbackDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const EMPTY = {
  toothRating: null as number | null,
  category: '',
  title: '',
  feedback: '',
  suggestions: '',
  isAnonymous: false,
  isFeatureRequest: false,
};
export type FeedbackFormValues = typeof EMPTY;

export interface SentFeedback {
  /** Null when anonymous: its number would be of no use. */
  number: string | null;
  isAnonymous: boolean;
}

/** The feedback form and the receipt of what was sent; its draft is kept until then. */
export function useFeedbackForm(onSent: () => void) {
  const t = useText();
  const [send] = useMutation(SendFeedbackDocument);
  const [receipt, setReceipt] = useState<SentFeedback | null>(null);
  const form = useRuleForm<typeof feedbackRule, FeedbackFormValues>(feedbackRule, {
    defaults: EMPTY,
    keepDraftKey: 'feedback',
    submit: async (values) => {
      const { data } = await send({ variables: { input: values } });
      const payload = data?.sendFeedback;
      if (payload?.errors.length) return payload.errors;
      const { isAnonymous } = values;
      toast({ title: t('feedback.sent'), description: t('feedback.sentDetail') });
      setReceipt({ isAnonymous, number: isAnonymous ? null : (payload?.feedback?.id ?? null) });
      form.reset(EMPTY);
      if (!isAnonymous) onSent();
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('feedback.sendFailed'),
        description: detailOf(error),
      }),
  });
  return { form, receipt };
}
