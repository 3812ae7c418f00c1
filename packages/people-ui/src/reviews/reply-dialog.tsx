import { useState } from 'react';
import { LIMITS } from '@tbt/contracts';
import { FormField, TextArea, toast } from '@tbt/design-system';
import { useMutation } from '@tbt/web-kit/graph';
import { ReplyToReviewDocument } from '../generated/graphql';
import { useText } from '../texts';
import { ReviewDialog } from './review-dialog';
import { useReviewAct } from './use-review-act';

export function ReplyDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [reply, { loading }] = useMutation(ReplyToReviewDocument);
  const { error, act } = useReviewAct(async () => {
    const { data } = await reply({ variables: { input: { reviewId, text } } });
    return data?.replyToReview.errors;
  });
  const send = async () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || !(await act())) return;
    toast({ title: t('peopleUi.reviews.replied') });
    onClose();
  };
  return (
    <ReviewDialog
      title={t('peopleUi.reviews.replyTitle')}
      description={t('peopleUi.reviews.replyMeans')}
      submitLabel={t('peopleUi.reviews.replySend')}
      error={error}
      loading={loading}
      onSubmit={send}
      onClose={onClose}
    >
      <FormField
        label={t('peopleUi.reviews.replyText')}
        error={isMissing ? t('peopleUi.reviews.replyMissing') : undefined}
        required
      >
        <TextArea
          rows={4}
          maxLength={LIMITS.reviewReplyMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
    </ReviewDialog>
  );
}
