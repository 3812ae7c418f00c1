import { federationPreset } from '@tbt/build-kit/webpack';

export default federationPreset({ name: 'mfe-jobs', kind: 'remote', folder: __dirname });
