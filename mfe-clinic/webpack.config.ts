import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({ name: 'mfe-clinic', kind: 'remote', folder: __dirname });
