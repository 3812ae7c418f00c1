import { useState } from 'react';
import { newPasswordFormRule, paths } from '@tbt/contracts';
import { Button, ErrorState, FormLayout, toast } from '@tbt/design-system';
import { detailOf, useNavigate, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ResetPasswordDocument } from '../../generated/graphql';
import { NewPasswordFields } from '../../parts/new-password-fields';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';

export function NewPasswordForm({ token }: { token: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { viewer, expire } = useSession();
  const [linkProblem, setLinkProblem] = useState<string | null>(null);
  const [reset] = useMutation(ResetPasswordDocument);
  const form = useRuleForm(newPasswordFormRule, {
    defaults: { password: '', confirmPassword: '' },
    submit: async ({ password }) => {
      const { data } = await reset({ variables: { input: { token, password } } });
      const errors = data?.resetPassword.errors ?? [];
      const atLink = errors.find(({ path }) => path[0] === 'token');
      if (atLink) setLinkProblem(atLink.message);
      if (errors.length > 0) return errors;
      if (viewer) expire();
      toast({ title: t('profile.reset.done'), description: t('profile.reset.doneDetail') });
      await navigate(paths.auth(), { replace: true });
    },
    showsFailure: true,
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.reset.failed'),
        description: detailOf(error),
      }),
  });
  if (linkProblem)
    return (
      <ErrorState
        title={t('profile.reset.linkFailed')}
        description={linkProblem}
        retryLabel={t('profile.reset.newLink')}
        onRetry={() => void navigate(paths.resetPassword(), { replace: true })}
      />
    );
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.reset.newTitle')}>
      <NewPasswordFields register={form.register} errorOf={form.errorOf} />
      <FormProblems messages={form.formErrors} />
      <Button type="submit" loading={form.isSubmitting} loadingLabel={t('profile.reset.saving')}>
        {t('profile.reset.save')}
      </Button>
    </FormLayout>
  );
}
