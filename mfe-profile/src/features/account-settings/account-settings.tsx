import type { ReactNode } from 'react';
import { LOCALES } from '@tbt/contracts';
import { Card, Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { AccountSettingsFragmentDoc } from '../../generated/graphql';
import { PlanLine } from '../../parts/plan-line';
import { useText } from '../../texts';
import { EmailSection } from './email-section';
import { LanguageSection } from './language-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';

type AccountSettingsProps = {
  person: FragmentType<typeof AccountSettingsFragmentDoc>;
  children?: ReactNode;
};

export function AccountSettings({ person: reference, children }: AccountSettingsProps) {
  const person = readFragment(AccountSettingsFragmentDoc, reference);
  const t = useText();
  const locale = LOCALES.find((known) => known === person.locale) ?? 'en-CA';
  return (
    <Stack gap="6">
      <EmailSection
        email={person.email ?? ''}
        isConfirmed={person.isEmailConfirmed === true}
        pendingEmail={person.pendingEmail ?? null}
      />
      {person.role === 'clinic' && (
        <Card as="section" title={t('profile.plan.title')} titleAs="h2">
          <PlanLine person={person} />
        </Card>
      )}
      <PasswordSection />
      <LanguageSection locale={locale} />
      <SessionsSection sessions={person.sessions} />
      {children}
    </Stack>
  );
}
