import { lazy, Suspense } from 'react';
import { Container } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { RemoteSlot } from '../remotes/remote-slot';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';

// The hero fills the first screen: the rest, with its form, arrives while it is read.
const HomeBody = lazy(async () => ({ default: (await import('./home-body')).HomeBody }));

/** The landing page; whoever is signed in finds the next shift on it. */
export function HomePage() {
  const { viewer } = useSession();
  return (
    <>
      <HomeHero />
      {viewer && (
        <Container className={styles.nextShift}>
          <RemoteSlot name="home.next-shift" />
        </Container>
      )}
      <Suspense fallback={<div className={styles.room} />}>
        <HomeBody />
      </Suspense>
    </>
  );
}
