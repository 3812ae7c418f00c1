import { useState, type ComponentType } from 'react';
import type { LegalDocument, Locale } from '@tbt/contracts';
import { ErrorState, Page, Spinner } from '@tbt/design-system';
import { useLocale, useSession } from '@tbt/web-kit';
import { LegalArticle } from '../features/legal/legal-article';
import { otherLanguage } from '../features/legal/legal-words';
import { loadLegalText } from '../features/legal/load-legal-text';
import { useLegalText } from '../features/legal/use-legal-text';
import { useText } from '../texts';

function LegalPageIn({ document, locale }: { document: LegalDocument; locale: Locale }) {
  const t = useText();
  const [chosen, choose] = useState(locale);
  const { text, retry } = useLegalText(document, chosen);
  if (text)
    return (
      <LegalArticle
        document={document}
        text={text}
        locale={chosen}
        onReadInOther={() => choose(otherLanguage(chosen))}
      />
    );
  return (
    <Page
      title={t(`messaging.legal.${document}`)}
      description={t(`messaging.legal.${document}.lead`)}
    >
      {text === undefined ? (
        <Spinner label={t('messaging.legal.loading')} layout="page" />
      ) : (
        <ErrorState
          title={t('messaging.legal.failed')}
          description={t('messaging.legal.failedHint')}
          retryLabel={t('messaging.legal.retry')}
          onRetry={retry}
        />
      )}
    </Page>
  );
}

/** A legal text; members in Quebec get the French version first, and can choose the English one. */
function LegalPage({ document }: { document: LegalDocument }) {
  const { locale } = useLocale();
  const { viewer } = useSession();
  const first = viewer?.province === 'Quebec' ? 'fr-CA' : locale;
  return <LegalPageIn key={`${document} ${locale} ${first}`} document={document} locale={first} />;
}

export const PrivacyPolicyPage = () => <LegalPage document="privacy" />;
export const TermsPage = () => <LegalPage document="terms" />;
export const CookiesPage = () => <LegalPage document="cookies" />;
export const AccessibilityPage = () => <LegalPage document="accessibility" />;
export const CreditsPage = () => <LegalPage document="credits" />;

const PAGES: Readonly<Record<LegalDocument, ComponentType>> = {
  privacy: PrivacyPolicyPage,
  terms: TermsPage,
  cookies: CookiesPage,
  accessibility: AccessibilityPage,
  credits: CreditsPage,
};

/** A page with its text; one that does not arrive is asked for again by the page. */
export async function loadLegalPage(
  document: LegalDocument,
  locale: Locale,
): Promise<ComponentType> {
  await loadLegalText(document, locale).catch(() => undefined);
  return PAGES[document];
}
