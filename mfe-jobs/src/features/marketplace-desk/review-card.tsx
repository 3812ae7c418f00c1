import { answerHumanReviewRule, LIMITS, optionLabel, paths } from '@tbt/contracts';
import {
  Button,
  Card,
  Cluster,
  FormField,
  Stack,
  Text,
  TextArea,
  TextLink,
  toast,
} from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { readFragment, type FragmentType } from '../../generated';
import { AnswerHumanReviewDocument, ReviewRequestFragmentDoc } from '../../generated/graphql';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

function AnswerForm({ requestId }: { requestId: string }) {
  const t = useText();
  const { act } = useShiftAct(AnswerHumanReviewDocument, (data) => data.answerHumanReview);
  const form = useRuleForm(answerHumanReviewRule, {
    defaults: { requestId, answer: '' },
    submit: async ({ answer }) => {
      const errors = await act({ requestId, answer });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.desk.reviews.done') });
      return undefined;
    },
  });
  return (
    <form noValidate aria-label={t('jobs.desk.reviews.answer')} onSubmit={form.onSubmit}>
      <Stack gap="3">
        <FormField
          label={t('jobs.desk.reviews.answer')}
          error={form.errorOf('answer') ?? form.formErrors[0]}
          required
        >
          <TextArea rows={3} maxLength={LIMITS.humanReviewMax} {...form.register('answer')} />
        </FormField>
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('jobs.shifts.sending')}>
            {t('jobs.desk.reviews.send')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

export function ReviewCard({
  request: reference,
}: {
  request: FragmentType<typeof ReviewRequestFragmentDoc>;
}) {
  const { id, text, createdAt, user, job } = readFragment(ReviewRequestFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const nameOf = usePersonName();
  const role = user?.role && optionLabel(locale, 'role', user.role);
  return (
    <Card
      title={nameOf(user)}
      titleAs="h2"
      subtitle={[role, t('jobs.desk.reviews.asked', { when: formats.relative(createdAt) })]
        .filter(Boolean)
        .join(' · ')}
    >
      <Stack gap="4">
        {job ? (
          <TextLink asChild>
            <Link to={paths.job(job.id)}>
              {t('jobs.desk.reviews.about', { title: `${job.title}, ${formats.date(job.date)}` })}
            </Link>
          </TextLink>
        ) : (
          <Text tone="muted">{t('jobs.desk.reviews.general')}</Text>
        )}
        <Text>{text}</Text>
        <AnswerForm requestId={id} />
      </Stack>
    </Card>
  );
}
