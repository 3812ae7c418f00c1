import { CONTACT_EMAIL, paths } from '@tbt/contracts';
import { Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useAnchor } from '@tbt/web-kit';
import { useText } from '../../texts';
import { LegalSection } from './legal-section';

const DOCUMENTS = ['privacy', 'terms', 'cookies'] as const;
const SUPPORT_PARTS = ['reach', 'hours', 'urgent'] as const;

/** Privacy, terms and cookies in short with the way to their pages, and support; an anchor opens its text. */
export function LegalTexts() {
  const t = useText();
  useAnchor([...DOCUMENTS, 'support'].join(' '));
  return (
    <Stack gap="10">
      {DOCUMENTS.map((document) => (
        <LegalSection key={document} id={document} title={t(`messaging.legal.${document}`)}>
          <Text tone="muted">{t(`messaging.legal.${document}.short`)}</Text>
          <Text>
            <TextLink asChild>
              <Link to={paths.legal(document)}>{t(`messaging.legal.${document}.open`)}</Link>
            </TextLink>
          </Text>
        </LegalSection>
      ))}
      <LegalSection
        id="support"
        title={t('messaging.legal.support')}
        parts={SUPPORT_PARTS.map((part) => ({
          title: t(`messaging.legal.support.${part}`),
          text: t(`messaging.legal.support.${part}Text`, { email: CONTACT_EMAIL }),
        }))}
      />
    </Stack>
  );
}
