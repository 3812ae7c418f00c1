import { signUpFormRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useText } from '../../texts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'hygienist',
  province: '',
  city: '',
  password: '',
  confirmPassword: '',
};

/** The sign-up form's state; afterwards it is empty and the log-in tab is open. */
export function useSignUp(onSignedUp: () => void) {
  const t = useText();
  const { signUp } = useSession();
  const form = useRuleForm<typeof signUpFormRule, typeof EMPTY>(signUpFormRule, {
    defaults: EMPTY,
    keepDraftKey: 'sign-up',
    submit: async ({ confirmPassword: _typedTwice, ...values }) => {
      await signUp(values);
      toast({ title: t('profile.signUp.done'), description: t('profile.signUp.doneDetail') });
      onSignedUp();
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.signUp.failed'),
        description: detailOf(error),
      }),
  });
  return form;
}

export type SignUpFormState = ReturnType<typeof useSignUp>;
