import type { ReactNode } from 'react';
import { FormField } from '@tbt/design-system';
import { useText } from '../../texts';
import type { RegistrationField } from './registration-steps';
import type { ClinicRegistrationState } from './use-clinic-registration';

export const fieldId = (name: string): string => `register-${name}`;

export interface RegistrationFieldProps {
  form: ClinicRegistrationState;
  name: Exclude<RegistrationField, 'plan'>;
  hint?: string;
  required?: boolean;
  children: ReactNode;
}

/** A field with its label, error and whether it may be left out. */
export function RegistrationFormField({
  form,
  name,
  hint,
  required = false,
  children,
}: RegistrationFieldProps) {
  const t = useText();
  return (
    <FormField
      id={fieldId(name)}
      label={t(`clinic.register.${name}`)}
      error={form.errorOf(name)}
      hint={hint}
      required={required}
      optionalLabel={required ? undefined : t('clinic.register.optional')}
    >
      {children}
    </FormField>
  );
}

export interface StepProps {
  form: ClinicRegistrationState;
  fields: readonly RegistrationField[];
}
