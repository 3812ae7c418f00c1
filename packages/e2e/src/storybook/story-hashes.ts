import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A module of webpack's statistics: what is made of it and who imports it. */
export interface StatsModule {
  readonly identifier: string;
  /** Absolute path of the file; missing for modules that webpack makes itself. */
  readonly nameForCondition?: string | null;
  readonly reasons?: readonly { readonly moduleIdentifier?: string | null }[];
  /** Modules that webpack has joined to this one. */
  readonly modules?: readonly StatsModule[];
}

/** Story file to hash of its dependencies. */
export type StoryHashes = Readonly<Record<string, string>>;

const PREVIEW = /packages\/[\w-]+\/storybook\/preview\.tsx$/;
const STORIES = /\.stories\.tsx$/;

class ModuleGraph {
  private readonly imports = new Map<string, Set<string>>();
  private readonly files = new Map<string, string>();

  constructor(modules: readonly StatsModule[]) {
    modules.forEach((module) => this.add(module));
  }

  private add(module: StatsModule): void {
    if (module.nameForCondition) this.files.set(module.identifier, module.nameForCondition);
    for (const { moduleIdentifier } of module.reasons ?? [])
      if (moduleIdentifier) this.connect(moduleIdentifier, module.identifier);
    for (const inner of module.modules ?? []) {
      this.add(inner);
      this.connect(module.identifier, inner.identifier);
    }
  }

  private connect(from: string, to: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(to));
  }

  filesLike(pattern: RegExp): string[] {
    return [...new Set(this.files.values())].filter((file) => pattern.test(file)).sort();
  }

  filesBehind(file: string): Set<string> {
    const found = new Set<string>();
    const waiting = [...this.files].filter(([, path]) => path === file).map(([id]) => id);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(this.imports.get(id) ?? []));
    }
    return new Set([...found].flatMap((id) => this.files.get(id) ?? []));
  }
}

/** Hashes the imports of each story file and the preview; packages count by the lock file. */
export function storyHashes(modules: readonly StatsModule[], root: string): StoryHashes {
  const graph = new ModuleGraph(modules);
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const known = hashes.get(file);
    if (known) return known;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  const isOurs = (file: string) => !file.includes('/node_modules/') && existsSync(file);
  const shared = graph.filesLike(PREVIEW).flatMap((file) => [...graph.filesBehind(file)]);
  const lines = (files: Iterable<string>) =>
    [...new Set(files)]
      .filter(isOurs)
      .sort()
      .map((file) => `${relative(root, file)} ${hashOf(file)}`);
  const lock = hashOf(join(root, 'package-lock.json'));
  return Object.fromEntries(
    graph.filesLike(STORIES).map((file) => {
      const made = lines([...shared, ...graph.filesBehind(file)]);
      const hash = createHash('sha256')
        .update([lock, ...made].join('\n'))
        .digest('hex');
      return [relative(root, file), hash];
    }),
  );
}
