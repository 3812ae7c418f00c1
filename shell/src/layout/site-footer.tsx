import { Container, Text, TextLink } from '@tbt/design-system';
import { Link, now } from '@tbt/web-kit';
import { CONTACT_EMAIL, PLACE_DATA_URL } from '../site/contact-details';
import { useSocialNetworks } from '../site/social-networks';
import { useText } from '../texts';
import { FOOTER_GROUPS } from './navigation-links';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const t = useText();
  const networks = useSocialNetworks();
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={styles.title}>{t(title)}</h2>
            <ul className={styles.list}>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <TextLink asChild variant="quiet">
                    <Link to={to}>{t(label)}</Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {networks.length > 0 && (
          <section aria-label={t('shell.footer.follow')}>
            <h2 className={styles.title}>{t('shell.footer.follow')}</h2>
            <ul className={styles.list}>
              {networks.map(({ name, url }) => (
                <li key={name}>
                  <TextLink href={url} variant="quiet" rel="noopener noreferrer" target="_blank">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Container>
      <Container className={styles.base}>
        <Text size="small">{t('shell.tagline')}</Text>
        <TextLink href={`mailto:${CONTACT_EMAIL}`} variant="quiet">
          {CONTACT_EMAIL}
        </TextLink>
        <Text size="small">{t('shell.footer.region')}</Text>
        <TextLink href={PLACE_DATA_URL} variant="quiet" rel="noopener noreferrer" target="_blank">
          {t('shell.footer.placeData')}
        </TextLink>
        <Text size="small">{t('shell.footer.rights', { year: String(now().getFullYear()) })}</Text>
      </Container>
    </footer>
  );
}
