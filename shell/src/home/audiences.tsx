import { paths } from '@tbt/contracts';
import { Card, Grid, Icon, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../texts';
import { LandingSection } from './landing-section';
import styles from './home-page.module.css';

const AUDIENCES = [
  { key: 'clinic', icon: 'clinic', to: paths.clinicRegistration() },
  { key: 'hygienist', icon: 'shield', to: paths.createProfile('hygienist') },
  { key: 'assistant', icon: 'users', to: paths.createProfile('assistant') },
] as const;

export function Audiences() {
  const t = useText();
  return (
    <LandingSection title={t('shell.home.audiences')} lead={t('shell.home.audiencesLead')}>
      <Grid as="ul" gap="5" className={styles.cards}>
        {AUDIENCES.map(({ key, icon, to }) => (
          <Card
            key={key}
            as="li"
            title={t(`shell.home.audience.${key}`)}
            titleAs="h3"
            aside={<Icon name={icon} />}
            footer={
              <TextLink asChild>
                <Link to={to}>{t(`shell.home.audience.${key}Action`)}</Link>
              </TextLink>
            }
          >
            <Text tone="muted">{t(`shell.home.audience.${key}Text`)}</Text>
          </Card>
        ))}
      </Grid>
    </LandingSection>
  );
}
