import { useState } from 'react';
import { Button, Dialog, ErrorSummary, FormActions, FormLayout } from '@tbt/design-system';
import { useNavigate } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { PostJobDefaultsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { BasicsSection } from './basics-section';
import { CultureSection } from './culture-section';
import { PaySection } from './pay-section';
import { fieldId, fieldLabel, type PostJobFormValues } from './post-job-values';
import { usePostJob } from './use-post-job';
import { WhereSection } from './where-section';

/** The job form. The place is the clinic's own until it says otherwise. */
export function PostJobForm({
  clinic,
}: {
  clinic: FragmentType<typeof PostJobDefaultsFragmentDoc> | null | undefined;
}) {
  const t = useText();
  const navigate = useNavigate();
  const place = readFragment(PostJobDefaultsFragmentDoc, clinic);
  const form = usePostJob({ province: place?.province ?? '', city: place?.city ?? '' });
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    form.discardDraft();
    void navigate(-1);
  };
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.fieldErrors.map(({ name, message }) => ({
      message: t('jobs.post.problemAt', {
        field: t(fieldLabel(name as keyof PostJobFormValues)),
        message,
      }),
      fieldId: fieldId(name as keyof PostJobFormValues),
    })),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('jobs.post.title')}>
      {form.isSubmitted && <ErrorSummary title={t('jobs.post.problems')} items={problems} />}
      <BasicsSection form={form} />
      <WhereSection form={form} />
      <PaySection form={form} />
      <CultureSection form={form} />
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('jobs.post.submitting')}
        >
          {t('jobs.post.submit')}
        </Button>
        <Button
          type="button"
          size="large"
          variant="ghost"
          onClick={() => (form.isDirty ? setLeaving(true) : leave())}
        >
          {t('jobs.post.cancel')}
        </Button>
      </FormActions>
      <Dialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('jobs.post.leaveTitle')}
        description={t('jobs.post.leaveText')}
        closeLabel={t('jobs.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              {t('jobs.post.leaveStay')}
            </Button>
            <Button variant="danger" onClick={leave}>
              {t('jobs.post.leaveConfirm')}
            </Button>
          </>
        }
      />
    </FormLayout>
  );
}
