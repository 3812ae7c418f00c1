import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildNodeProject } from './build-node-project';

describe('buildNodeProject', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const build = () =>
    buildNodeProject({ source: join(folder, 'src'), output: join(folder, 'dist') });

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tbt-build-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compiles code with source maps, copies the rest and leaves tests out', async () => {
    write('src/main.ts', "import { x } from './x';\nexport const y: number = x;\n");
    write('src/x.ts', 'export const x = 1;\n');
    write('src/x.test.ts', 'it.each([1]);\n');
    write('src/modules/jobs/jobs.graphql', 'type Job { id: ID! }\n');
    await expect(build()).resolves.toBe(2);
    const compiled = require(join(folder, 'dist', 'main.js')) as { y: number };
    expect(compiled.y).toBe(1);
    const map = readFileSync(join(folder, 'dist', 'main.js.map'), 'utf8');
    expect(JSON.parse(map)).toMatchObject({ sources: ['../src/main.ts'] });
    expect(existsSync(join(folder, 'dist/modules/jobs/jobs.graphql'))).toBe(true);
    expect(existsSync(join(folder, 'dist/x.test.js'))).toBe(false);
  });

  it('removes files without a source', async () => {
    write('src/main.ts', 'export const y = 1;\n');
    write('dist/gone.js', '');
    await build();
    expect(existsSync(join(folder, 'dist/gone.js'))).toBe(false);
  });
});
