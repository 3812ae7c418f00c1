import { FEEDBACK_PRIORITIES, FEEDBACK_STATUSES, paths } from '@tbt/contracts';
import {
  Badge,
  Card,
  Cluster,
  Disclosure,
  FormField,
  Select,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { RatingValue } from '@tbt/design-system/fields';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskFeedbackFragmentDoc,
  UpdateFeedbackDocument,
  type DeskFeedbackFragment,
  type UpdateFeedbackInput,
} from '../../generated/graphql';
import { useDeskAct } from '../../parts/desk-act/use-desk-act';
import { FEEDBACK_STATUS_TONES, PRIORITY_TONES } from '../../parts/feedback/feedback-tones';
import { useText } from '../../texts';
import { AnswerForm } from './answer-form';
import styles from './desk-feedback-card.module.css';
import { RoadmapForm } from './roadmap-form';

function Author({ item: { user, isAnonymous } }: { item: DeskFeedbackFragment }) {
  const t = useText();
  const name = useMemberName()(user);
  if (!user) return isAnonymous ? t('feedback.desk.anonymous') : name;
  if (!user.role) return name;
  const to = user.role === 'clinic' ? paths.clinic(user.id) : paths.professional(user.id);
  return (
    <TextLink asChild>
      <Link to={to}>{name}</Link>
    </TextLink>
  );
}

function Badges({
  item: { status, priority, isFeatureRequest, roadmap },
}: {
  item: DeskFeedbackFragment;
}) {
  const t = useText();
  return (
    <>
      <Badge tone={FEEDBACK_STATUS_TONES[status]}>{t(`feedback.status.${status}`)}</Badge>
      <Badge tone={PRIORITY_TONES[priority]}>{t(`feedback.priority.${priority}`)}</Badge>
      {isFeatureRequest && <Badge>{t('feedback.featureRequest')}</Badge>}
      {roadmap && <Badge tone="success">{t(`roadmap.stage.${roadmap.stage}`)}</Badge>}
    </>
  );
}

function Triage({ item: { id, version, status, priority } }: { item: DeskFeedbackFragment }) {
  const t = useText();
  const { act, loading } = useDeskAct(UpdateFeedbackDocument, (data) => data.updateFeedback);
  const set = (change: Omit<UpdateFeedbackInput, 'feedbackId'>) =>
    void act({ feedbackId: id, version, ...change }, t('support.saved'));
  return (
    <Cluster gap="3">
      <FormField label={t('feedback.desk.status')}>
        <Select
          value={status}
          disabled={loading}
          options={FEEDBACK_STATUSES.map((value) => ({
            value,
            label: t(`feedback.status.${value}`),
          }))}
          onChange={({ target }) =>
            set({ status: FEEDBACK_STATUSES.find((each) => each === target.value) ?? status })
          }
        />
      </FormField>
      <FormField label={t('feedback.desk.priority')}>
        <Select
          value={priority}
          disabled={loading}
          options={FEEDBACK_PRIORITIES.map((value) => ({
            value,
            label: t(`feedback.priority.${value}`),
          }))}
          onChange={({ target }) =>
            set({ priority: FEEDBACK_PRIORITIES.find((each) => each === target.value) ?? priority })
          }
        />
      </FormField>
    </Cluster>
  );
}

export function DeskFeedbackCard({
  item: reference,
}: {
  item: FragmentType<typeof DeskFeedbackFragmentDoc>;
}) {
  const item = readFragment(DeskFeedbackFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  return (
    <Card
      titleAs="h2"
      title={item.title ?? t('feedback.untitled')}
      subtitle={
        <>
          {t(`feedback.category.${item.category}`)} · {formats.instantDate(item.createdAt)} ·{' '}
          <Author item={item} />
        </>
      }
    >
      <Stack gap="4">
        <Cluster gap="2">
          <RatingValue
            value={item.toothRating}
            skin="tooth"
            label={t('feedback.teethOf', { teeth: item.toothRating })}
          />
          <Badges item={item} />
        </Cluster>
        <Text className={styles.words}>{item.feedback}</Text>
        {item.suggestions && (
          <Text className={styles.words}>
            {t('feedback.desk.suggests', { text: item.suggestions })}
          </Text>
        )}
        <Triage item={item} />
        <Disclosure summary={t('feedback.desk.answer')}>
          <AnswerForm key={item.version} item={item} />
        </Disclosure>
        <Disclosure summary={t('feedback.desk.roadmap')}>
          <RoadmapForm key={item.version} item={item} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
