import { createElement } from 'react';
import { parse } from 'graphql';
import { LOCALES, type Locale } from '@tbt/contracts';
import { now } from '../clock';
import { useQuery } from '../graph';
import { LocaleProvider, loadCatalogues, useFormats } from '../i18n';
import { GraphProvider, type TypedDocumentNode } from '../queries';
import { SessionProvider } from '../session';
import { useText } from '../texts';
import { createServerGraph, type AskGraph } from './create-server-graph';
import { renderTree } from './render-tree';

const VISITORS = 1_000;
const CITY = parse('query City($id: ID!) { clinic(id: $id) { id city } }') as TypedDocumentNode<
  { clinic: { city: string } },
  { id: string }
>;
const PAY = parse('query Pay($city: String!) { pay(city: $city) }') as TypedDocumentNode<
  { pay: number },
  { city: string }
>;

/** Two queries, the second with a fact from the first: three passes, others between them. */
function Page({ id }: { id: string }) {
  const t = useText();
  const formats = useFormats();
  const clinic = useQuery(CITY, { variables: { id } }).data?.clinic;
  const pay = useQuery(PAY, {
    variables: { city: clinic?.city ?? '' },
    skip: !clinic,
  }).data?.pay;
  if (!clinic || pay === undefined) return createElement('p', null, t('webKit.session.loading'));
  const words = [clinic.city, formats.dollars(pay), t('webKit.session.loading'), now().getTime()];
  return createElement('p', null, words.join(' | '));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers out of order, in the language of the visitor. */
const graphFor =
  (id: number, locale: Locale): AskGraph =>
  async ({ operationName, variables }) => {
    await wait((id * 7) % 11);
    if (operationName === 'Pay') return { data: { pay: id } };
    const clinic = { __typename: 'Clinic', id: variables.id, city: `${locale} ${id}` };
    return { data: { clinic } };
  };

async function visit(id: number, locale: Locale): Promise<{ html: string; served: string[] }> {
  const graph = createServerGraph(graphFor(id, locale));
  const content = createElement(Page, { id: String(id) });
  const session = createElement(SessionProvider, { initialViewer: null, children: content });
  const children = createElement(GraphProvider, {
    access: graph.access,
    children: session,
  });
  const tree = createElement(LocaleProvider, { children });
  const html = await renderTree({ tree, graph, locale, at: id });
  return { html, served: Object.keys(graph.visitorData().results).sort() };
}

it('keeps 1,000 visitors apart whose pages are rendered at the same time, in both languages', async () => {
  await Promise.all(LOCALES.map((locale) => loadCatalogues(locale)));
  const localeOf = (id: number) => LOCALES[id % LOCALES.length] as Locale;
  const ids = Array.from({ length: VISITORS }, (_, at) => at + 1);
  const pages = await Promise.all(ids.map((id) => visit(id, localeOf(id))));
  const loading = { 'en-CA': 'Loading...', 'fr-CA': 'Chargement…' };
  for (const [index, { html, served }] of pages.entries()) {
    const id = index + 1;
    const locale = localeOf(id);
    const amount = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CAD',
      maximumFractionDigits: 0,
    }).format(id);
    const words = html.replace(/<[^>]*>/g, '').split(' | ');
    expect(words).toEqual([`${locale} ${id}`, amount, loading[locale], String(id)]);
    expect(served).toEqual([`City {"id":"${id}"}`, `Pay {"city":"${locale} ${id}"}`]);
  }
}, 120_000);
