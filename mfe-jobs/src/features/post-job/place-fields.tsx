import { optionLabel, PROVINCES } from '@tbt/contracts';
import { FormField, Select, TextField } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { PostingLocationFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { LocationField } from './location-field';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

export function PlaceFields({
  form,
  locations,
}: {
  form: PostJobFormState;
  locations: readonly PostingLocationFragment[];
}) {
  const t = useText();
  const { locale } = useLocale();
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  const isAtLocation = form.watch('locationId') !== '';
  const choice = locations.length > 0 && <LocationField form={form} locations={locations} />;
  if (isAtLocation && choice) return choice;
  return (
    <>
      {choice}
      <FormField
        id={fieldId('province')}
        label={t('jobs.post.province')}
        error={form.errorOf('province')}
        required
      >
        <Select
          placeholder={t('jobs.post.choose')}
          options={[{ label: t('jobs.post.canada'), options: provinces }]}
          {...form.register('province')}
        />
      </FormField>
      <FormField
        id={fieldId('city')}
        label={t('jobs.post.city')}
        error={form.errorOf('city')}
        required
      >
        <TextField autoComplete="address-level2" {...form.register('city')} />
      </FormField>
    </>
  );
}
