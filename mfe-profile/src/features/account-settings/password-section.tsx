import { changePasswordFormRule } from '@tbt/contracts';
import { Button, Card, FormField, FormLayout, PasswordField, toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ChangePasswordDocument } from '../../generated/graphql';
import { NewPasswordFields } from '../../parts/new-password-fields';
import { useText } from '../../texts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password and ends all other sessions. */
export function PasswordSection() {
  const t = useText();
  const [change] = useMutation(ChangePasswordDocument);
  const form = useRuleForm(changePasswordFormRule, {
    defaults: EMPTY,
    submit: async ({ currentPassword, password }) => {
      const { data } = await change({ variables: { input: { currentPassword, password } } });
      const errors = data?.changePassword.errors ?? [];
      if (errors.length > 0) return errors;
      toast({
        title: t('profile.account.password.done'),
        description: t('profile.account.password.doneDetail'),
      });
      form.reset(EMPTY);
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.account.failed'),
        description: detailOf(error),
      }),
  });
  return (
    <Card
      as="section"
      title={t('profile.account.password.title')}
      titleAs="h2"
      subtitle={t('profile.account.password.hint')}
    >
      <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.account.password.title')}>
        <FormField
          label={t('profile.account.currentPassword')}
          error={form.errorOf('currentPassword')}
          required
        >
          <PasswordField
            autoComplete="current-password"
            showLabel={t('profile.auth.showPassword')}
            hideLabel={t('profile.auth.hidePassword')}
            {...form.register('currentPassword')}
          />
        </FormField>
        <NewPasswordFields register={form.register} errorOf={form.errorOf} />
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('profile.reset.saving')}>
          {t('profile.account.password.save')}
        </Button>
      </FormLayout>
    </Card>
  );
}
