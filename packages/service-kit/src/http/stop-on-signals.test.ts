import { endProcesses, startProcess } from '../../test/start-process';
import { until } from '../../test/until';

afterEach(endProcesses);

const start = (mode: string) => startProcess('stopping-process.ts', [mode]);

describe('stopOnSignals', () => {
  it('completes running requests, then exits with 0', async () => {
    const { child, url, exit } = await start('clean');
    const slow = fetch(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    await expect(exit).resolves.toBe(0);
  });

  it('exits with 1 when stopping hangs or fails', async () => {
    for (const mode of ['hang', 'fail']) {
      const { child, exit, output } = await start(mode);
      child.kill('SIGINT');
      await expect(exit).resolves.toBe(1);
      expect(output()).toContain(mode === 'hang' ? 'too long' : 'Stopping failed');
    }
  });

  it('survives and logs an unhandled rejection', async () => {
    const { child, url, exit, output } = await start('clean');
    await fetch(`${url}/rejects`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await until(() => output().includes('Unhandled rejection'));
    child.kill('SIGTERM');
    await expect(exit).resolves.toBe(0);
  });
});
