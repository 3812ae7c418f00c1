import { eslintConfig } from './packages/presets/lint/index.mjs';

export default eslintConfig({ root: import.meta.dirname });
