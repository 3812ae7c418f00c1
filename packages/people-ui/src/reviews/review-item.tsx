import { useState } from 'react';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { RatingValue } from '@tbt/design-system/fields';
import { useFormats, useViewerZone } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../generated';
import { PublicReviewFragmentDoc, type PublicReviewFragment } from '../generated/graphql';
import { useText } from '../texts';
import { ReplyDialog } from './reply-dialog';
import { ReportDialog } from './report-dialog';
import styles from './review-item.module.css';

function useReviewerName() {
  const t = useText();
  return ({ author, by }: PublicReviewFragment): string =>
    author?.name ?? t(`peopleUi.reviews.former.${by}`);
}

function Reply({ review: { reply, repliedAt } }: { review: PublicReviewFragment }) {
  const t = useText();
  const formats = useFormats();
  const zone = useViewerZone();
  if (!reply) return null;
  return (
    <blockquote className={styles.reply}>
      <Text size="dense" tone="muted">
        {t('peopleUi.reviews.replyOn', { date: formats.instantDate(repliedAt ?? '', zone) })}
      </Text>
      <Text className={styles.words}>{reply}</Text>
    </blockquote>
  );
}

/** Reply and report, where the viewer may. */
function ReviewActions({ review: { id, actions } }: { review: PublicReviewFragment }) {
  const t = useText();
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  if (actions.length === 0) return null;
  return (
    <Cluster gap="2">
      {actions.includes('reply') && (
        <Button variant="secondary" size="small" onClick={() => setOpen('reply')}>
          {t('peopleUi.reviews.reply')}
        </Button>
      )}
      {actions.includes('report') && (
        <Button variant="ghost" size="small" onClick={() => setOpen('report')}>
          {t('peopleUi.reviews.report')}
        </Button>
      )}
      {open === 'reply' && <ReplyDialog reviewId={id} onClose={() => setOpen(null)} />}
      {open === 'report' && <ReportDialog reviewId={id} onClose={() => setOpen(null)} />}
    </Cluster>
  );
}

/** One review: stars, author, words, reply and actions. */
export function ReviewItem({
  review: reference,
}: {
  review: FragmentType<typeof PublicReviewFragmentDoc>;
}) {
  const review = readFragment(PublicReviewFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const zone = useViewerZone();
  const name = useReviewerName()(review);
  const { rating, comment, isPublished, createdAt, publishesAt } = review;
  return (
    <Stack as="article" gap="2" aria-label={t('peopleUi.reviews.by', { name })}>
      <Cluster gap="2">
        <RatingValue value={rating} label={t('peopleUi.reviews.stars', { rating })} size="small" />
        <Text as="span" strong>
          {name}
        </Text>
        <Text as="span" size="dense" tone="muted">
          {formats.instantDate(isPublished ? publishesAt : createdAt, zone)}
        </Text>
      </Cluster>
      {comment && <Text className={styles.words}>{comment}</Text>}
      <Reply review={review} />
      <ReviewActions review={review} />
    </Stack>
  );
}
