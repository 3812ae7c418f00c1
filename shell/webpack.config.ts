import { federationPreset } from '@tbt/build-kit/webpack';

export default federationPreset({
  name: 'shell',
  kind: 'host',
  folder: __dirname,
  output: 'dist/site',
});
