import { CONSENT_TEXTS, paths } from '@tbt/contracts';
import { Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

/** The very words that opening an account agrees to, with the way to the full texts. */
export function AccountAgreement() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <Stack gap="1">
      <Text size="small" tone="muted">
        {t('clinic.register.agreement.lead')} {CONSENT_TEXTS.terms.text[locale]}{' '}
        {CONSENT_TEXTS.privacy.text[locale]}
      </Text>
      <Text size="small">
        <TextLink asChild>
          <Link to={paths.contact('terms')}>{t('clinic.register.agreement.terms')}</Link>
        </TextLink>
        {' · '}
        <TextLink asChild>
          <Link to={paths.contact('privacy')}>{t('clinic.register.agreement.privacy')}</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}
