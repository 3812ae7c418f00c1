import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({ name: 'mfe-profile', kind: 'remote', folder: __dirname });
