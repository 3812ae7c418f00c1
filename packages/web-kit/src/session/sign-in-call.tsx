import type { ReactNode } from 'react';
import { Link } from '../router/link';
import { Button, Card, Cluster, Stack } from '@tbt/design-system';
import { useText } from '../texts';

/** Where a visitor without an account begins, when it is not the general sign-up. */
export interface SignUpLink {
  label: string;
  to: string;
}

export interface SignInCallProps {
  reason?: string;
  /** What a visitor may already know. */
  details?: ReactNode;
  signUp?: SignUpLink;
  to: (tab: 'login' | 'signup') => string;
}

export function SignInCall({ reason, details, signUp, to }: SignInCallProps) {
  const t = useText();
  const actions = (
    <Cluster>
      <Button asChild>
        <Link to={to('login')}>{t('webKit.signIn.action')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={signUp?.to ?? to('signup')}>{signUp?.label ?? t('webKit.signIn.create')}</Link>
      </Button>
    </Cluster>
  );
  return (
    <Card as="section" title={t('webKit.signIn.title')} titleAs="h2" footer={actions}>
      <Stack gap="3">
        <p>{reason ?? t('webKit.signIn.body')}</p>
        {details}
      </Stack>
    </Card>
  );
}
