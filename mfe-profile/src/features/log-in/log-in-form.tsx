import { paths, safeReturnPath } from '@tbt/contracts';
import {
  Button,
  FormField,
  FormLayout,
  PasswordField,
  TextField,
  TextLink,
  toast,
} from '@tbt/design-system';
import { detailOf, Link, useNavigate, useSearchParams, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';

export const LOG_IN_DRAFT = 'log-in';
const loadRule = async () => (await import('./log-in-rule')).logInRule;

export function LogInForm({ onLoggingIn }: { onLoggingIn?: () => void }) {
  const t = useText();
  const { logIn } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRuleForm(loadRule, {
    defaults: { email: '', password: '' },
    keepDraftKey: LOG_IN_DRAFT,
    submit: async (values) => {
      onLoggingIn?.();
      await logIn(values);
      toast({ title: t('profile.logIn.done'), description: t('profile.logIn.doneDetail') });
      await navigate(safeReturnPath(query.get('returnTo')), { replace: true });
    },
    showsFailure: true,
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.logIn.failed'),
        description: detailOf(error),
      }),
  });
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.auth.logIn')}>
      <FormField label={t('profile.auth.email')} error={form.errorOf('email')} required>
        <TextField type="email" autoComplete="username" {...form.register('email')} />
      </FormField>
      <FormField label={t('profile.auth.password')} error={form.errorOf('password')} required>
        <PasswordField
          autoComplete="current-password"
          showLabel={t('profile.auth.showPassword')}
          hideLabel={t('profile.auth.hidePassword')}
          {...form.register('password')}
        />
      </FormField>
      <FormProblems messages={form.formErrors} />
      <Button
        type="submit"
        fullWidth
        loading={form.isSubmitting}
        loadingLabel={t('profile.logIn.sending')}
      >
        {t('profile.logIn.submit')}
      </Button>
      <TextLink asChild>
        <Link to={paths.resetPassword()}>{t('profile.auth.forgot')}</Link>
      </TextLink>
    </FormLayout>
  );
}
