import { CONTACT_EMAIL, PRIVACY_EMAIL } from '@tbt/contracts';
import { Stack } from '@tbt/design-system';
import { useText } from '../../texts';
import { LegalSection } from './legal-section';
import { useAnchor } from './use-anchor';

const SECTIONS = {
  privacy: ['who', 'what', 'why', 'shared', 'long', 'rights', 'complaint'],
  terms: ['service', 'accounts', 'work', 'payment', 'conduct', 'end'],
  cookies: ['which', 'storage', 'none'],
  support: ['reach', 'hours', 'urgent'],
} as const;

type Section = keyof typeof SECTIONS;
const ORDER = Object.keys(SECTIONS) as Section[];

/** Privacy, terms, cookies and support; an anchor opens its text. */
export function LegalTexts() {
  const t = useText();
  useAnchor(ORDER);
  const emails = { email: CONTACT_EMAIL, privacyEmail: PRIVACY_EMAIL };
  const textOf = (key: string) => t(`messaging.legal.${key}` as 'messaging.legal.privacy', emails);
  return (
    <Stack gap="10">
      {ORDER.map((section) => (
        <LegalSection
          key={section}
          id={section}
          title={textOf(section)}
          parts={SECTIONS[section].map((part) => ({
            title: textOf(`${section}.${part}`),
            text: textOf(`${section}.${part}Text`),
          }))}
        />
      ))}
    </Stack>
  );
}
