import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STANDBY = join(__dirname, 'standby.cjs');
const PATIENCE_MS = 3000;
const STOP_WITH_PARENT = join(__dirname, '..', '..', 'stack', 'stop-with-parent.cjs');

it('ends with the one who started it, whatever was loaded ahead does with signals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-standby-'));
  const library = join(folder, 'library.cjs');
  writeFileSync(
    library,
    `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); process.send('loaded');`,
  );
  const standby = fork(STANDBY, { execArgv: ['--require', STOP_WITH_PARENT] });
  try {
    standby.send({ load: [library] });
    await once(standby, 'message');
    const ended = once(standby, 'exit', { signal: AbortSignal.timeout(PATIENCE_MS) });
    standby.disconnect();
    expect(await ended).toEqual([0, null]);
  } finally {
    standby.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

it('loads anew what was written while it waited, and what needs that, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-standby-'));
  const at = (name: string) => join(folder, name);
  const entry = at('service.cjs');
  const counts = `globalThis.loads ??= []; globalThis.loads.push(require('node:path').basename(__filename));`;
  writeFileSync(at('same.cjs'), counts);
  writeFileSync(at('words.cjs'), `${counts} module.exports = 'before';`);
  writeFileSync(at('page.cjs'), `${counts} exports.text = \`page: \${require('./words.cjs')}\`;`);
  writeFileSync(
    entry,
    `require('./same.cjs'); process.send([require('./page.cjs').text, ...globalThis.loads]);`,
  );
  const standby = fork(STANDBY, [entry], { execArgv: ['--require', STOP_WITH_PARENT] });
  try {
    standby.send({ load: ['same.cjs', 'page.cjs', 'words.cjs'].map(at) });
    standby.send({ list: true });
    const [{ loaded }] = (await once(standby, 'message')) as [{ loaded: string[] }];
    expect(loaded).toEqual(['same.cjs', 'page.cjs', 'words.cjs'].map(at));
    writeFileSync(at('words.cjs'), `${counts} module.exports = 'after';`);
    standby.send({ run: true });
    const [told] = (await once(standby, 'message')) as [string[]];
    const [text, ...loads] = told;
    expect(text).toBe('page: after');
    expect(loads).toEqual(['same.cjs', 'page.cjs', 'words.cjs', 'page.cjs', 'words.cjs']);
  } finally {
    standby.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
