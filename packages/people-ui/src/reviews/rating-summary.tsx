import { Cluster, Progress, Stack, Text } from '@tbt/design-system';
import { RatingValue } from '@tbt/design-system/fields';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../texts';

export interface RatingSummaryProps {
  average: string | null | undefined;
  total: number;
  /** Of one star, two stars and so on. */
  counts: readonly number[];
}

/** The average, and how many reviews have each number of stars. */
export function RatingSummary({ average, total, counts }: RatingSummaryProps) {
  const t = useText();
  const formats = useFormats();
  const rating = formats.rating(average);
  const bars = counts.map((count, at) => ({ stars: at + 1, count })).toReversed();
  return (
    <Stack gap="3">
      <Cluster gap="3">
        <RatingValue value={Number(average ?? 0)} label={t('peopleUi.reviews.stars', { rating })} />
        <Text as="span" strong>
          {t('peopleUi.reviews.average', { rating, count: total })}
        </Text>
      </Cluster>
      <Stack as="ul" gap="2" aria-label={t('peopleUi.reviews.distribution')}>
        {bars.map(({ stars, count }) => (
          <li key={stars}>
            <Progress
              label={t('peopleUi.reviews.bar', { count: stars })}
              value={count}
              max={Math.max(total, 1)}
              valueText={t('peopleUi.reviews.count', { count })}
              size="small"
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
