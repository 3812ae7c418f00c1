import { useState } from 'react';
import type { ReportReason, ReportSubject } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useMutation } from '@tbt/web-kit/graph';
import { SendReportDocument } from '../generated/graphql';
import { ReviewDialog } from '../reviews/review-dialog';
import { useReviewAct } from '../reviews/use-review-act';
import { useText } from '../texts';
import { ReportFields } from './report-fields';

export interface ReportDialogProps {
  subject: Exclude<ReportSubject, 'review'>;
  /** Of the message, conversation, user or shift. */
  id: string;
  onClose: () => void;
}

/** Reports something to administrators, who see it and nothing else. */
export function ReportDialog({ subject, id, onClose }: ReportDialogProps) {
  const t = useText();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [statement, setStatement] = useState('');
  const [report, { loading }] = useMutation(SendReportDocument);
  const { error, act } = useReviewAct(async () => {
    if (!reason) return undefined;
    const { data } = await report({ variables: { input: { subject, id, reason, statement } } });
    return data?.sendReport.errors;
  });
  const send = async () => {
    setMissing(reason === null);
    if (reason === null || !(await act())) return;
    toast({ title: t('peopleUi.report.sent'), description: t('peopleUi.report.sentDetail') });
    onClose();
  };
  return (
    <ReviewDialog
      title={t(`peopleUi.report.title.${subject}`)}
      description={t(`peopleUi.report.means.${subject}`)}
      submitLabel={t('peopleUi.report.send')}
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
