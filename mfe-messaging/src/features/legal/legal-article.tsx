import { LEGAL_VERSIONS, type LegalDocument, type Locale } from '@tbt/contracts';
import { Button, Heading, Page, Stack, Text, TextLink } from '@tbt/design-system';
import { createFormats, Link, useAnchor } from '@tbt/web-kit';
import { LegalBlocks } from './legal-blocks';
import type { LegalText } from './legal-text.types';
import { LEGAL_WORDS, otherLanguage } from './legal-words';
import styles from './legal-article.module.css';

const HISTORY = 'history';

function Versions({ document, locale }: { document: LegalDocument; locale: Locale }) {
  const words = LEGAL_WORDS[locale];
  const { date } = createFormats(locale);
  return (
    <section aria-labelledby={HISTORY} className={styles.section}>
      <Heading id={HISTORY} tabIndex={-1} size="h3">
        {words.history}
      </Heading>
      <ol className={styles.versions}>
        {LEGAL_VERSIONS[document].map(({ id, effectiveOn, changes }) => (
          <li key={id}>
            <Text strong>
              {words.version} {id}
            </Text>
            <Text size="small" tone="muted">
              {words.from} {date(effectiveOn)}
            </Text>
            <Text>{changes[locale]}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface LegalArticleProps {
  document: LegalDocument;
  text: LegalText;
  locale: Locale;
  onReadInOther: () => void;
}

export function LegalArticle({ document, text, locale, onReadInOther }: LegalArticleProps) {
  const words = LEGAL_WORDS[locale];
  const sections = [...text.sections, { id: HISTORY, title: words.history }];
  useAnchor(sections.map(({ id }) => id).join(' '));
  const [current] = LEGAL_VERSIONS[document];
  return (
    <div lang={locale}>
      <Page title={text.title} description={text.lead}>
        <Stack gap="6">
          <div className={styles.facts}>
            <Text size="small" tone="muted">
              {words.version} {current.id} · {words.since}{' '}
              {createFormats(locale).date(current.effectiveOn)}
            </Text>
            <div className={styles.languages}>
              <Text size="small">{words.prevails}</Text>
              <Button
                variant="secondary"
                size="small"
                lang={otherLanguage(locale)}
                onClick={onReadInOther}
              >
                {words.other}
              </Button>
            </div>
          </div>
          <div className={styles.columns}>
            <nav aria-labelledby="contents" className={styles.contents}>
              <Heading id="contents" size="h4">
                {words.contents}
              </Heading>
              <ol className={styles.links}>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <TextLink asChild variant="quiet">
                      <Link to={`#${id}`}>{title}</Link>
                    </TextLink>
                  </li>
                ))}
              </ol>
            </nav>
            <article className={styles.text}>
              {text.sections.map(({ id, title, blocks }) => (
                <section key={id} aria-labelledby={id} className={styles.section}>
                  <Heading id={id} tabIndex={-1} size="h3">
                    {title}
                  </Heading>
                  <LegalBlocks blocks={blocks} />
                </section>
              ))}
              <Versions document={document} locale={locale} />
            </article>
          </div>
        </Stack>
      </Page>
    </div>
  );
}
