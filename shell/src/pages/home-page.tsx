import { Button, Card, Container, Heading, Icon, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';

const STEPS = ['1', '2', '3'] as const;
const REASONS = [
  { key: 'culture', icon: 'users' },
  { key: 'verified', icon: 'shield' },
  { key: 'direct', icon: 'dollar' },
] as const;

function Steps({ audience }: { audience: 'clinics' | 'temps' }) {
  const t = useText();
  const isClinic = audience === 'clinics';
  const action = (
    <Button asChild variant="secondary">
      <Link to={isClinic ? paths.postJob() : paths.jobs()}>
        {t(isClinic ? 'shell.home.post' : 'shell.nav.findJobs')}
      </Link>
    </Button>
  );
  return (
    <Card as="section" title={t(`shell.home.${audience}`)} titleAs="h3" footer={action}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <Text>{t(`shell.home.${audience}.${step}`)}</Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The landing page. */
export function HomePage() {
  const t = useText();
  return (
    <>
      <HomeHero />
      <Container className={styles.sections}>
        <section className={styles.section}>
          <Heading>{t('shell.home.how')}</Heading>
          <div className={styles.audiences}>
            <Steps audience="clinics" />
            <Steps audience="temps" />
          </div>
        </section>
        <section className={styles.section}>
          <Heading>{t('shell.home.why')}</Heading>
          <div className={styles.reasons}>
            {REASONS.map(({ key, icon }) => (
              <div key={key} className={styles.reason}>
                <Icon name={icon} size="large" />
                <Heading as="h3">{t(`shell.home.why.${key}`)}</Heading>
                <Text tone="muted">{t(`shell.home.why.${key}Text`)}</Text>
              </div>
            ))}
          </div>
        </section>
      </Container>
    </>
  );
}
