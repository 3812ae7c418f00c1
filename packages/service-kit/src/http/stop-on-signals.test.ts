import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { until } from '../../test/until';

const root = join(__dirname, '..', '..');
const register = join(root, '..', 'build-kit', 'register.cjs');

type Running = { child: ChildProcess; url: string; output: () => string; exit: Promise<number> };

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function start(mode: string): Promise<Running> {
  const program = join(root, 'test', 'stopping-process.ts');
  const child = spawn(process.execPath, ['-r', register, program, mode], { stdio: 'pipe' });
  children.push(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  const url = await new Promise<string>((resolve, reject) => {
    void exit.then(() => reject(new Error(text)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /listening (http\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  return { child, url, output: () => text, exit };
}

describe('stopOnSignals', () => {
  it('answers what is running, then ends with 0', async () => {
    const { child, url, exit } = await start('clean');
    const slow = fetch(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    await expect(exit).resolves.toBe(0);
  });

  it('ends with 1 when stopping hangs or fails', async () => {
    for (const mode of ['hang', 'fail']) {
      const { child, exit, output } = await start(mode);
      child.kill('SIGINT');
      await expect(exit).resolves.toBe(1);
      expect(output()).toContain(mode === 'hang' ? 'too long' : 'Stopping failed');
    }
  });

  it('survives and logs a rejection nobody handled', async () => {
    const { child, url, exit, output } = await start('clean');
    await fetch(`${url}/rejects`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await until(() => output().includes('Unhandled rejection'));
    child.kill('SIGTERM');
    await expect(exit).resolves.toBe(0);
  });
});
