import { workerPreset } from '@tbt/presets/webpack';

export default workerPreset({
  name: 'shell',
  folder: __dirname,
  entry: './src/worker/service-worker.ts',
  output: 'dist/worker/service-worker.js',
});
