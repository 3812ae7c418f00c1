import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const register = join(__dirname, '..', '..', 'workspace', 'register.cjs');

export type RunningProcess = {
  child: ChildProcess;
  url: string;
  output: () => string;
  exit: Promise<number>;
};

// Logged after the signal handlers are installed; Fastify's own line comes earlier.
const LISTENING = /(?:listening |"url":")(http:\/\/127\.0\.0\.1:\d+)/;

const children: ChildProcess[] = [];

export const endProcesses = () => children.splice(0).forEach((child) => child.kill('SIGKILL'));

/** Resolves once the program logs its address. @throws Error with its output when it exits early. */
export async function startProcess(
  program: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['-r', register, join(__dirname, program), ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
  children.push(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  const url = await new Promise<string>((resolve, reject) => {
    void exit.then(() => reject(new Error(text)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = LISTENING.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  return { child, url, output: () => text, exit };
}
