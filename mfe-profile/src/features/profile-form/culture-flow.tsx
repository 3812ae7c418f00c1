import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import {
  Button,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Progress,
  RadioGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { Link, useLocale } from '@tbt/web-kit';
import type { ProfileFormFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { cultureQuestionsOf, isList, type CultureQuestion } from './culture-questions';
import { valuesOf } from './profile-form-values';
import { useCultureAnswers, type CultureAnswer } from './use-culture-answers';

const SECONDS_PER_QUESTION = 12;
const MINUTE = 60;

const isAnswered = (answer: CultureAnswer): boolean => answer.length > 0;

function AnswerField({
  question,
  answer,
  legend,
  onAnswer,
}: {
  question: CultureQuestion;
  answer: CultureAnswer;
  legend: string;
  onAnswer: (answer: CultureAnswer) => void;
}) {
  const { locale } = useLocale();
  const options = question.values.map((value: string) => ({
    value,
    label: optionLabel(locale, question.set, value),
  }));
  return isList(question) ? (
    <CheckboxGroup
      legend={legend}
      layout="columns"
      options={options}
      value={answer as string[]}
      onValueChange={onAnswer}
    />
  ) : (
    <RadioGroup
      legend={legend}
      name={question.name}
      layout="cards"
      options={options}
      value={answer as string}
      onValueChange={onAnswer}
    />
  );
}

function AllAnswered({ answered, count }: { answered: number; count: number }) {
  const t = useText();
  return (
    <EmptyState
      icon="check"
      title={t('profile.style.done')}
      description={t('profile.style.doneText', { answered, count })}
      action={
        <Cluster gap="3" justify="center">
          <Button asChild>
            <Link to={paths.aiMatching()}>{t('profile.style.toMatches')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.profile()}>{t('profile.style.toProfile')}</Link>
          </Button>
        </Cluster>
      }
    />
  );
}

/** One question about work culture at a time, each answer saved at once; starts at the first open one. */
export function CultureFlow({ person }: { person: ProfileFormFragment }) {
  const t = useText();
  const role = person.role ?? null;
  const { choices, lists } = cultureQuestionsOf(role);
  const questions: readonly CultureQuestion[] = [...choices, ...lists];
  const [answers, setAnswers] = useState(() => valuesOf(person));
  const [at, setAt] = useState(() => {
    const open = questions.findIndex(({ name }) => !isAnswered(answers[name]));
    return open < 0 ? 0 : open;
  });
  const { isSaving, save } = useCultureAnswers(person);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [at]);

  const question = questions[at];
  const answered = questions.filter(({ name }) => isAnswered(answers[name])).length;
  if (!question) return <AllAnswered answered={answered} count={questions.length} />;
  const answer = answers[question.name];
  const left = Math.ceil(((questions.length - at) * SECONDS_PER_QUESTION) / MINUTE);
  const title = t(
    role === 'clinic' ? `profile.style.clinic.${question.name}` : `profile.style.${question.name}`,
  );
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save(question, answer).then((isSaved) => isSaved && setAt(at + 1));
  };
  return (
    <Stack gap="5">
      <Progress
        label={t('profile.style.progress')}
        value={at}
        max={questions.length}
        valueText={t('profile.style.step', { step: at + 1, count: questions.length })}
        hint={t('profile.style.left', { count: left })}
      />
      <Card as="section">
        <form noValidate onSubmit={onSubmit} aria-label={t('profile.style.title')}>
          <Stack gap="5">
            <Heading as="h2" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <AnswerField
              key={question.name}
              {...{ question, answer }}
              legend={t(isList(question) ? 'profile.style.several' : 'profile.style.one')}
              onAnswer={(value) => setAnswers({ ...answers, [question.name]: value })}
            />
            <Cluster gap="3">
              <Button type="submit" loading={isSaving} disabled={!isAnswered(answer)}>
                {t(at === questions.length - 1 ? 'profile.style.finish' : 'profile.style.next')}
              </Button>
              <Button variant="ghost" disabled={isSaving} onClick={() => setAt(at + 1)}>
                {t('profile.style.skip')}
              </Button>
              {at > 0 && (
                <Button variant="ghost" disabled={isSaving} onClick={() => setAt(at - 1)}>
                  {t('profile.style.back')}
                </Button>
              )}
            </Cluster>
          </Stack>
        </form>
      </Card>
      <Text size="small" tone="muted">
        {t('profile.style.privacy')}
      </Text>
    </Stack>
  );
}
