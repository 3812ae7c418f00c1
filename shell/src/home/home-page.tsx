import { Suspense } from 'react';
import { Spinner } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { preloadable } from '../preloadable';
import { useText } from '../texts';
import { HomeHero } from './home-hero';
import { MemberHome } from './member-home';
import styles from './home-page.module.css';

// The hero fills the first screen: the rest loads lazily.
export const HomeBody = preloadable(async () => (await import('./home-body')).HomeBody);

export function HomePage() {
  const t = useText();
  const { status, viewer } = useSession();
  if (viewer) return <MemberHome viewer={viewer} />;
  if (status === 'loading') return <Spinner label={t('shell.loading')} layout="page" />;
  return (
    <>
      <HomeHero />
      <Suspense fallback={<div className={styles.room} />}>
        <HomeBody />
      </Suspense>
    </>
  );
}
