import { Card, Page, Tabs } from '@tbt/design-system';
import { useSearchParams } from '@tbt/web-kit';
import { LogInForm } from '../features/log-in/log-in-form';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { useText } from '../texts';

/** /auth: log in or sign up. */
export function AuthPage() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'signup' ? 'signup' : 'login';
  const show = (next: string) =>
    setQuery(
      (current) => {
        if (next === 'signup') current.set('tab', next);
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  return (
    <Page title={t('profile.auth.heading')} description={t('profile.auth.tagline')} width="narrow">
      <Card as="div">
        <Tabs
          stretch
          label={t('profile.auth.title')}
          value={tab}
          onValueChange={show}
          items={[
            { value: 'login', label: t('profile.auth.logIn'), content: <LogInForm /> },
            {
              value: 'signup',
              label: t('profile.auth.signUp'),
              content: <SignUpForm onSignedUp={() => show('login')} />,
            },
          ]}
        />
      </Card>
    </Page>
  );
}
