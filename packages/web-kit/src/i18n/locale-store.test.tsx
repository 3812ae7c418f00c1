import {
  activateLocale,
  loadCatalogues,
  registerCatalogue,
  translate,
  withTexts,
} from './locale-store';

const catalogue = (messages: object) => {
  const load = jest.fn(() => Promise.resolve({ messages }));
  registerCatalogue({ 'en-CA': load, 'fr-CA': load });
  return load;
};

it('elides before a name in French only', async () => {
  const load = () => Promise.resolve({ messages: { 'test.account': ['De ', ['name']] } });
  registerCatalogue({ 'en-CA': () => load(), 'fr-CA': () => load() });
  await activateLocale('fr-CA');
  expect(translate('test.account', { name: 'Ana' })).toBe('D’Ana');
  await activateLocale('en-CA');
  expect(translate('test.account', { name: 'Ana' })).toBe('De Ana');
});

it('loads the texts of two releases of a package, each once', async () => {
  const older = catalogue({ 'peopleUi.block': 'Block' });
  await activateLocale('en-CA');
  const newer = catalogue({ 'peopleUi.block': 'Block', 'peopleUi.report': 'Report' });
  await loadCatalogues();
  await loadCatalogues();
  expect(translate('peopleUi.report')).toBe('Report');
  expect(older).toHaveBeenCalledTimes(1);
  expect(newer).toHaveBeenCalledTimes(1);
});

it('loads code with its texts, also in a language that is chosen meanwhile', async () => {
  await activateLocale('en-CA');
  const texts = (text: string) => Promise.resolve({ messages: { 'test.page': [text] } });
  let arrive: (page: string) => void = () => undefined;
  const page = withTexts(
    { 'en-CA': () => texts('Page'), 'fr-CA': () => texts('Page en français') },
    () => new Promise<string>((resolve) => (arrive = resolve)),
  );
  const switched = activateLocale('fr-CA');
  await switched;
  const loaded = page.then(() => translate('test.page'));
  arrive('page');
  await new Promise((resolve) => setTimeout(resolve));
  arrive('page');
  expect(await loaded).toBe('Page en français');
  await activateLocale('en-CA');
});

it('does not keep other pages waiting for texts that failed', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const loading = withTexts({ 'en-CA': fail, 'fr-CA': fail }, () => Promise.resolve('page'));
  await expect(loading).rejects.toThrow('gone');
  await expect(loadCatalogues()).resolves.toBeUndefined();
});
