import { useId } from 'react';
import { optionLabel, PROVINCES, ROLES, US_STATES, usStateName } from '@tbt/contracts';
import {
  Button,
  Checkbox,
  FormField,
  FormLayout,
  FormSection,
  Select,
  Text,
  TextField,
} from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../texts';
import { CapitalisedNameField } from './capitalised-name-field';
import { useWaitlist } from './use-waitlist';

function useOptions() {
  const t = useText();
  const { locale } = useLocale();
  return {
    roles: ROLES.map((value) => ({ value, label: optionLabel(locale, 'role', value) })),
    places: [
      {
        label: t('shell.waitlist.canada'),
        options: PROVINCES.map((value) => ({
          value,
          label: optionLabel(locale, 'province', value),
        })),
      },
      {
        label: t('shell.waitlist.unitedStates'),
        options: US_STATES.map((value) => ({
          value,
          label: t('shell.waitlist.comingSoon', { state: usStateName(locale, value) }),
          disabled: true,
        })),
      },
    ],
  };
}

export function WaitlistForm() {
  const t = useText();
  const form = useWaitlist();
  const { roles, places } = useOptions();
  const hintId = useId();
  const hint = form.hasErrors
    ? t('shell.waitlist.fixErrors')
    : form.isRight
      ? ''
      : t('shell.waitlist.fillOut');
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('shell.waitlist.title')}>
      <FormSection columns={2}>
        <FormField label={t('shell.waitlist.name')} error={form.errorOf('name')} required>
          <CapitalisedNameField
            autoComplete="name"
            {...form.register('name')}
            onWritten={(name) => form.setValue('name', name, { shouldDirty: true })}
          />
        </FormField>
        <FormField label={t('shell.waitlist.email')} error={form.errorOf('email')} required>
          <TextField type="email" autoComplete="email" {...form.register('email')} />
        </FormField>
        <FormField label={t('shell.waitlist.province')} error={form.errorOf('province')} required>
          <Select
            placeholder={t('shell.waitlist.choose')}
            options={places}
            {...form.register('province')}
          />
        </FormField>
        <FormField label={t('shell.waitlist.role')} error={form.errorOf('role')} required>
          <Select
            placeholder={t('shell.waitlist.choose')}
            options={roles}
            {...form.register('role')}
          />
        </FormField>
        <div data-span="all">
          <Checkbox label={t('shell.waitlist.betaTester')} {...form.register('betaTester')} />
        </div>
      </FormSection>
      <div>
        <Button
          type="submit"
          size="large"
          disabled={!form.isRight || form.hasErrors}
          aria-describedby={hint ? hintId : undefined}
          loading={form.isSubmitting}
          loadingLabel={t('shell.waitlist.joining')}
        >
          {t('shell.waitlist.join')}
        </Button>
        <Text size="dense" tone="muted" id={hintId} role="status">
          {hint}
        </Text>
      </div>
    </FormLayout>
  );
}
