import { optionLabel } from '@tbt/contracts';
import { Card, Grid, Heading, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../texts';
import { LandingSection } from './landing-section';
import styles from './home-page.module.css';

const TYPES = ['hygienist', 'assistant'] as const;
const TIERS = ['1', '2', '3'] as const;

export function ProfessionalTypes() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <LandingSection title={t('shell.home.types')}>
      <Grid as="ul" gap="5" column="large" stretch className={styles.cards}>
        {TYPES.map((type) => (
          <Card key={type} as="li" title={optionLabel(locale, 'role', type)} titleAs="h3">
            <Text tone="muted">{t(`shell.home.types.${type}`)}</Text>
          </Card>
        ))}
      </Grid>
      <Heading as="h3">{t('shell.home.tiers')}</Heading>
      <ol className={styles.steps}>
        {TIERS.map((tier) => (
          <li key={tier} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {tier}
            </span>
            <Text>{t(`shell.home.tiers.${tier}`)}</Text>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
