import { requestHumanReviewRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { RequestHumanReviewDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const EMPTY = { jobId: '', text: '' };

/** The form of a review request, emptied after it is sent. */
export function useReviewRequest({ onSent }: { onSent: () => void }) {
  const t = useText();
  const { viewer } = useSession();
  const [ask] = useMutation(RequestHumanReviewDocument);
  const form = useRuleForm(requestHumanReviewRule, {
    defaults: EMPTY,
    keepDraftKey: `matching-review:${viewer?.id ?? ''}`,
    submit: async (_checked, { jobId, text }) => {
      const { data } = await ask({ variables: { input: { jobId: jobId || null, text } } });
      const errors = data?.requestHumanReview.errors ?? [];
      if (errors.length > 0) return errors;
      form.reset(EMPTY);
      onSent();
      toast({ title: t('jobs.matching.asked'), description: t('jobs.matching.askedDetail') });
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('jobs.shifts.notDone'),
        description: detailOf(error),
      }),
  });
  return form;
}
