// Compiles the catalogues of the given project folders; without arguments, of every project that has some.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
require('../register.cjs');
const { compileLocales } = require('../src/locales/compile-locales.ts');
const { repositoryRoot } = require('../src/workspace/repository-root.ts');

const everything = ['.', 'packages'].flatMap((folder) =>
  readdirSync(path.join(repositoryRoot, folder)).map((name) =>
    path.join(repositoryRoot, folder, name),
  ),
);
const asked = process.argv.slice(2).map((folder) => path.resolve(folder));
const projects = (asked.length > 0 ? asked : everything).filter((folder) =>
  existsSync(path.join(folder, 'src/locales/en-CA.json')),
);
for (const project of projects) compileLocales(project);
