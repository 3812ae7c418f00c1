import { federationPreset } from '@tbt/presets/webpack';

export default federationPreset({ name: 'mfe-messaging', kind: 'remote', folder: __dirname });
