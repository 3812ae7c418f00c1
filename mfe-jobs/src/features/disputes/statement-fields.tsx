import type { ComponentProps } from 'react';
import { LIMITS } from '@tbt/contracts';
import { FormField, TextArea } from '@tbt/design-system';
import { useText } from '../../texts';
import { EvidenceField } from './evidence-field';
import type { EvidenceFiles } from './use-evidence';

interface StatementFieldsProps {
  statement: ComponentProps<typeof TextArea>;
  error: string | undefined;
  files: EvidenceFiles;
  hint: string;
}

export function StatementFields({ statement, error, files, hint }: StatementFieldsProps) {
  const t = useText();
  return (
    <>
      <FormField label={t('jobs.dispute.statement')} hint={hint} error={error} required>
        <TextArea rows={6} maxLength={LIMITS.disputeStatementMax} {...statement} />
      </FormField>
      <EvidenceField files={files} />
    </>
  );
}
