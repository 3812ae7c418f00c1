import { useEffect, useState } from 'react';
import type { LegalDocument, Locale } from '@tbt/contracts';
import type { LegalText } from './legal-text.types';
import { loadedLegalText, loadLegalText } from './load-legal-text';

type Loaded = { name: string; text: LegalText | null };

/** Text of a document: undefined while it loads, null after a failure. */
export function useLegalText(document: LegalDocument, locale: Locale) {
  const [attempt, setAttempt] = useState(0);
  const name = `${document} ${locale} ${attempt}`;
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const text = loadedLegalText(document, locale);
    return text && { name, text };
  });
  useEffect(() => {
    let isCurrent = true;
    const keep = (text: LegalText | null) => isCurrent && setLoaded({ name, text });
    void loadLegalText(document, locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [document, locale, name]);
  return {
    text: loaded?.name === name ? loaded.text : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
