import { feedbackChangeRule, LIMITS } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, TextArea } from '@tbt/design-system';
import { useRuleForm } from '@tbt/web-kit/forms';
import { UpdateFeedbackDocument, type DeskFeedbackFragment } from '../../generated/graphql';
import { useDeskAct } from '../../parts/desk-act/use-desk-act';
import { useText } from '../../texts';

/** The answer to one feedback; a changed one is sent again. */
export function AnswerForm({ item }: { item: DeskFeedbackFragment }) {
  const t = useText();
  const { act } = useDeskAct(UpdateFeedbackDocument, (data) => data.updateFeedback);
  const form = useRuleForm(feedbackChangeRule, {
    defaults: { adminResponse: item.adminResponse ?? '' },
    submit: ({ adminResponse }) =>
      act(
        { feedbackId: item.id, version: item.version, adminResponse: adminResponse ?? null },
        t('feedback.desk.answered'),
      ),
  });
  return (
    <form noValidate aria-label={t('feedback.desk.answer')} onSubmit={form.onSubmit}>
      <Stack gap="3">
        <FormField
          label={t('feedback.desk.answer')}
          hint={t(item.isAnonymous ? 'feedback.desk.answerHintNobody' : 'feedback.desk.answerHint')}
          error={form.errorOf('adminResponse')}
          required
        >
          <TextArea rows={4} maxLength={LIMITS.feedbackMax} {...form.register('adminResponse')} />
        </FormField>
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('support.saving')}>
            {t(item.adminResponse ? 'feedback.desk.answerAgain' : 'feedback.desk.sendAnswer')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
