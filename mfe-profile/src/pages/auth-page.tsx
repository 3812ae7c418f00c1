import { useState } from 'react';
import { Card, Icon, Page } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { ReferredNote } from '@tbt/people-ui';
import { draftStore, useSearchParams, useSession } from '@tbt/web-kit';
import { LOG_IN_DRAFT, LogInForm } from '../features/log-in/log-in-form';
import { LogInReason } from '../features/log-in/log-in-reason';
import { SignedInCard } from '../features/log-in/signed-in-card';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { useText } from '../texts';
import styles from './auth-page.module.css';

const POINTS = [
  { key: 'sameDay', icon: 'clock' },
  { key: 'checked', icon: 'shield' },
  { key: 'direct', icon: 'dollar' },
] as const;

/** /auth: log in or sign up. */
export function AuthPage() {
  const t = useText();
  const { viewer } = useSession();
  // The form stays mounted between a log-in or sign-up and the next page.
  const [isEntering, setIsEntering] = useState(false);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab') ?? (query.get('ref') ? 'signup' : 'login');
  const tab = asked === 'signup' ? 'signup' : 'login';
  const show = (next: string) =>
    setQuery(
      (current) => {
        if (next === 'signup') current.set('tab', next);
        else if (current.get('ref')) current.set('tab', next);
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  const page = {
    title: t('profile.auth.heading'),
    description: t('profile.auth.tagline'),
    width: 'narrow',
  } as const;
  if (viewer && !isEntering)
    return (
      <Page {...page}>
        <ReferredNote code={query.get('ref')} />
        <SignedInCard viewer={viewer} />
      </Page>
    );
  return (
    <Page {...page} width="text">
      <LogInReason
        returnTo={query.get('returnTo')}
        onSignUp={tab === 'login' ? () => show('signup') : undefined}
      />
      <ReferredNote code={query.get('ref')} />
      <div className={styles.sides}>
        <Card as="div">
          <Tabs
            stretch
            label={t('profile.auth.title')}
            value={tab}
            onValueChange={show}
            items={[
              {
                value: 'login',
                label: t('profile.auth.logIn'),
                content: <LogInForm onLoggingIn={() => setIsEntering(true)} />,
              },
              {
                value: 'signup',
                label: t('profile.auth.signUp'),
                content: (
                  <SignUpForm
                    onSigningUp={() => setIsEntering(true)}
                    onLogInNeeded={(email) => {
                      draftStore.write(LOG_IN_DRAFT, { email });
                      show('login');
                    }}
                  />
                ),
              },
            ]}
          />
        </Card>
        <ul className={styles.points}>
          {POINTS.map(({ key, icon }) => (
            <li key={key} className={styles.point}>
              <Icon name={icon} />
              {t(`profile.auth.point.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
