import { useState } from 'react';
import {
  AVAILABILITY_DAYS,
  optionLabel,
  paths,
  TRAVEL_DISTANCES,
  YEARS_EXPERIENCE,
  type Role,
} from '@tbt/contracts';
import {
  CheckboxGroup,
  FormField,
  FormSection,
  Select,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';

const NO_LIMIT_KM = 999;

type LicenceNumberProps = { form: ProfileFormState; isAssistant: boolean; hasLicence: boolean };

/** Asked until a licence was sent: its number is kept under verification. */
function LicenceNumber({ form, isAssistant, hasLicence }: LicenceNumberProps) {
  const t = useText();
  const isMissing = isAssistant && form.watch('licenseNumber') === '';
  const [isElsewhere] = useState(hasLicence && !isMissing);
  if (isElsewhere)
    return (
      <Stack gap="1">
        <Text as="span" size="small" strong>
          {t('profile.form.licenseNumber')}
        </Text>
        <Text as="span">
          {t('profile.form.licenceElsewhere')}{' '}
          <TextLink asChild>
            <Link to={paths.profile('verification')}>{t('profile.form.toVerification')}</Link>
          </TextLink>
        </Text>
      </Stack>
    );
  return (
    <FormField
      id={fieldId('licenseNumber')}
      label={t(isAssistant ? 'profile.form.licenseNumberNeeded' : 'profile.form.licenseNumber')}
      hint={t(isAssistant ? 'profile.form.licenceNeeded' : 'profile.form.licenceHint')}
      error={form.errorOf('licenseNumber')}
    >
      <TextField
        autoComplete="off"
        aria-required={isAssistant || undefined}
        {...form.register('licenseNumber')}
      />
    </FormField>
  );
}

export function WorkSection({
  form,
  role,
  hasLicence,
}: {
  form: ProfileFormState;
  role: Role | null;
  hasLicence: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  const isAssistant = role === 'assistant';
  return (
    <FormSection
      title={t('profile.form.section.work')}
      description={t('profile.form.sectionHint.work')}
      columns={2}
      layout="beside"
    >
      <FormField
        id={fieldId('yearsExperience')}
        label={t('profile.form.yearsExperience')}
        error={form.errorOf('yearsExperience')}
      >
        <Select
          placeholder={t('profile.auth.choose')}
          options={YEARS_EXPERIENCE.map((value) => ({
            value,
            label: optionLabel(locale, 'yearsExperience', value),
          }))}
          {...form.register('yearsExperience')}
        />
      </FormField>
      <LicenceNumber form={form} isAssistant={isAssistant} hasLicence={hasLicence} />
      <FormField
        id={fieldId('travelDistance')}
        label={t('profile.form.travelDistance')}
        error={form.errorOf('travelDistance')}
      >
        <Select
          options={TRAVEL_DISTANCES.map((km) => ({
            value: String(km),
            label:
              km === NO_LIMIT_KM ? t('profile.mine.noLimit') : t('profile.mine.kilometres', { km }),
          }))}
          {...form.register('travelDistance')}
        />
      </FormField>
      <div data-span="all">
        <Controller
          control={form.control}
          name="availability"
          render={({ field }) => (
            <CheckboxGroup
              id={fieldId('availability')}
              legend={t('profile.form.availability')}
              layout="columns"
              options={AVAILABILITY_DAYS.map((value) => ({
                value,
                label: optionLabel(locale, 'day', value),
              }))}
              value={field.value}
              onValueChange={field.onChange}
              error={form.errorOf('availability')}
            />
          )}
        />
      </div>
    </FormSection>
  );
}
