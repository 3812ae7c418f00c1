import { FEEDBACK_CATEGORIES, LIMITS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Checkbox,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  Select,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary, Rating } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useFeedbackForm, type FeedbackFormValues, type SentFeedback } from './use-feedback-form';

const TEETH = ['one', 'two', 'three', 'four', 'five'] as const;

const fieldId = (name: string): string => `feedback-${name}`;

type TextFieldName = Exclude<keyof FeedbackFormValues, 'isAnonymous' | 'isFeatureRequest'>;
type LabelledField = Exclude<TextFieldName, 'title'>;

function Receipt({ number, isAnonymous }: SentFeedback) {
  const t = useText();
  return (
    <Banner tone="success" title={t('feedback.receipt')} live="status">
      {isAnonymous
        ? t('feedback.receiptAnonymous')
        : t('feedback.receiptNumber', { number: number ?? '' })}
    </Banner>
  );
}

export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useText();
  const { form, receipt } = useFeedbackForm(onSent);
  const labelOf = (name: string) =>
    t(name === 'title' ? 'feedback.title.field' : `feedback.${name as LabelledField}`);
  const frame = (name: TextFieldName) => ({
    id: fieldId(name),
    label: labelOf(name),
    error: form.errorOf(name),
  });
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.leftErrors.map(({ name, message, isFixed }) => ({
      message: problemText(
        labelOf(name),
        message,
        t('feedback.problem', { field: labelOf(name), problem: message }),
      ),
      fieldId: fieldId(name),
      isFixed,
    })),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('feedback.form')}>
      {receipt && !form.isDirty && <Receipt {...receipt} />}
      {form.isSubmitted && (
        <ErrorSummary key={form.attempts} title={t('feedback.problems')} items={problems} />
      )}
      <FormSection>
        <Rating
          id={fieldId('toothRating')}
          legend={labelOf('toothRating')}
          name="toothRating"
          skin="tooth"
          labelOf={(value) => t(`feedback.teeth.${TEETH[value - 1] ?? 'five'}`)}
          value={form.watch('toothRating')}
          onValueChange={(value) =>
            form.setValue('toothRating', value, { shouldDirty: true, shouldValidate: true })
          }
          error={form.errorOf('toothRating')}
          required
        />
        <FormField {...frame('category')} optionalLabel={t('messaging.contact.optional')}>
          <Select
            placeholder={t('feedback.choose')}
            options={FEEDBACK_CATEGORIES.map((value) => ({
              value,
              label: t(`feedback.category.${value}`),
            }))}
            {...form.register('category')}
          />
        </FormField>
        <FormField {...frame('title')} optionalLabel={t('messaging.contact.optional')}>
          <TextField
            autoComplete="off"
            maxLength={LIMITS.feedbackTitleMax}
            {...form.register('title')}
          />
        </FormField>
        <FormField {...frame('feedback')} required>
          <TextArea rows={5} maxLength={LIMITS.feedbackMax} {...form.register('feedback')} />
        </FormField>
        <FormField {...frame('suggestions')} optionalLabel={t('messaging.contact.optional')}>
          <TextArea rows={3} maxLength={LIMITS.feedbackMax} {...form.register('suggestions')} />
        </FormField>
        <Checkbox
          label={t('feedback.isFeatureRequest')}
          hint={t('feedback.isFeatureRequestHint')}
          {...form.register('isFeatureRequest')}
        />
        <Checkbox
          label={t('feedback.isAnonymous')}
          hint={t('feedback.isAnonymousHint')}
          {...form.register('isAnonymous')}
        />
      </FormSection>
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('feedback.sending')}
        >
          {t('feedback.send')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
