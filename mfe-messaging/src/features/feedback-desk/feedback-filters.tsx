import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  LIMITS,
} from '@tbt/contracts';
import { Cluster, FormField, Select } from '@tbt/design-system';
import { useSearchParams } from '@tbt/web-kit';
import type { FeedbackFilter } from '../../generated/graphql';
import { useText } from '../../texts';

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

const RATINGS = Array.from({ length: LIMITS.ratingMax }, (_, index) => String(index + 1));
const YES = 'yes';

export function useFeedbackFilter(): FeedbackFilter {
  const [query] = useSearchParams();
  const rating = oneOf(RATINGS, query.get('rating'));
  return {
    status: oneOf(FEEDBACK_STATUSES, query.get('status')),
    category: oneOf(FEEDBACK_CATEGORIES, query.get('category')),
    priority: oneOf(FEEDBACK_PRIORITIES, query.get('priority')),
    isFeatureRequest: query.get('requests') === YES ? true : null,
    toothRating: rating === null ? null : Number(rating),
  };
}

export function FeedbackFilters() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const field = (name: string, label: string, options: { value: string; label: string }[]) => (
    <FormField label={label}>
      <Select
        value={query.get(name) ?? ''}
        placeholder={t('feedback.desk.all')}
        options={options}
        onChange={({ target }) => {
          const next = new URLSearchParams(query);
          if (target.value) next.set(name, target.value);
          else next.delete(name);
          setQuery(next, { replace: true });
        }}
      />
    </FormField>
  );
  return (
    <Cluster gap="3">
      {field(
        'status',
        t('feedback.desk.status'),
        FEEDBACK_STATUSES.map((value) => ({ value, label: t(`feedback.status.${value}`) })),
      )}
      {field(
        'category',
        t('feedback.category'),
        FEEDBACK_CATEGORIES.map((value) => ({ value, label: t(`feedback.category.${value}`) })),
      )}
      {field(
        'priority',
        t('feedback.desk.priority'),
        FEEDBACK_PRIORITIES.map((value) => ({ value, label: t(`feedback.priority.${value}`) })),
      )}
      {field(
        'rating',
        t('feedback.desk.rating'),
        RATINGS.map((value) => ({ value, label: t('feedback.teethOf', { teeth: Number(value) }) })),
      )}
      {field('requests', t('feedback.desk.requests'), [
        { value: YES, label: t('feedback.desk.requestsOnly') },
      ])}
    </Cluster>
  );
}
