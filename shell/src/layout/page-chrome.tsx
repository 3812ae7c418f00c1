import { useEffect, useRef, type ReactNode } from 'react';
import { dismissToastsOfLeftPage, Toaster } from '@tbt/design-system';
import { useLocation } from '@tbt/web-kit';
import { useText } from '../texts';
import { CornerNotices } from './corner-notices';
import { DemoClockRibbon } from './demo-clock-ribbon';
import { SiteFooter } from './site-footer';
import { StrayErrorNotice } from './stray-error-notice';
import { TopBar } from './top-bar';
import { useScrollPlace } from './use-scroll-place';
import styles from './page-chrome.module.css';

const CONTENT_ID = 'content';

/** Header, footer and main area of every page, with scroll restoration and focus management. */
export function PageChrome({ children }: { children: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  useScrollPlace(main);
  const { pathname } = useLocation();
  useEffect(() => dismissToastsOfLeftPage(), [pathname]);
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {t('shell.skip')}
      </a>
      <DemoClockRibbon />
      <TopBar />
      <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <CornerNotices />
      <StrayErrorNotice />
      <Toaster label={t('shell.toasts.label')} closeLabel={t('shell.toasts.close')} />
    </>
  );
}
