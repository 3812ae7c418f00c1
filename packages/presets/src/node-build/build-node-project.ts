import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

export interface NodeBuildOptions {
  readonly source: string;
  readonly output: string;
}

const IS_CODE = /\.tsx?$/;
const IS_LEFT_OUT = /\.(test|stories)\.tsx?$|\.d\.ts$/;

/** @returns the written files: code and source map. @throws Error with the place of a syntax error. */
export async function compileNodeFile(source: string, target: string): Promise<string[]> {
  const { code, map } = await transformFile(source, {
    swcrc: false,
    sourceMaps: true,
    sourceFileName: relative(dirname(target), source),
    module: { type: 'commonjs', ignoreDynamic: true },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: source.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const mapFile = `${target}.map`;
  writeFileSync(target, `${code}\n//# sourceMappingURL=${relative(dirname(target), mapFile)}\n`);
  writeFileSync(mapFile, map ?? '');
  return [target, mapFile];
}

function removeLeftovers(output: string, written: ReadonlySet<string>): void {
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}

/** Compiles a project to CommonJS and copies other files (SDL, SQL, JSON). @returns number of compiled files. */
export async function buildNodeProject({ source, output }: NodeBuildOptions): Promise<number> {
  const written = new Set<string>();
  let compiled = 0;
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(source, file);
    if (!entry.isFile() || IS_LEFT_OUT.test(name)) continue;
    const target = join(output, name.replace(IS_CODE, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    if (IS_CODE.test(name)) {
      for (const result of await compileNodeFile(file, target)) written.add(result);
      compiled += 1;
    } else {
      copyFileSync(file, target);
      written.add(target);
    }
  }
  if (existsSync(output)) removeLeftovers(output, written);
  return compiled;
}
