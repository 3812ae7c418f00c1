import { Button, Container } from '@tbt/design-system';
import { Link, NavLink, useSession } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';
import { menuGroupsFor } from './navigation-links';
import styles from './small-menu.module.css';

export interface SmallMenuProps {
  id: string;
  /** Called when a link is selected. */
  onClose: () => void;
}

/** The small-screen menu: three groups by audience, sign-in and sign-up. */
export function SmallMenu({ id, onClose }: SmallMenuProps) {
  const t = useText();
  const { viewer } = useSession();
  return (
    <nav id={id} className={styles.menu} aria-label={t('shell.menu.label')}>
      <Container className={styles.groups}>
        {menuGroupsFor(viewer?.role).map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{t(title)}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.link} onClick={onClose}>
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!viewer && (
          <div className={styles.actions}>
            <Button asChild variant="secondary" fullWidth>
              <Link to={paths.auth()} onClick={onClose}>
                {t('shell.nav.signIn')}
              </Link>
            </Button>
            <Button asChild fullWidth>
              <Link to={paths.auth({ tab: 'signup' })} onClick={onClose}>
                {t('shell.nav.signUp')}
              </Link>
            </Button>
          </div>
        )}
      </Container>
    </nav>
  );
}
