import { spawn } from 'node:child_process';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { linesOf } from '../stream/lines-of';
import type { LineStream } from '../stream/line-stream';
import type { BrowserProcess } from './browser-process';

/** Storybook with hot reload; needs no stack. */
export function serveStorybook(stream: LineStream): BrowserProcess {
  // Own process group: npm, its shell and Storybook end together.
  const child = spawn('npm', ['run', '--silent', 'storybook'], {
    cwd: repositoryRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const write = (line: string) => line.trim() && stream.write('design-system', line);
  linesOf(child.stdout, write);
  linesOf(child.stderr, write);
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return {
    // Storybook reports by itself when its pages are ready.
    built: Promise.resolve(),
    exited,
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}
