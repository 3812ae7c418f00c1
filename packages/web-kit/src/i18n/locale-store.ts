import { setupI18n, type Messages } from '@lingui/core';
import { localeCookie, LOCALES, readLocaleCookie, type Locale } from '@tbt/contracts';
import { elide } from './elide';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export type CatalogueLoaders = Record<Locale, () => Promise<{ messages: object }>>;

const i18n = setupI18n({ locale: 'en-CA', messages: { 'en-CA': {} } });
// Two releases of a package have a catalogue each: both are loaded, the last one counts.
const catalogues = new Set<CatalogueLoaders>();
const loaded = new Map<CatalogueLoaders[Locale], Promise<void>>();
const listeners = new Set<() => void>();

const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

function loadOne(load: CatalogueLoaders[Locale], locale: Locale): Promise<void> {
  const known = loaded.get(load);
  if (known) return known;
  const loading = load().then(({ messages }) => i18n.load(locale, messages as Messages));
  loaded.set(load, loading);
  loading.catch(() => loaded.delete(load));
  return loading;
}

export function registerCatalogue(loaders: CatalogueLoaders): void {
  catalogues.add(loaders);
}

/** Also those that pages register meanwhile. */
export async function loadCatalogues(locale: Locale = currentLocale()): Promise<void> {
  for (let known = -1; known < catalogues.size;) {
    known = catalogues.size;
    await Promise.all([...catalogues].map((loaders) => loadOne(loaders[locale], locale)));
  }
}

/** Loads code with its texts. The build of a micro-frontend puts it around the import of each page. */
export async function withTexts<Code>(
  loaders: CatalogueLoaders,
  load: () => Promise<Code>,
): Promise<Code> {
  const locale = currentLocale();
  const [code] = await Promise.all([load(), loadOne(loaders[locale], locale)]);
  // Not before: what failed must not keep other pages waiting.
  registerCatalogue(loaders);
  return currentLocale() === locale ? code : withTexts(loaders, load);
}

export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en-CA');

export function documentLocale(): Locale {
  return isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en-CA';
}

export async function activateLocale(locale: Locale): Promise<void> {
  await loadCatalogues(locale);
  i18n.activate(locale);
  document.documentElement.lang = locale;
  translator = createTranslator();
  listeners.forEach((listener) => listener());
}

/** Takes a language whose texts are loaded, on the server: for one synchronous rendering. */
export function enterLocale(locale: Locale): void {
  if (locale === i18n.locale) return;
  i18n.activate(locale);
  translator = createTranslator();
}

const remembered = () => readLocaleCookie(/(?:^|; )locale=([^;]*)/.exec(document.cookie)?.[1]);

/** @param isChosen - on this device; otherwise the language of the account that logged in. */
export function rememberLocale(locale: Locale, isChosen = true): void {
  const value = localeCookie(locale, isChosen);
  document.cookie = `locale=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

export const rememberedLocale = (): Locale | null => remembered()?.locale ?? null;

/** The language of an account counts on a device where none was chosen. English, which accounts have by default, only replaces that of another account. */
export async function takeAccountLocale(locale: Locale, named: Locale | null): Promise<void> {
  const known = remembered();
  if (known?.isChosen || (!known && locale === LOCALES[0])) return;
  rememberLocale(locale, false);
  if (named === null && locale !== currentLocale()) await activateLocale(locale);
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes every compiled message of the current language; for tests. */
export function changeMessages(change: (message: unknown) => unknown): void {
  const changed = Object.entries(i18n.messages).map(([id, message]) => [id, change(message)]);
  i18n.load(i18n.locale, Object.fromEntries(changed) as Messages);
  translator = createTranslator();
  listeners.forEach((listener) => listener());
}

/** The message in the current language; the id when there is none. */
export type AnyTranslate = (id: string, values?: Record<string, string | number>) => string;

const createTranslator = (): AnyTranslate => (id, values) => {
  const text = i18n._(id, values);
  return currentLocale() === 'fr-CA' ? elide(text, values) : text;
};
// A new function per language, so that memoised components render again.
let translator = createTranslator();

export const currentTranslate = (): AnyTranslate => translator;
export const translate: AnyTranslate = (id, values) => translator(id, values);
