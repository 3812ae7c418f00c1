import { LIMITS, updateContactMessageRule, LOCALES } from '@tbt/contracts';
import { Button, Cluster, FormField, Select, Stack, TextArea } from '@tbt/design-system';
import type { UserErrorLike } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import type { DeskContactMessageFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { CANNED_ANSWERS, cannedAnswer } from './canned-answers';

export interface ContactAnswerFormProps {
  message: DeskContactMessageFragment;
  answer: (text: string) => Promise<readonly UserErrorLike[]>;
}

export function ContactAnswerForm({ message, answer }: ContactAnswerFormProps) {
  const t = useText();
  const { id: contactMessageId, name, email } = message;
  const locale = LOCALES.find((known) => known === message.locale) ?? 'en-CA';
  const form = useRuleForm(updateContactMessageRule, {
    defaults: { contactMessageId, answer: '' },
    keepDraftKey: `contact-answer:${contactMessageId}`,
    submit: (values) => answer(values.answer ?? ''),
  });
  return (
    <form noValidate aria-label={t('support.answer')} onSubmit={form.onSubmit}>
      <Stack gap="3">
        <FormField label={t('support.canned')}>
          <Select
            value=""
            placeholder={t('support.cannedChoose')}
            options={CANNED_ANSWERS.map((value) => ({
              value,
              label: t(`support.canned.${value}`),
            }))}
            onChange={({ target }) => {
              const key = CANNED_ANSWERS.find((known) => known === target.value);
              if (key) form.setValue('answer', cannedAnswer(locale, key, name));
            }}
          />
        </FormField>
        <FormField
          label={t('support.answer')}
          hint={t(`support.answerHint.${locale}`, { email })}
          error={form.errorOf('answer') ?? form.formErrors[0]}
          required
        >
          <TextArea
            rows={8}
            lang={locale}
            maxLength={LIMITS.contactMessageMax}
            {...form.register('answer')}
          />
        </FormField>
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('support.sending')}>
            {t('support.sendAnswer')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
