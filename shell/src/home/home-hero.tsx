import { Button, Container, Heading, Icon, Text } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';
import { BrandMark } from '../layout/brand-mark';
import { HeroPicture } from './hero-picture';
import { PromoBanner } from './promo-banner';
import { useMarketSize } from './use-market-size';
import styles from './home-hero.module.css';

const BADGES = [
  { key: 'professionals', icon: 'users' },
  { key: 'clinics', icon: 'clinic' },
  { key: 'sameDay', icon: 'bolt' },
] as const;

function BrandTitle() {
  const t = useText();
  return (
    <p className={styles.brand}>
      <BrandMark className={styles.tooth} />
      {t('shell.brand')
        .split(' ')
        .map((word, index) => (
          <span key={word} className={styles.word} data-step={index}>
            {word}{' '}
          </span>
        ))}
    </p>
  );
}

/** Launch offer, name, tagline, figures and the two sign-up links. */
export function HomeHero() {
  const t = useText();
  const formats = useFormats();
  const size = useMarketSize();
  const figures = {
    professionals: formats.number(size.professionals),
    clinics: formats.number(size.clinics),
  };
  return (
    <section className={styles.hero}>
      <Container>
        <PromoBanner />
      </Container>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <BrandTitle />
          <Heading as="h1" size="display" className={styles.title}>
            {t('shell.tagline')}
          </Heading>
          <Text size="lead" className={styles.lead}>
            {t('shell.home.description')}
          </Text>
          <div className={styles.actions}>
            <Button asChild size="large">
              <Link to={paths.profile()}>{t('shell.home.join')}</Link>
            </Button>
            <Button asChild size="large" variant="secondary" className={styles.quiet}>
              <Link to={paths.postJob()}>{t('shell.home.post')}</Link>
            </Button>
          </div>
          <ul className={styles.badges}>
            {BADGES.map(({ key, icon }) => (
              <li key={key} className={styles.badge}>
                <Icon name={icon} />
                {t(`shell.home.badge.${key}`, figures)}
              </li>
            ))}
          </ul>
        </div>
        <HeroPicture />
      </Container>
    </section>
  );
}
