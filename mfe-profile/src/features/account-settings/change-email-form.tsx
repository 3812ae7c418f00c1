import { changeEmailRule } from '@tbt/contracts';
import {
  Button,
  Disclosure,
  FormField,
  FormLayout,
  PasswordField,
  TextField,
  toast,
} from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { RequestEmailChangeDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Requests a link to a new address, which replaces the old one when opened. */
export function ChangeEmailForm() {
  const t = useText();
  const [request] = useMutation(RequestEmailChangeDocument);
  const form = useRuleForm(changeEmailRule, {
    defaults: { newEmail: '', currentPassword: '' },
    keepDraftKey: 'change-email',
    submit: async (input) => {
      const { data } = await request({ variables: { input } });
      const errors = data?.requestEmailChange.errors ?? [];
      if (errors.length > 0) return errors;
      toast({ title: t('profile.account.email.changeSent', { email: input.newEmail }) });
      form.reset({ newEmail: '', currentPassword: '' });
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
    <Disclosure summary={t('profile.account.email.change')}>
      <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.account.email.change')}>
        <FormField
          label={t('profile.account.email.new')}
          hint={t('profile.account.email.newHint')}
          error={form.errorOf('newEmail')}
          required
        >
          <TextField type="email" autoComplete="email" {...form.register('newEmail')} />
        </FormField>
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
        <Button
          type="submit"
          loading={form.isSubmitting}
          loadingLabel={t('profile.account.sending')}
        >
          {t('profile.account.email.send')}
        </Button>
      </FormLayout>
    </Disclosure>
  );
}
