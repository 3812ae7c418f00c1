import { paths } from '@tbt/contracts';
import { Button, Card, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../texts';
import { LandingSection } from './landing-section';
import styles from './home-page.module.css';

const STEPS = ['1', '2', '3'] as const;

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

export function HowItWorks() {
  const t = useText();
  return (
    <LandingSection title={t('shell.home.how')} lead={t('shell.home.howLead')}>
      <div className={styles.audiences}>
        <Steps audience="clinics" />
        <Steps audience="temps" />
      </div>
    </LandingSection>
  );
}
