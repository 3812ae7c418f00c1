import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const REGISTER = join(__dirname, '..', '..', 'packages', 'workspace', 'register.cjs');

/** Runs a program of this folder. @returns the signal that ended it, null when it came to its end. */
export async function runKilled(program: string, settings: object): Promise<NodeJS.Signals | null> {
  const args = ['--require', REGISTER, join(__dirname, program), JSON.stringify(settings)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (signal === null && code !== 0) throw new Error(Buffer.concat(errors).toString());
  return signal;
}
