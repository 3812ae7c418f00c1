import { LIMITS } from '@tbt/contracts';
import { Banner, Button, FormField, Select, Stack, Text, TextArea } from '@tbt/design-system';
import { useText } from '../../texts';
import { useReviewRequest } from './use-review-request';

export interface AskAPersonProps {
  shifts: readonly { id: string; title: string }[];
  /** Called when the question is sent. */
  onSent: () => void;
}

/** Asks for a human review of the ranking; the text is kept until it is sent. */
export function AskAPerson({ shifts, onSent }: AskAPersonProps) {
  const t = useText();
  const form = useReviewRequest({ onSent });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={t('jobs.matching.ask')}>
      <Stack gap="3">
        <Text tone="muted">{t('jobs.matching.askHint')}</Text>
        {form.formErrors.map((message) => (
          <Banner key={message} tone="danger" live="alert">
            {message}
          </Banner>
        ))}
        {shifts.length > 0 && (
          <FormField label={t('jobs.matching.askAbout')} error={form.errorOf('jobId')}>
            <Select
              options={[
                { value: '', label: t('jobs.matching.askInGeneral') },
                ...shifts.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              {...form.register('jobId')}
            />
          </FormField>
        )}
        <FormField label={t('jobs.matching.question')} error={form.errorOf('text')} required>
          <TextArea rows={3} maxLength={LIMITS.humanReviewMax} {...form.register('text')} />
        </FormField>
        <div>
          <Button type="submit" variant="secondary" loading={form.isSubmitting}>
            {t('jobs.matching.askSend')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
