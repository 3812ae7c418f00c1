import { FormField, PasswordField } from '@tbt/design-system';
import { useText } from '../texts';

type Name = 'password' | 'confirmPassword';

type NewPasswordFieldsProps = {
  register: (name: Name) => object;
  errorOf: (name: Name) => string | undefined;
};

export function NewPasswordFields({ register, errorOf }: NewPasswordFieldsProps) {
  const t = useText();
  const eye = {
    showLabel: t('profile.auth.showPassword'),
    hideLabel: t('profile.auth.hidePassword'),
  };
  return (
    <>
      <FormField
        label={t('profile.reset.newPassword')}
        hint={t('profile.auth.passwordHint')}
        error={errorOf('password')}
        required
      >
        <PasswordField autoComplete="new-password" {...eye} {...register('password')} />
      </FormField>
      <FormField
        label={t('profile.auth.confirmPassword')}
        error={errorOf('confirmPassword')}
        required
      >
        <PasswordField autoComplete="new-password" {...eye} {...register('confirmPassword')} />
      </FormField>
    </>
  );
}
