import { useEffect, useRef, useState } from 'react';
import { Container, IconButton, useBackCloses } from '@tbt/design-system';
import { Link, NavLink, useLocation, useSession } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { RemoteSlot } from '../remotes/remote-slot';
import { useText } from '../texts';
import { AccountArea } from './account-area';
import { BrandMark } from './brand-mark';
import { LanguageSwitch } from './language-switch';
import { topLinksFor } from './navigation-links';
import { SmallMenu } from './small-menu';
import { ThemeSwitch } from './theme-switch';
import styles from './top-bar.module.css';

const MENU_ID = 'small-menu';

export function TopBar() {
  const t = useText();
  const { viewer } = useSession();
  const { work, others } = topLinksFor(viewer?.role);
  // The role's own work has a row to itself.
  const rows = viewer?.role ? [work, others] : [[...work, ...others]];
  const { key } = useLocation();
  // Where it was opened: it closes with every navigation.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <header className={styles.bar}>
      <Container className={styles.row}>
        <Link to={paths.home()} className={styles.brand}>
          <BrandMark />
          <span className={styles.name}>{t('shell.brand')}</span>
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          {viewer && (
            <span className={styles.unread}>
              <RemoteSlot name="top-bar.unread-messages" />
            </span>
          )}
          {viewer && <RemoteSlot name="top-bar.notifications" />}
          <AccountArea />
          <span className={styles.toggle}>
            <IconButton
              ref={toggle}
              icon={isOpen ? 'close' : 'menu'}
              label={t(isOpen ? 'shell.menu.close' : 'shell.menu.open')}
              aria-expanded={isOpen}
              aria-controls={MENU_ID}
              onClick={() => setOpenAt(isOpen ? null : key)}
            />
          </span>
        </div>
      </Container>
      <nav className={styles.navigation} aria-label={t('shell.nav.label')}>
        <Container>
          {rows.map((row) => (
            <ul key={row[0]?.to} className={styles.links}>
              {row.map(({ to, label }) => (
                <li key={to} data-work={work.some((link) => link.to === to) || undefined}>
                  <NavLink to={to} className={styles.link}>
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        </Container>
      </nav>
      {isOpen && <SmallMenu id={MENU_ID} onClose={close} />}
    </header>
  );
}
