import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@tbt/contracts';
import type { EntryGroup, ListedEntry } from './list-shifts';

export type MailContent = {
  locale: Locale;
  brand: string;
  greeting: string;
  title: string;
  lines: readonly string[];
  groups: readonly EntryGroup[];
  /** How many entries are not listed. */
  more: string | null;
  button: { label: string; url: string; fallback: string } | null;
  footer: readonly string[];
  footerLinks: readonly { label: string; url: string }[];
};

const INK = '#1d2b2a';
const QUIET = '#5b6b69';
const BRAND = '#0f6b63';

const styles = {
  body: { backgroundColor: '#f4f7f6', color: INK, fontFamily: 'Helvetica, Arial, sans-serif' },
  card: { backgroundColor: '#ffffff', margin: '24px auto', maxWidth: '560px', padding: '32px' },
  brand: { color: BRAND, fontSize: '15px', fontWeight: 700, margin: '0 0 24px' },
  title: { fontSize: '22px', lineHeight: '1.3', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '1.5', margin: '0 0 16px', whiteSpace: 'pre-line' },
  button: {
    backgroundColor: BRAND,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  small: { color: QUIET, fontSize: '13px', lineHeight: '1.5', margin: '16px 0 0' },
  address: { color: QUIET, fontSize: '13px', overflowWrap: 'anywhere' },
  group: { fontSize: '17px', margin: '24px 0 12px' },
  entry: { borderTop: '1px solid #dfe7e5', padding: '16px 0' },
  entryTitle: { color: BRAND, fontSize: '16px', fontWeight: 700, textDecoration: 'none' },
  plainTitle: { fontSize: '16px', fontWeight: 700, margin: 0 },
  entryLine: { fontSize: '15px', lineHeight: '1.5', margin: '4px 0 0' },
  rule: { borderColor: '#dfe7e5', margin: '32px 0 0' },
  link: { color: BRAND, marginRight: '16px' },
} satisfies Record<string, CSSProperties>;

function Entry({ entry: { title, lines, url } }: { entry: ListedEntry }) {
  return (
    <Section style={styles.entry}>
      {url ? (
        <Link href={url} style={styles.entryTitle}>
          {title}
        </Link>
      ) : (
        <Text style={styles.plainTitle}>{title}</Text>
      )}
      {lines.map((line) => (
        <Text key={line} style={styles.entryLine}>
          {line}
        </Text>
      ))}
    </Section>
  );
}

function Group({ group: { heading, entries } }: { group: EntryGroup }) {
  return (
    <>
      {heading && (
        <Heading as="h2" style={styles.group}>
          {heading}
        </Heading>
      )}
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </>
  );
}

function Mail({ content }: { content: MailContent }) {
  const { locale, brand, greeting, title, lines, groups, more, button, footer, footerLinks } =
    content;
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{lines[0] ?? groups[0]?.entries[0]?.lines[0] ?? title}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Text style={styles.brand}>{brand}</Text>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          <Text style={styles.text}>{greeting}</Text>
          {lines.map((line) => (
            <Text key={line} style={styles.text}>
              {line}
            </Text>
          ))}
          {groups.map((group) => (
            <Group key={group.heading} group={group} />
          ))}
          {more && <Text style={styles.text}>{more}</Text>}
          {button && (
            <Section>
              <Button href={button.url} style={styles.button}>
                {button.label}
              </Button>
              <Text style={styles.small}>{button.fallback}</Text>
              <Link href={button.url} style={styles.address}>
                {button.url}
              </Link>
            </Section>
          )}
          <Hr style={styles.rule} />
          {footer.map((line) => (
            <Text key={line} style={styles.small}>
              {line}
            </Text>
          ))}
          <Text style={styles.small}>
            {footerLinks.map(({ label, url }) => (
              <Link key={url} href={url} style={styles.link}>
                {label}
              </Link>
            ))}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const mailHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Mail content={content} />)}`;

export function mailText(content: MailContent) {
  const { locale, greeting, title, lines, groups, more, button, footer, footerLinks } = content;
  const colon = locale === 'fr-CA' ? '\u00A0:' : ':';
  const blocks = [
    title,
    greeting,
    ...lines,
    ...groups.flatMap(({ heading, entries }) => [
      heading?.toLocaleUpperCase(locale),
      ...entries.map((entry) =>
        [entry.title, ...entry.lines, entry.url].filter(Boolean).join('\n'),
      ),
    ]),
    more,
    ...(button ? [`${button.label}${colon}\n${button.url}`] : []),
    '-- ',
    ...footer,
    footerLinks.map(({ label, url }) => `${label}${colon} ${url}`).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
