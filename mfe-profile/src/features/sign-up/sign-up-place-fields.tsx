import { optionLabel, PROVINCES, US_STATES, usStateName } from '@tbt/contracts';
import { FormField, Select, TextField } from '@tbt/design-system';
import { CityCheck } from '@tbt/people-ui';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import type { SignUpFormState } from './use-sign-up';

/** Province and city. US states are listed, but cannot be chosen yet. */
export function SignUpPlaceFields({ form }: { form: SignUpFormState }) {
  const t = useText();
  const { locale } = useLocale();
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  const states = US_STATES.map((value) => ({
    value,
    label: t('profile.auth.comingSoon', { state: usStateName(locale, value) }),
    disabled: true,
  }));
  return (
    <>
      <FormField label={t('profile.auth.province')} error={form.errorOf('province')} required>
        <Select
          autoComplete="address-level1"
          placeholder={t('profile.auth.choose')}
          options={[
            { label: t('profile.auth.canada'), options: provinces },
            { label: t('profile.auth.unitedStates'), options: states },
          ]}
          {...form.register('province')}
        />
      </FormField>
      <CityCheck
        province={form.watch('province')}
        city={form.watch('city')}
        onUse={(city) => form.setValue('city', city)}
      >
        <FormField label={t('profile.auth.city')} error={form.errorOf('city')} required>
          <TextField autoComplete="address-level2" {...form.register('city')} />
        </FormField>
      </CityCheck>
    </>
  );
}
