import { serverPreset } from '@tbt/presets/webpack';

export default serverPreset({
  name: 'shell',
  kind: 'host',
  folder: __dirname,
  entry: './src/rendering/render-worker.tsx',
  output: 'dist/rendering',
  publicPath: '/assets/',
});
