import {
  greetingName,
  paths,
  ROLES,
  safeReturnPath,
  type signUpFormRule,
  type SignUpValues,
} from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, returnPlace, useNavigate, useSearchParams, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useText } from '../../texts';

const loadRule = async () => (await import('./sign-up-rule')).signUpFormRule;
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

/** The next step by role: licence for professionals, photo for clinics. */
const nextStepOf = (role: SignUpValues['role']): string =>
  role === 'clinic' ? paths.profile() : paths.profile('verification');

export interface SignUpSteps {
  /** Called before the account is created: its session may begin at any moment. */
  onSigningUp: () => void;
  /** Called when the account has no session yet. */
  onLogInNeeded: (email: string) => void;
}

/** The sign-up form; then logs in and opens the previous page or the next step. */
export function useSignUp({ onSigningUp, onLogInNeeded }: SignUpSteps) {
  const t = useText();
  const navigate = useNavigate();
  const { signUp, logIn } = useSession();
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  const role = ROLES.find((known) => known === query.get('role')) ?? EMPTY.role;

  const create = async (values: SignUpValues) => {
    try {
      await signUp(values);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('profile.signUp.failed'),
        description: detailOf(error),
      });
      throw error;
    }
  };
  const enter = async ({ email, password, firstName, lastName, role }: SignUpValues) => {
    try {
      await logIn({ email, password });
    } catch {
      toast({ title: t('profile.signUp.done'), description: t('profile.signUp.doneDetail') });
      onLogInNeeded(email);
      return;
    }
    if (returnTo) returnPlace.keep(returnTo);
    await navigate(returnTo ? safeReturnPath(returnTo) : nextStepOf(role), { replace: true });
    toast({
      title: t('profile.signUp.welcome', {
        name: greetingName({ role, firstName, lastName }),
      }),
      description: t(
        role === 'hygienist' ? 'profile.signUp.licenceNext' : 'profile.signUp.welcomeDetail',
      ),
    });
  };

  return useRuleForm<typeof signUpFormRule, typeof EMPTY>(loadRule, {
    defaults: { ...EMPTY, role },
    keepDraftKey: 'sign-up',
    submit: async ({ confirmPassword: _typedTwice, ...typed }) => {
      const values = { ...typed, referralCode: query.get('ref') };
      onSigningUp();
      await create(values);
      await enter(values);
    },
    // Already shown.
    onFailure: () => undefined,
    showsFailure: true,
  });
}

export type SignUpFormState = ReturnType<typeof useSignUp>;
