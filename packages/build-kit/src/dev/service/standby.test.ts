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
