import { federationPreset } from '@tbt/build-kit/webpack';

export default federationPreset({ name: 'mfe-messaging', kind: 'remote', folder: __dirname });
