import { federationPreset } from '@tbt/build-kit/webpack';

export default federationPreset({ name: 'mfe-clinic', kind: 'remote', folder: __dirname });
