import { LIMITS, writeReviewRule } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, TextArea, toast } from '@tbt/design-system';
import { Rating } from '@tbt/design-system/fields';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { WriteReviewDocument, type ShiftSide } from '../../generated/graphql';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

const STARS = ['one', 'two', 'three', 'four', 'five'] as const;

interface Written {
  bookingId: string;
  rating: number | null;
  comment: string;
}

function useReviewForm(bookingId: string) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(WriteReviewDocument, (data) => data.writeReview);
  return useRuleForm<typeof writeReviewRule, Written>(writeReviewRule, {
    keepDraftKey: `review:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, rating: null, comment: '' },
    submit: async ({ rating, comment }) => {
      const errors = await act({ bookingId, rating, comment });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.reviews.sent') });
      return undefined;
    },
  });
}

export interface ReviewFormProps {
  bookingId: string;
  reader: ShiftSide;
  /** Of the other side. */
  name: string;
}

/** Stars and words about the other side; a draft is kept. */
export function ReviewForm({ bookingId, reader, name }: ReviewFormProps) {
  const t = useText();
  const form = useReviewForm(bookingId);
  return (
    <form noValidate aria-label={t('jobs.reviews.write', { name })} onSubmit={form.onSubmit}>
      <Stack gap="4">
        <Rating
          legend={t(`jobs.reviews.question.${reader}`, { name })}
          name="rating"
          labelOf={(value) => t(`jobs.reviews.stars.${STARS[value - 1] ?? 'five'}`)}
          value={form.watch('rating')}
          onValueChange={(value) => form.setValue('rating', value, { shouldValidate: true })}
          error={form.errorOf('rating')}
          required
        />
        <FormField
          label={t('jobs.reviews.comment')}
          hint={t('jobs.reviews.commentHint')}
          error={form.errorOf('comment')}
        >
          <TextArea rows={4} maxLength={LIMITS.reviewCommentMax} {...form.register('comment')} />
        </FormField>
        <FormErrors messages={form.formErrors} />
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('jobs.shifts.sending')}>
            {t('jobs.reviews.send')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
