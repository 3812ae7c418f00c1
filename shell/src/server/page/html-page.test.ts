import { htmlPage } from './html-page';

it('hands the configured profiles to the page, as data that ends no script', () => {
  const url = 'https://linkedin.test/company/</script>';
  const html = htmlPage({
    route: undefined,
    subject: { state: 'here' },
    path: '/social',
    origin: 'https://site.test',
    preferences: { locale: 'en-CA', theme: null, mayHaveSession: false },
    registry: {},
    entry: { scripts: [], styles: [] },
    nonce: 'once',
    socialNetworks: [{ name: 'LinkedIn', url }],
  });
  const data = /<script type="application\/json" id="site-data">([^<]+)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({ socialNetworks: [{ name: 'LinkedIn', url }] });
});
