import { useState } from 'react';
import type { ReportReason } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useMutation } from '@tbt/web-kit/graph';
import { ReportReviewDocument } from '../generated/graphql';
import { ReportFields } from '../reports/report-fields';
import { useText } from '../texts';
import { ReviewDialog } from './review-dialog';
import { useReviewAct } from './use-review-act';

export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const t = useText();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [statement, setStatement] = useState('');
  const [report, { loading }] = useMutation(ReportReviewDocument);
  const { error, act } = useReviewAct(async () => {
    const input = { reviewId, reason: reason ?? '', statement };
    const { data } = await report({ variables: { input } });
    return data?.reportReview.errors;
  });
  const send = async () => {
    setMissing(reason === null);
    if (reason === null || !(await act())) return;
    toast({
      title: t('peopleUi.reviews.reported'),
      description: t('peopleUi.reviews.reportedMeans'),
    });
    onClose();
  };
  return (
    <ReviewDialog
      title={t('peopleUi.reviews.reportTitle')}
      description={t('peopleUi.reviews.reportMeans')}
      submitLabel={t('peopleUi.reviews.reportSend')}
      error={error}
      loading={loading}
      onSubmit={send}
      onClose={onClose}
    >
      <ReportFields
        reason={reason}
        statement={statement}
        isReasonMissing={isMissing}
        onReason={setReason}
        onStatement={setStatement}
      />
    </ReviewDialog>
  );
}
