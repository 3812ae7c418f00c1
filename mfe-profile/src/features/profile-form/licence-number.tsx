import { useState } from 'react';
import { paths, type Role } from '@tbt/contracts';
import { FormField, Stack, Text, TextField, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { ADD_PROOF } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';
import { useNumberWords } from './use-number-words';

interface LicenceNumberProps {
  form: ProfileFormState;
  role: Role | null;
  /** Whether a licence was sent; undefined while the profile is created. */
  hasLicence: boolean | undefined;
}

/** The number alone is not checked: where it is sent with its file. */
function HowToSend({ isNew }: { isNew: boolean }) {
  const t = useText();
  return (
    <Text size="small" tone="muted">
      {isNew ? (
        t('profile.form.sendLater')
      ) : (
        <TextLink asChild>
          <Link to={ADD_PROOF}>{t('profile.form.sendNow')}</Link>
        </TextLink>
      )}
    </Text>
  );
}

/** Asked until a licence was sent: its number is kept under verification. */
export function LicenceNumber({ form, role, hasLicence }: LicenceNumberProps) {
  const t = useText();
  const { proof, isNeeded, isMissing, isOpen, name, error } = useNumberWords(form, role);
  const [isElsewhere] = useState(hasLicence === true && !isMissing);
  if (isElsewhere)
    return (
      <Stack gap="1">
        <Text as="span" size="small" strong>
          {t(`profile.verification.number.${proof}`)}
        </Text>
        <Text as="span">
          {t(`profile.form.numberElsewhere.${proof}`)}{' '}
          <TextLink asChild>
            <Link to={paths.profile('verification')}>{t('profile.form.toVerification')}</Link>
          </TextLink>
        </Text>
      </Stack>
    );
  const licence = {
    label: t(isNeeded ? 'profile.form.licenseNumberNeeded' : 'profile.form.licenseNumber'),
    hint: t(isNeeded ? 'profile.form.licenceNeeded' : 'profile.form.licenceHint'),
  };
  const certification = {
    label: t('profile.verification.number.certification'),
    hint: t('profile.verification.numberHint.certification'),
    required: true,
  };
  const known = proof === 'licence' ? licence : certification;
  const open = { label: name, hint: t('profile.form.numberOpenHint'), required: true };
  return (
    <Stack gap="1">
      <FormField id={fieldId('licenseNumber')} {...(isOpen ? open : known)} error={error}>
        <TextField
          autoComplete="off"
          aria-required={isNeeded || undefined}
          {...form.register('licenseNumber')}
        />
      </FormField>
      <HowToSend isNew={hasLicence === undefined} />
    </Stack>
  );
}
