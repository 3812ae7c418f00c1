import { optionLabel, PAYMENT_TERMS } from '@tbt/contracts';
import {
  Checkbox,
  FormField,
  FormSection,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { TypicalRateBandFragment } from '../../generated/graphql';
import { RateField, typedRate } from '../../parts/rate-field/rate-field';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import { PostingTotal } from './posting-total';
import { TypicalRateNote } from './typical-rate-note';
import type { PostJobFormState } from './use-post-job';

function PaymentTermsField({ form }: { form: PostJobFormState }) {
  const t = useText();
  const { locale } = useLocale();
  const terms = PAYMENT_TERMS.map((value) => ({
    value,
    label: optionLabel(locale, 'paymentTerms', value),
  }));
  return (
    <FormField
      id={fieldId('paymentTerms')}
      label={t('jobs.post.paymentTerms')}
      hint={t('jobs.post.paymentTermsHint')}
      error={form.errorOf('paymentTerms')}
    >
      <Select
        options={[{ value: '', label: t('jobs.post.paymentArranged') }, ...terms]}
        {...form.register('paymentTerms')}
      />
    </FormField>
  );
}

export function PaySection({
  form,
  bands,
}: {
  form: PostJobFormState;
  bands: readonly TypicalRateBandFragment[];
}) {
  const t = useText();
  const [province, role, hourlyRate] = form.watch(['province', 'role', 'hourlyRate']);
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  return (
    <FormSection
      title={t('jobs.post.sectionPay')}
      description={t('jobs.post.sectionPayHint')}
      columns={2}
    >
      <Stack gap="4">
        <RateField
          id={fieldId('hourlyRate')}
          label={t('jobs.post.hourlyRate')}
          error={form.errorOf('hourlyRate')}
          {...form.register('hourlyRate', typedRate)}
        />
        <TypicalRateNote {...{ bands, province, role, hourlyRate }} />
        <PostingTotal {...{ startTime, endTime, hourlyRate }} />
      </Stack>
      <PaymentTermsField form={form} />
      <div data-span="all">
        <Stack gap="4">
          <FormField
            id={fieldId('description')}
            label={t('jobs.post.jobDescription')}
            hint={t('jobs.post.jobDescriptionHint')}
            error={form.errorOf('description')}
          >
            <TextArea rows={4} {...form.register('description')} />
          </FormField>
          {province === 'Quebec' && <FrenchTextFields form={form} />}
          {province === 'Ontario' && (
            <Text size="small" tone="muted">
              {t('jobs.post.ontario')}
            </Text>
          )}
        </Stack>
      </div>
    </FormSection>
  );
}

/** French text is required in Quebec; left empty, a draft is to be confirmed. */
function FrenchTextFields({ form }: { form: PostJobFormState }) {
  const t = useText();
  const isInFrench = form.watch('isInFrench');
  const choice = isInFrench !== undefined && (
    <Checkbox label={t('jobs.post.inFrench')} {...form.register('isInFrench')} />
  );
  if (isInFrench) return choice;
  return (
    <>
      {choice}
      <FormField
        id={fieldId('frenchTitle')}
        label={t('jobs.post.frenchTitle')}
        hint={t('jobs.post.frenchHint')}
        error={form.errorOf('frenchTitle')}
      >
        <TextField autoComplete="off" {...form.register('frenchTitle')} />
      </FormField>
      <FormField
        id={fieldId('frenchDescription')}
        label={t('jobs.post.frenchDescription')}
        error={form.errorOf('frenchDescription')}
      >
        <TextArea rows={4} {...form.register('frenchDescription')} />
      </FormField>
    </>
  );
}
