import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({
  name: 'shell',
  kind: 'host',
  folder: __dirname,
  output: 'dist/site',
  pageTexts: {
    start: 'bootstrap.tsx',
    openers: ['shell-pages.ts', 'site-page.tsx', 'home/home-page.tsx', 'home/home-body.tsx'],
    elsewhere: ['server/main.ts'],
  },
});
