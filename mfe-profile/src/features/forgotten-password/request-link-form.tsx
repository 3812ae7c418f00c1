import { useState } from 'react';
import { paths, requestPasswordResetRule } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  FormField,
  FormLayout,
  Icon,
  Stack,
  TextField,
  TextLink,
  toast,
} from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { RequestPasswordResetDocument } from '../../generated/graphql';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';

/** Requests a link by email; the answer does not reveal whether the account exists. */
export function RequestLinkForm() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request] = useMutation(RequestPasswordResetDocument);
  const form = useRuleForm(requestPasswordResetRule, {
    defaults: { email: '' },
    keepDraftKey: 'request-password-reset',
    submit: async (input) => {
      const { data } = await request({ variables: { input } });
      const errors = data?.requestPasswordReset.errors ?? [];
      if (errors.length === 0) setSentTo(input.email);
      return errors;
    },
    showsFailure: true,
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.reset.requestFailed'),
        description: detailOf(error),
      }),
  });
  const back = (
    <TextLink asChild>
      <Link to={paths.auth()}>{t('profile.reset.back')}</Link>
    </TextLink>
  );
  if (sentTo !== null)
    return (
      <Stack gap="4">
        <Banner
          tone="success"
          live="status"
          icon={<Icon name="mail" />}
          title={t('profile.reset.sent')}
        >
          {t('profile.reset.sentDetail', { email: sentTo })}
        </Banner>
        <Cluster>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {t('profile.reset.again')}
          </Button>
          {back}
        </Cluster>
      </Stack>
    );
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.reset.title')}>
      <FormField label={t('profile.auth.email')} error={form.errorOf('email')} required>
        <TextField type="email" autoComplete="username" {...form.register('email')} />
      </FormField>
      <FormProblems messages={form.formErrors} />
      <Cluster>
        <Button
          type="submit"
          loading={form.isSubmitting}
          loadingLabel={t('profile.reset.requesting')}
        >
          {t('profile.reset.request')}
        </Button>
        {back}
      </Cluster>
    </FormLayout>
  );
}
