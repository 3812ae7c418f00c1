import { CLINIC_ROLES, inviteMemberFormRule, optionLabel } from '@tbt/contracts';
import {
  Banner,
  Button,
  Card,
  FormField,
  FormLayout,
  Select,
  TextField,
  toast,
} from '@tbt/design-system';
import { detailOf, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { InviteClinicMemberDocument } from '../../generated/graphql';
import { useText } from '../../texts';

interface InviteMemberFormProps {
  clinicId: number;
  onInvited: () => Promise<unknown>;
}

export function InviteMemberForm({ clinicId, onInvited }: InviteMemberFormProps) {
  const t = useText();
  const { locale } = useLocale();
  const [invite] = useMutation(InviteClinicMemberDocument);
  const form = useRuleForm(inviteMemberFormRule, {
    defaults: { email: '', role: 'scheduler' },
    submit: async (values) => {
      const input = { clinicId: String(clinicId), ...values };
      const { data } = await invite({ variables: { input } });
      const errors = data?.inviteClinicMember.errors ?? [];
      if (errors.length > 0) return errors;
      toast({ title: t('clinic.team.invited', { email: values.email }) });
      form.reset({ email: '', role: values.role });
      await onInvited();
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('clinic.team.inviteFailed'),
        description: detailOf(error),
      }),
  });
  return (
    <Card
      as="section"
      title={t('clinic.team.invite')}
      titleAs="h2"
      subtitle={t('clinic.team.inviteHint')}
    >
      <FormLayout onSubmit={form.onSubmit} aria-label={t('clinic.team.invite')}>
        <FormField label={t('clinic.team.email')} error={form.errorOf('email')} required>
          <TextField type="email" autoComplete="off" {...form.register('email')} />
        </FormField>
        <FormField label={t('clinic.team.role')} error={form.errorOf('role')} required>
          <Select
            options={CLINIC_ROLES.map((role) => ({
              value: role,
              label: optionLabel(locale, 'clinicRole', role),
            }))}
            {...form.register('role')}
          />
        </FormField>
        {form.formErrors.map((message) => (
          <Banner key={message} tone="danger" live="alert">
            {message}
          </Banner>
        ))}
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('clinic.team.inviting')}>
          {t('clinic.team.send')}
        </Button>
      </FormLayout>
    </Card>
  );
}
