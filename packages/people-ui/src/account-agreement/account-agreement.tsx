import { ACCOUNT_CONSENTS, CONSENT_TEXTS, paths } from '@tbt/contracts';
import { Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { useText } from '../texts';

export function AccountAgreement() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <Stack gap="1">
      <Text size="small" tone="muted">
        {t('peopleUi.agreement.lead')}
      </Text>
      {ACCOUNT_CONSENTS.map((purpose) => (
        <Text key={purpose} size="small">
          <TextLink asChild>
            <Link to={paths.legal(purpose)}>{CONSENT_TEXTS[purpose][locale]}</Link>
          </TextLink>
        </Text>
      ))}
    </Stack>
  );
}
