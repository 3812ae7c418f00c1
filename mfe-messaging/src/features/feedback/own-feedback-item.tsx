import { Badge, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { RatingValue } from '@tbt/design-system/fields';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { OwnFeedbackItemFragmentDoc } from '../../generated/graphql';
import { FEEDBACK_STATUS_TONES } from '../../parts/feedback/feedback-tones';
import { useText } from '../../texts';
import styles from './own-feedback-item.module.css';

export function OwnFeedbackItem({
  item: reference,
}: {
  item: FragmentType<typeof OwnFeedbackItemFragmentDoc>;
}) {
  const item = readFragment(OwnFeedbackItemFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const { toothRating, category, status, adminResponse } = item;
  return (
    <Card
      title={item.title ?? t('feedback.untitled')}
      subtitle={[t(`feedback.category.${category}`), formats.instantDate(item.createdAt)].join(
        ' · ',
      )}
      aside={
        <Badge tone={FEEDBACK_STATUS_TONES[status]}>{t(`feedback.ownStatus.${status}`)}</Badge>
      }
    >
      <Stack gap="3">
        <Cluster gap="2">
          <RatingValue
            value={toothRating}
            skin="tooth"
            size="small"
            label={t('feedback.teethOf', { teeth: toothRating })}
          />
          {item.isFeatureRequest && <Badge tone="info">{t('feedback.featureRequest')}</Badge>}
        </Cluster>
        <Text className={styles.words}>{item.feedback}</Text>
        {item.suggestions && <Text className={styles.words}>{item.suggestions}</Text>}
        {adminResponse && (
          <blockquote className={styles.answer}>
            <Text size="dense" tone="muted">
              {t('feedback.answer')}
            </Text>
            <Text className={styles.words}>{adminResponse}</Text>
          </blockquote>
        )}
      </Stack>
    </Card>
  );
}
