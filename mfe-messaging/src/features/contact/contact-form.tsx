import { CONTACT_USER_TYPES } from '@tbt/contracts';
import {
  Button,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  Select,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import type { SessionViewer } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useContactForm, type ContactFormValues } from './use-contact-form';
import styles from './contact-form.module.css';

const fieldId = (name: string): string => `contact-${name}`;

export function ContactForm({ viewer }: { viewer: SessionViewer | null }) {
  const t = useText();
  const form = useContactForm(viewer);
  const labelOf = (name: string) => t(`messaging.contact.${name as keyof ContactFormValues}`);
  const frame = (name: keyof ContactFormValues) => ({
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
        t('messaging.contact.problem', { field: labelOf(name), problem: message }),
      ),
      fieldId: fieldId(name),
      isFixed,
    })),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('messaging.contact.form')}>
      {form.isSubmitted && (
        <ErrorSummary
          key={form.attempts}
          title={t('messaging.contact.problems')}
          items={problems}
        />
      )}
      <FormSection columns={2}>
        <FormField {...frame('name')} required>
          <TextField autoComplete="name" {...form.register('name')} />
        </FormField>
        <FormField {...frame('email')} required>
          <TextField type="email" autoComplete="email" {...form.register('email')} />
        </FormField>
        <FormField {...frame('phone')} optionalLabel={t('messaging.contact.optional')}>
          <TextField type="tel" autoComplete="tel" {...form.register('phone')} />
        </FormField>
        <FormField {...frame('userType')} required>
          <Select
            placeholder={t('messaging.contact.choose')}
            options={CONTACT_USER_TYPES.map((value) => ({
              value,
              label: t(`messaging.contact.userType.${value}`),
            }))}
            {...form.register('userType')}
          />
        </FormField>
        <div data-span="all">
          <FormField {...frame('subject')} required>
            <TextField autoComplete="off" {...form.register('subject')} />
          </FormField>
        </div>
        <div data-span="all">
          <FormField {...frame('message')} required>
            <TextArea rows={6} {...form.register('message')} />
          </FormField>
        </div>
        <div className={styles.trap} aria-hidden="true">
          <input ref={form.trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
      </FormSection>
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('messaging.contact.sending')}
        >
          {t('messaging.contact.send')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
