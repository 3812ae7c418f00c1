import { createElement } from 'react';
import { parse } from 'graphql';
import { LOCALES, type Locale } from '@tbt/contracts';
import {
  defineRemote,
  now,
  PageHead,
  useFormats,
  useLocation,
  type TypedDocumentNode,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { setSiteOrigin } from '@tbt/web-kit/server';
import type { PageInput } from '../site/rendering-messages';
import { createPageRendering, type Ask } from './render-page';

const VISITORS = 60;
const MINUTE_MS = 60_000;
interface Answer {
  job: { title: string; hourlyRate: string };
}
const SHIFT = parse(
  'query Shift($id: ID!) { job(id: $id) { id title hourlyRate } }',
) as TypedDocumentNode<Answer, { id: string }>;

/** A page of a micro-frontend: data, language, clock and address in one line. */
function ShiftPage() {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const formats = useFormats();
  const { data } = useQuery(SHIFT, { variables: { id } });
  const { title, hourlyRate } = data?.job ?? {};
  if (!title || !hourlyRate) return createElement('p', null, 'loading');
  const words = [title, formats.currency(hourlyRate), now().toISOString()];
  return createElement('output', { id: `shift-${id}` }, words.join(' | '));
}

const remote = {
  name: 'mfe-jobs',
  module: defineRemote({ routes: [{ path: '/jobs/:id', load: async () => ShiftPage }] }),
};
const page = (overrides: Partial<PageInput>): PageInput => ({
  address: '/jobs/1',
  locale: 'en-CA',
  mayHaveSession: false,
  socialNetworks: [],
  at: 0,
  ...overrides,
});

/** Answers out of order, as a graph does. */
const ask: Ask = async ({ variables }, locale) => {
  await new Promise((resolve) => setTimeout(resolve, (Number(variables.id) * 7) % 13));
  const job = {
    ...{ __typename: 'Job', id: variables.id, hourlyRate: `${variables.id}.50` },
    title: `Shift ${String(variables.id)} in ${locale}`,
  };
  return JSON.stringify({ data: { job } });
};
const unaborted = () => new AbortController().signal;

beforeAll(() => setSiteOrigin('https://site.test'));

it('keeps visitors apart whose pages are rendered at the same time, in both languages', async () => {
  const render = createPageRendering(remote, []);
  const visits = Array.from({ length: VISITORS }, (_, at) => ({
    id: at + 1,
    locale: LOCALES[at % LOCALES.length] as Locale,
    at: (at % 50) * MINUTE_MS,
    mayHaveSession: at % 3 === 0,
  }));
  const pages = await Promise.all(
    visits.map(({ id, ...visit }) =>
      render(page({ address: `/jobs/${id}`, ...visit }), ask, unaborted()),
    ),
  );
  for (const [index, { html, data }] of pages.entries()) {
    const { id, locale, at, mayHaveSession } = visits[index] ?? { id: 0 };
    const rate = locale === 'fr-CA' ? `${id},50\u00a0$` : `$${id}.50`;
    const text = `Shift ${id} in ${locale} | ${rate} | ${new Date(at ?? 0).toISOString()}`;
    expect(html.match(/<output/g)).toHaveLength(1);
    expect(html).toContain(`<output id="shift-${id}">${text}</output>`);
    expect(html).toContain(locale === 'fr-CA' ? 'Aller au contenu' : 'Skip to content');
    expect(html.includes('data-waiting')).toBe(mayHaveSession);
    const { results } = JSON.parse(data) as { results: Record<string, Answer> };
    expect(Object.keys(results)).toEqual([`Shift {"id":"${id}"}`]);
    expect(Object.values(results)[0]?.job.title).toBe(`Shift ${id} in ${locale}`);
  }
});

it('fails when the graph answers with errors, or a part of the page throws', async () => {
  const render = createPageRendering(remote, []);
  const wrong: Ask = async () =>
    JSON.stringify({ data: { job: null }, errors: [{ message: 'no' }] });
  await expect(render(page({}), wrong, unaborted())).rejects.toBeDefined();
  const partial: Ask = async () =>
    JSON.stringify({ data: { job: { __typename: 'Job', id: '1', title: 'Shift 1' } } });
  await expect(render(page({}), partial, unaborted())).rejects.toThrow('lacks fields');
  const away: Ask = () => Promise.reject(new Error('away'));
  await expect(render(page({}), away, unaborted())).rejects.toThrow('away');
  const Broken = () => {
    throw new Error('broken');
  };
  const broken = defineRemote({ routes: [{ path: '/jobs/:id', load: async () => Broken }] });
  const renderBroken = createPageRendering({ name: 'mfe-jobs', module: broken }, []);
  await expect(renderBroken(page({}), ask, unaborted())).rejects.toThrow('was not rendered');
});

it('tells the head tags of the page', async () => {
  const Priced = () => createElement(PageHead, { title: 'Prices', description: 'What it costs' });
  const priced = defineRemote({ routes: [{ path: '/jobs/:id', load: async () => Priced }] });
  const render = createPageRendering({ name: 'mfe-jobs', module: priced }, []);
  const { head } = await render(page({}), ask, unaborted());
  expect(head).toEqual({ title: 'Prices', description: 'What it costs' });
});

it('links the style sheets of what it shows, and hashes inline styles', async () => {
  const Styled = () => createElement('b', { className: 'a b', style: { inlineSize: '50%' } });
  const styled = defineRemote({ routes: [{ path: '/jobs/:id', load: async () => Styled }] });
  const sheets = [
    { href: '/releases/x/two.css', names: ['b'] },
    { href: '/releases/x/other.css', names: ['c'] },
  ];
  const render = createPageRendering({ name: 'mfe-jobs', module: styled }, sheets);
  const { styleSheets, styleHashes } = await render(page({}), ask, unaborted());
  expect(styleSheets).toEqual(['/releases/x/two.css']);
  expect(styleHashes).toEqual(["'sha256-Er3tTKfBdequ6K9SYwlTiXPJYtrROJPjkmz0jpA0T1A='"]);
});
