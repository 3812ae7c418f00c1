import { eslintConfig } from './packages/build-kit/lint/index.mjs';

export default eslintConfig({ root: import.meta.dirname });
