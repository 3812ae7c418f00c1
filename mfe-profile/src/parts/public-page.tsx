import { paths, type Role } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, Link, PageHead, useNavigate } from '@tbt/web-kit';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../texts';

type Person = { id: string; role?: Role | null; firstName: string; lastName: string };

export interface PublicPageProps {
  kind: 'professional' | 'clinic';
  /** Undefined while loading, null if not found. */
  person: Person | null | undefined;
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** Frame of a public profile: loading, failed, not found, or a redirect. */
export function PublicPage({ kind, person, error, onRetry, children }: PublicPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const isElsewhere = person ? (person.role === 'clinic') !== (kind === 'clinic') : false;
  useEffect(() => {
    if (!person || !isElsewhere) return;
    const address = kind === 'clinic' ? paths.professional(person.id) : paths.clinic(person.id);
    void navigate(address, { replace: true });
  }, [person, isElsewhere, kind, navigate]);
  const name = person ? `${person.firstName} ${person.lastName}` : null;
  const isShown = person && !isElsewhere;
  return (
    <Page title={name ?? t(`profile.public.${kind}.title`)} width="text">
      {isShown && name && (
        <PageHead title={name} description={t(`profile.public.${kind}.description`)} />
      )}
      {person === null && (
        <PageHead
          title={t('profile.public.missing')}
          description={t('profile.public.missingHint')}
        />
      )}
      {isShown && children}
      {person === null && (
        <EmptyState
          icon="search"
          title={t('profile.public.missing')}
          description={t('profile.public.missingHint')}
          action={
            <Button asChild variant="secondary">
              <Link to={kind === 'clinic' ? paths.jobs() : paths.browseProfessionals()}>
                {t(`profile.public.${kind}.back`)}
              </Link>
            </Button>
          }
        />
      )}
      {person === undefined && Boolean(error) && (
        <ErrorState
          title={t('profile.public.failed')}
          description={detailOf(error)}
          retryLabel={t('profile.retry')}
          onRetry={onRetry}
        />
      )}
      {person === undefined && !error && (
        <Spinner label={t('profile.public.loading')} layout="page" />
      )}
    </Page>
  );
}
