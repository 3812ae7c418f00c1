import type { ReactNode } from 'react';
import { Link } from '../router/link';
import { Button, Card, Cluster, Stack } from '@tbt/design-system';
import { useText } from '../texts';

/** Where a visitor without an account begins, when it is not the general sign-up. */
export interface SignUpLink {
  label: string;
  to: string;
  /** Before the log-in. */
  isFirst?: boolean;
}

export interface SignInCallProps {
  title?: string;
  reason?: string;
  /** What a visitor may already know. */
  details?: ReactNode;
  signUp?: SignUpLink;
  to: (tab: 'login' | 'signup') => string;
}

export function SignInCall({ title, reason, details, signUp, to }: SignInCallProps) {
  const t = useText();
  const create = (
    <Button asChild variant={signUp?.isFirst ? 'primary' : 'secondary'}>
      <Link to={signUp?.to ?? to('signup')}>{signUp?.label ?? t('webKit.signIn.create')}</Link>
    </Button>
  );
  const actions = (
    <Cluster>
      {signUp?.isFirst && create}
      <Button asChild variant={signUp?.isFirst ? 'secondary' : 'primary'}>
        <Link to={to('login')}>{t('webKit.signIn.action')}</Link>
      </Button>
      {!signUp?.isFirst && create}
    </Cluster>
  );
  return (
    <Card as="section" title={title ?? t('webKit.signIn.title')} titleAs="h2" footer={actions}>
      <Stack gap="3">
        <p>{reason ?? t('webKit.signIn.body')}</p>
        {details}
      </Stack>
    </Card>
  );
}
