import type { ReactNode } from 'react';
import { useLocation } from '../router/router';
import { paths, type Role } from '@tbt/contracts';
import { Spinner } from '@tbt/design-system';
import { FailedPart } from '../errors';
import { useText } from '../texts';
import { useSession } from './session-provider';
import { SignInCall, type SignUpLink } from './sign-in-call';
import type { SessionViewer } from './viewer';

export interface RequireSessionProps {
  /** The private content; a function receives the viewer. */
  children: ReactNode | ((viewer: SessionViewer) => ReactNode);
  /** Instead of the general title. */
  title?: string;
  /** Why signing in helps here, instead of the general sentence. */
  reason?: string;
  /** What a visitor may already know, under the reason. */
  details?: ReactNode;
  signUp?: SignUpLink;
  roles?: readonly Role[];
  fallback?: ReactNode;
}

export function RequireSession({
  children,
  title,
  reason,
  details,
  signUp,
  roles,
  fallback = null,
}: RequireSessionProps) {
  const t = useText();
  const { status, viewer, refresh } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Spinner label={t('webKit.session.loading')} layout="page" />;
  if (status === 'unavailable') return <FailedPart onRetry={() => void refresh()} />;
  if (!viewer) {
    const role = roles?.length === 1 ? roles[0] : undefined;
    const to = (tab: 'login' | 'signup') =>
      paths.auth({ tab, role: tab === 'signup' ? role : undefined, returnTo: pathname + search });
    return <SignInCall {...{ title, reason, details, signUp, to }} />;
  }
  if (roles && (viewer.role === null || !roles.includes(viewer.role))) return fallback;
  return typeof children === 'function' ? children(viewer) : children;
}
