import { faqPage, type Locale } from '@tbt/contracts';
import type { SiteRoute } from './route-table';

export type TextOf = (id: string) => string;

export interface PageTags {
  title: string;
  description: string;
  keywords: string;
  structuredData: Record<string, unknown>;
}

export const HOME_QUESTIONS = [
  'payment',
  'sameDay',
  'ahead',
  'verified',
  'tiers',
  'where',
] as const;

export const SITE_NAME = 'Tooth Be Told';

const homeQuestions = (textOf: TextOf) =>
  faqPage(
    HOME_QUESTIONS.map((key) => ({
      question: textOf(`shell.home.faq.${key}`),
      answer: textOf(`shell.home.faq.${key}Text`),
    })),
  );

/** Default head tags of a page. @param page - `url` is its canonical address */
export function pageTags(
  route: SiteRoute | undefined,
  textOf: TextOf,
  { url, locale }: { url: string; locale: Locale },
): PageTags {
  const id = `shell.route.${route?.key ?? 'notFound'}`;
  const title = textOf(`${id}.title`);
  const description = textOf(`${id}.description`);
  const isHome = route?.key === 'home';
  const { origin } = new URL(url);
  const organisation = { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` };
  const structuredData = isHome
    ? {
        '@context': 'https://schema.org',
        '@graph': [
          { ...organisation, logo: `${origin}/favicon.svg`, areaServed: 'Canada', description },
          homeQuestions(textOf),
          { '@type': 'WebSite', name: SITE_NAME, url: `${origin}/`, inLanguage: locale },
        ],
      }
    : {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description,
        url,
        inLanguage: locale,
        isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${origin}/` },
      };
  return {
    title: isHome ? title : `${title} | ${SITE_NAME}`,
    description,
    keywords: textOf(`${id}.keywords`),
    structuredData,
  };
}
