import { Container, Text } from '@tbt/design-system';
import { draftStore, useIsHydrated } from '@tbt/web-kit';
import { hydratedOnUse } from '../hydrated-on-use';
import { useText } from '../texts';
import { Audiences } from './audiences';
import { HowItWorks } from './how-it-works';
import { LandingSection, Points, Ticks, type Point } from './landing-section';
import { ProfessionalTypes } from './professional-types';
import { Questions } from './questions';
import { WAITLIST_DRAFT } from './waitlist-draft';
import styles from './home-page.module.css';

export const WaitlistForm = hydratedOnUse(
  async () => (await import('./waitlist-form')).WaitlistForm,
  <div className={styles.formRoom} />,
);

const REASONS: readonly Point[] = [
  { title: 'shell.home.why.sameDay', text: 'shell.home.why.sameDayText', icon: 'bolt' },
  { title: 'shell.home.why.verified', text: 'shell.home.why.verifiedText', icon: 'shield' },
  { title: 'shell.home.why.ai', text: 'shell.home.why.aiText', icon: 'sparkle' },
  { title: 'shell.home.why.messages', text: 'shell.home.why.messagesText', icon: 'message' },
  { title: 'shell.home.why.direct', text: 'shell.home.why.directText', icon: 'dollar' },
  { title: 'shell.home.why.fast', text: 'shell.home.why.fastText', icon: 'clock' },
];

const CULTURE: readonly Point[] = [
  { title: 'shell.home.culture.style', text: 'shell.home.culture.styleText', icon: 'users' },
  { title: 'shell.home.culture.focus', text: 'shell.home.culture.focusText', icon: 'tooth' },
  { title: 'shell.home.culture.words', text: 'shell.home.culture.wordsText', icon: 'globe' },
];

/** Everything below the hero. */
export function HomeBody() {
  const t = useText();
  const hasDraft = useIsHydrated() && Object.keys(draftStore.read(WAITLIST_DRAFT)).length > 0;
  return (
    <Container className={styles.sections}>
      <LandingSection title={t('shell.home.what')} lead={t('shell.home.whatText')} />
      <Audiences />
      <LandingSection title={t('shell.home.problem')}>
        <div className={styles.contrast}>
          <Text>{t('shell.home.problem.before')}</Text>
          <Text strong>{t('shell.home.problem.after')}</Text>
        </div>
      </LandingSection>
      <HowItWorks />
      <LandingSection title={t('shell.home.why')}>
        <Points points={REASONS} />
      </LandingSection>
      <LandingSection title={t('shell.home.standards')} lead={t('shell.home.standardsLead')}>
        <Ticks
          items={[
            'shell.home.standards.licence',
            'shell.home.standards.certificate',
            'shell.home.standards.insurance',
            'shell.home.standards.background',
            'shell.home.standards.conduct',
          ]}
        />
      </LandingSection>
      <ProfessionalTypes />
      <LandingSection title={t('shell.home.culture')} lead={t('shell.home.why.cultureText')}>
        <Points points={CULTURE} />
      </LandingSection>
      <LandingSection title={t('shell.home.trust')} lead={t('shell.home.trustLead')}>
        <Ticks
          items={[
            'shell.home.trust.agree',
            'shell.home.trust.write',
            'shell.home.trust.invoice',
            'shell.home.trust.report',
          ]}
        />
      </LandingSection>
      <Questions />
      <LandingSection
        title={t('shell.waitlist.title')}
        lead={t('shell.waitlist.lead')}
        id="waitlist"
      >
        <WaitlistForm className={styles.waitlist} isNeeded={hasDraft} />
      </LandingSection>
    </Container>
  );
}
