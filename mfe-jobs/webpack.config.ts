import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({ name: 'mfe-jobs', kind: 'remote', folder: __dirname });
