import { serverPreset } from '@tbt/presets/webpack';

export default serverPreset({
  name: 'mfe-messaging',
  kind: 'remote',
  folder: __dirname,
  entry: './src/remote.tsx',
  output: 'dist/server',
});
