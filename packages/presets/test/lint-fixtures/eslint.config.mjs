import { resolve } from 'node:path';
import { eslintConfig } from '../../lint/index.mjs';

const workspace = resolve(import.meta.dirname, '..', '..', '..', '..');

export default eslintConfig({ root: import.meta.dirname, workspace, ignores: [] });
