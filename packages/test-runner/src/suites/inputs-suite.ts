import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';
import { copyDeclaredInputs } from '../declared-copy';
import { addCounts, type TestCounts } from '@tbt/workspace/test-counts';
import type { Suite } from './suite';

const TARGETS = ['test', 'graph', 'typecheck'] as const;

interface Task {
  readonly name: string;
  readonly target: string;
  readonly command: string;
}

interface Target {
  readonly command?: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Only tasks that read sources; a build's input is everything. */
function tasks(): Task[] {
  const { targetDefaults } = readJson(join(repositoryRoot, 'nx.json')) as {
    targetDefaults: Record<string, Target>;
  };
  const folders = ['', 'packages'].flatMap((parent) =>
    readdirSync(join(repositoryRoot, parent)).map((name) => join(parent, name)),
  );
  return folders.flatMap((folder) => {
    const file = join(repositoryRoot, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, nx } = readJson(file) as {
      name: string;
      nx?: { targets: Record<string, Target & { dependsOn?: unknown }> };
    };
    return TARGETS.flatMap((target) => {
      const own = nx?.targets[target];
      if (!own || JSON.stringify(own.dependsOn ?? []).includes('"build"')) return [];
      const command = own.command ?? targetDefaults[target]?.command ?? '';
      return [{ name, target, command: command.replaceAll('{projectRoot}', folder) }];
    });
  });
}

async function passes({ name, target, command }: Task): Promise<boolean> {
  const copy = copyDeclaredInputs(`${name}:${target}`);
  try {
    const { code, output } = await runCommand('sh', ['-c', command], {
      cwd: copy.folder,
      env: { NX_TASK_TARGET_TARGET: target, NODE_ENV: 'test' },
    });
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}:${target}`);
    if (code !== 0) console.log(output);
    return code === 0;
  } finally {
    copy.remove();
  }
}

/** Runs tests and types of each project in a copy with its declared inputs only. */
export const inputsSuite: Suite = {
  name: 'inputs',
  async run({ args }) {
    let counts: TestCounts = { passed: 0, failed: 0 };
    const asked = tasks().filter(
      ({ name, target }) =>
        args.length === 0 || args.some((arg) => `${name}:${target}`.includes(arg)),
    );
    for (const task of asked) {
      const isFine = await passes(task);
      counts = addCounts(counts, { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
    }
    return counts;
  },
};
