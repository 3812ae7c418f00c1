import { optionLabel } from '@tbt/contracts';
import { FormField, Select, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { PostingLocationFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** Which office of the clinic the shift is at; it sets the town. */
export function LocationField({
  form,
  locations,
}: {
  form: PostJobFormState;
  locations: readonly PostingLocationFragment[];
}) {
  const t = useText();
  const { locale } = useLocale();
  const id = form.watch('locationId');
  const chosen = locations.find((location) => location.id === id);
  const choose = (next: string) => {
    const location = locations.find((each) => each.id === next);
    form.setValue('locationId', next, { shouldDirty: true });
    if (!location) return;
    form.setValue('province', location.province, { shouldDirty: true });
    form.setValue('city', location.city, { shouldDirty: true });
  };
  return (
    <div data-span="all">
      <FormField
        id={fieldId('locationId')}
        label={t('jobs.post.locationId')}
        error={form.errorOf('locationId')}
      >
        <Select
          value={id}
          options={[
            { value: '', label: t('jobs.post.ownAddress') },
            ...locations
              .filter(({ isClosed, id: each }) => !isClosed || each === id)
              .map(({ id: value, name, city }) => ({ value, label: `${name}, ${city}` })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      </FormField>
      {chosen && (
        <Text size="dense" tone="muted">
          {`${chosen.streetAddress}, ${chosen.city}, ${optionLabel(locale, 'province', chosen.province)}`}
        </Text>
      )}
    </div>
  );
}
