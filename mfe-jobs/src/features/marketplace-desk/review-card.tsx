import { useState, type FormEvent } from 'react';
import { LIMITS, optionLabel, paths } from '@tbt/contracts';
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
import { readFragment, type FragmentType } from '../../generated';
import { AnswerHumanReviewDocument, ReviewRequestFragmentDoc } from '../../generated/graphql';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

/** Somebody who asks a person to look at what the ranking did, and the answer. */
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
  const { act, isBusy } = useShiftAct(AnswerHumanReviewDocument, (data) => data.answerHumanReview);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [problem] = await act({ requestId: id, answer });
    setError(problem?.message);
    if (!problem) toast({ title: t('jobs.desk.reviews.done') });
  };
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
        <form
          noValidate
          aria-label={t('jobs.desk.reviews.answer')}
          onSubmit={(event) => void send(event)}
        >
          <Stack gap="3">
            <FormField label={t('jobs.desk.reviews.answer')} error={error} required>
              <TextArea
                rows={3}
                maxLength={LIMITS.applicationMessageMax}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            </FormField>
            <Cluster>
              <Button type="submit" loading={isBusy} loadingLabel={t('jobs.shifts.sending')}>
                {t('jobs.desk.reviews.send')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
