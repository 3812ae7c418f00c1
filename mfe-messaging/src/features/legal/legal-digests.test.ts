import { createHash } from 'node:crypto';
import { currentLegalVersion, LEGAL_DOCUMENTS, LOCALES } from '@tbt/contracts';
import { loadLegalText } from './load-legal-text';

const CASES = LEGAL_DOCUMENTS.flatMap((document) =>
  LOCALES.map((locale) => [document, locale] as const),
);

/** Fails after every change of a text: it is a new version in `legal-versions.ts`, or a misprint and its digest alone. */
it.each(CASES)('%s in %s is the text of its current version', async (document, locale) => {
  const text = JSON.stringify(await loadLegalText(document, locale));
  const digest = createHash('sha256').update(text).digest('base64url');
  expect(`${document} ${locale} ${digest}`).toBe(
    `${document} ${locale} ${currentLegalVersion(document).digest?.[locale]}`,
  );
});

it.each(LEGAL_DOCUMENTS)('%s has the same sections in both languages', async (document) => {
  const [english, french] = await Promise.all(
    LOCALES.map((locale) => loadLegalText(document, locale)),
  );
  const ids = english?.sections.map(({ id }) => id) ?? [];
  expect(french?.sections.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(french?.sections.map(({ blocks }) => blocks.length)).toEqual(
    english?.sections.map(({ blocks }) => blocks.length),
  );
});
