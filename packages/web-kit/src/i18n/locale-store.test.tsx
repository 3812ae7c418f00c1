import { activateLocale, loadCatalogues, registerCatalogue, translate } from './locale-store';

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
