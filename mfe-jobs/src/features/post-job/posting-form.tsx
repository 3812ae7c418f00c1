import type { ReactNode } from 'react';
import { Button, FormActions, FormLayout } from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import type { PostingLocationFragment, TypicalRateBandFragment } from '../../generated/graphql';
import type { Offered } from '../../parts/plan-use/plan-use';
import type { TimeQuestion } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';
import { BasicsSection } from './basics-section';
import { CultureSection } from './culture-section';
import { LeaveButton } from './leave-button';
import { PaySection } from './pay-section';
import { fieldId, fieldLabel, type PostJobFormValues } from './post-job-values';
import type { PostJobFormState } from './use-post-job';
import { WhereSection } from './where-section';

export interface PostingFormProps {
  form: PostJobFormState;
  whichTime: TimeQuestion;
  label: string;
  submitLabel: string;
  submittingLabel: string;
  bands: readonly TypicalRateBandFragment[];
  hasSeries: boolean;
  offered?: Offered | undefined;
  locations: readonly PostingLocationFragment[];
  /** Comes first. */
  office?: ReactNode;
  /** Below the town. */
  place?: ReactNode;
  children?: ReactNode;
  notice?: ReactNode;
}

export function PostingForm({
  form,
  whichTime,
  label,
  submitLabel,
  submittingLabel,
  bands,
  hasSeries,
  offered,
  locations,
  office,
  place,
  children,
  notice,
}: PostingFormProps) {
  const t = useText();
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.leftErrors.map(({ name, message, isFixed }) => {
      const field = t(fieldLabel(name as keyof PostJobFormValues));
      const named = t('jobs.post.problemAt', { field, message });
      return {
        message: problemText(field, message, named),
        fieldId: fieldId(name as keyof PostJobFormValues),
        isFixed,
      };
    }),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={label}>
      {form.isSubmitted && (
        <ErrorSummary key={form.attempts} title={t('jobs.post.problems')} items={problems} />
      )}
      {notice}
      {office}
      <BasicsSection form={form} hasSeries={hasSeries} />
      <WhereSection {...{ form, whichTime, hasSeries, offered, locations, place }} />
      <PaySection form={form} bands={bands} />
      <CultureSection form={form} />
      {children}
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={submittingLabel}
        >
          {submitLabel}
        </Button>
        <LeaveButton isDirty={form.isDirty} onLeave={form.discardDraft} />
      </FormActions>
    </FormLayout>
  );
}
