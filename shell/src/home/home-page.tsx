import { lazy, Suspense } from 'react';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';

// The hero fills the first screen: the rest, with its form, arrives while it is read.
const HomeBody = lazy(async () => ({ default: (await import('./home-body')).HomeBody }));

/** The landing page. */
export const HomePage = () => (
  <>
    <HomeHero />
    <Suspense fallback={<div className={styles.room} />}>
      <HomeBody />
    </Suspense>
  </>
);
