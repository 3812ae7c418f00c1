import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({
  name: 'shell',
  kind: 'host',
  folder: __dirname,
  output: 'dist/site',
});
