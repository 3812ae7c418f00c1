import { federationPreset } from '@tbt/build-kit/webpack';

export default federationPreset({ name: 'mfe-profile', kind: 'remote', folder: __dirname });
