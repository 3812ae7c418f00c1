import { LIMITS, REPORT_REASONS, type ReportReason } from '@tbt/contracts';
import { FormField, RadioGroup, TextArea } from '@tbt/design-system';
import { useText } from '../texts';

export interface ReportFieldsProps {
  reason: ReportReason | null;
  statement: string;
  isReasonMissing: boolean;
  onReason: (reason: ReportReason | null) => void;
  onStatement: (statement: string) => void;
}

export function ReportFields(props: ReportFieldsProps) {
  const t = useText();
  return (
    <>
      <RadioGroup
        legend={t('peopleUi.reviews.reason')}
        name="reason"
        value={props.reason ?? ''}
        onValueChange={(value) =>
          props.onReason(REPORT_REASONS.find((known) => known === value) ?? null)
        }
        options={REPORT_REASONS.map((value) => ({
          value,
          label: t(`peopleUi.reviews.reason.${value}`),
        }))}
        error={props.isReasonMissing ? t('peopleUi.reviews.reasonMissing') : undefined}
        required
      />
      <FormField label={t('peopleUi.reviews.statement')} hint={t('peopleUi.reviews.statementHint')}>
        <TextArea
          rows={3}
          maxLength={LIMITS.reviewReportMax}
          value={props.statement}
          onChange={(event) => props.onStatement(event.target.value)}
        />
      </FormField>
    </>
  );
}
