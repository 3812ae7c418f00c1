import { FormField, FormSection, TextArea, TextField } from '@tbt/design-system';
import { useText } from '../../texts';

/** The guide of a location, in the order of its form. */
export const GUIDE_FACTS = ['software', 'instruments', 'scrubs', 'radiographs'] as const;
type GuideField = (typeof GUIDE_FACTS)[number] | 'floor' | 'minutesPerPatient' | 'orientation';

interface GuideForm {
  errorOf: (name: GuideField) => string | undefined;
  register: (name: GuideField) => object;
}

export function LocationGuideFields({ form }: { form: GuideForm }) {
  const t = useText();
  return (
    <FormSection
      title={t('clinic.locations.guide')}
      description={t('clinic.locations.guideHint')}
      columns={2}
    >
      <div data-span="all">
        <FormField label={t('clinic.locations.floor')} error={form.errorOf('floor')}>
          <TextField {...form.register('floor')} />
        </FormField>
      </div>
      {GUIDE_FACTS.map((name) => (
        <FormField
          key={name}
          label={t(`clinic.locations.${name}`)}
          hint={t(`clinic.guideHint.${name}`)}
          error={form.errorOf(name)}
        >
          <TextField {...form.register(name)} />
        </FormField>
      ))}
      <FormField
        label={t('clinic.locations.minutesPerPatient')}
        hint={t('clinic.guideHint.minutesPerPatient')}
        error={form.errorOf('minutesPerPatient')}
      >
        <TextField inputMode="numeric" {...form.register('minutesPerPatient')} />
      </FormField>
      <div data-span="all">
        <FormField
          label={t('clinic.locations.orientation')}
          hint={t('clinic.locations.orientationHint')}
          error={form.errorOf('orientation')}
        >
          <TextArea rows={4} {...form.register('orientation')} />
        </FormField>
      </div>
    </FormSection>
  );
}
