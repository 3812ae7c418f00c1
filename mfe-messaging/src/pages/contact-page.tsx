import { Page, Stack } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { ContactForm } from '../features/contact/contact-form';
import { LegalTexts } from '../features/legal/legal-texts';
import { useText } from '../texts';

/** /contact: contact form and legal texts. */
export function ContactPage() {
  const t = useText();
  const { viewer } = useSession();
  return (
    <Page
      title={t('messaging.contact.title')}
      description={t('messaging.contact.lead')}
      width="text"
    >
      <Stack gap="12">
        <ContactForm key={viewer?.id ?? 0} viewer={viewer} />
        <LegalTexts />
      </Stack>
    </Page>
  );
}
