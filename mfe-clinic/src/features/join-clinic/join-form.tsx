import { joinClinicFormRule, paths } from '@tbt/contracts';
import {
  Banner,
  Button,
  FormField,
  FormLayout,
  PasswordField,
  TextField,
  toast,
} from '@tbt/design-system';
import { detailOf, useNavigate, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { AccountAgreement } from '@tbt/people-ui';
import { JoinClinicDocument } from '../../generated/graphql';
import { useText } from '../../texts';

interface JoinFormProps {
  token: string;
  email: string;
  onJoined: () => void;
}

export function JoinForm({ token, email, onJoined }: JoinFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const { logIn } = useSession();
  const [join] = useMutation(JoinClinicDocument);
  const form = useRuleForm(joinClinicFormRule, {
    defaults: { firstName: '', lastName: '', password: '' },
    submit: async (values) => {
      const { data } = await join({ variables: { input: { ...values, token } } });
      const errors = data?.joinClinic.errors ?? [];
      if (errors.length > 0) return errors;
      onJoined();
      await logIn({ email, password: values.password });
      await navigate(paths.clinicDashboard(), { replace: true });
    },
    showsFailure: true,
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('clinic.join.failed'),
        description: detailOf(error),
      }),
  });
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('clinic.join.title')}>
      <FormField label={t('clinic.join.firstName')} error={form.errorOf('firstName')} required>
        <TextField autoComplete="given-name" {...form.register('firstName')} />
      </FormField>
      <FormField label={t('clinic.join.lastName')} error={form.errorOf('lastName')} required>
        <TextField autoComplete="family-name" {...form.register('lastName')} />
      </FormField>
      <FormField
        label={t('clinic.join.password')}
        hint={t('clinic.join.passwordHint')}
        error={form.errorOf('password')}
        required
      >
        <PasswordField
          autoComplete="new-password"
          showLabel={t('clinic.join.showPassword')}
          hideLabel={t('clinic.join.hidePassword')}
          {...form.register('password')}
        />
      </FormField>
      {form.formErrors.map((message) => (
        <Banner key={message} tone="danger" live="alert">
          {message}
        </Banner>
      ))}
      <AccountAgreement />
      <Button type="submit" loading={form.isSubmitting} loadingLabel={t('clinic.join.joining')}>
        {t('clinic.join.create')}
      </Button>
    </FormLayout>
  );
}
