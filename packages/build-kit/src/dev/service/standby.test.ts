import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';

const STANDBY = join(__dirname, 'standby.cjs');
const METRICS = join(repositoryRoot, 'packages/service-kit/src/events/event-metrics.ts');
const REGISTER_SOURCES = join(__dirname, '..', '..', '..', 'register.cjs');
const PATIENCE_MS = 3000;
const STOP_WITH_PARENT = join(__dirname, '..', '..', 'stack', 'stop-with-parent.cjs');

it('exits with its parent, even if a preloaded library handles signals', async () => {
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

/** What the sample service answers. */
const TELL = `{ text: require('./page.cjs').text, loads: globalThis.loads }`;

interface Sample {
  /** Writes a file of the sample service; `globalThis.loads` lists loaded files in order. */
  write(name: string, code?: string): string;
  start(execArgv?: readonly string[]): ChildProcess;
}

async function withSample(use: (sample: Sample) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-standby-'));
  const count = `(globalThis.loads ??= []).push(require('node:path').basename(__filename));`;
  let standby: ChildProcess | undefined;
  try {
    await use({
      write(name, code = '') {
        const file = join(folder, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${count}\n${code}`);
        return file;
      },
      start(execArgv = []) {
        const options = { execArgv: ['--require', STOP_WITH_PARENT, ...execArgv] };
        standby = fork(STANDBY, [join(folder, 'service.cjs')], options);
        return standby;
      },
    });
  } finally {
    standby?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const hear = async (standby: ChildProcess): Promise<unknown> => {
  const [message] = (await once(standby, 'message')) as [unknown];
  return message;
};

it('reloads modules changed while waiting, and their dependents only', () =>
  withSample(async ({ write, start }) => {
    const same = write('same.cjs');
    const page = write('page.cjs', `exports.text = \`page: \${require('./words.cjs')}\`;`);
    const words = write('words.cjs', `module.exports = 'before';`);
    write('service.cjs', `require('./same.cjs'); process.send(${TELL});`);
    const standby = start();
    standby.send({ load: [same, page] });
    standby.send({ list: true });
    expect(await hear(standby)).toEqual({ loaded: [same, page, words] });
    write('words.cjs', `module.exports = 'after';`);
    standby.send({ run: true });
    expect(await hear(standby)).toEqual({
      text: 'page: after',
      loads: ['same.cjs', 'page.cjs', 'words.cjs', 'service.cjs', 'page.cjs', 'words.cjs'],
    });
  }));

it('reloads a module changed while loading', () =>
  withSample(async ({ write, start }) => {
    const words = write('words.cjs', `module.exports = 'before';`);
    const page = write('page.cjs', `exports.text = require('./words.cjs');`);
    const change = `require('node:fs').writeFileSync('${words}', "module.exports = 'after';");`;
    const meanwhile = write('meanwhile.cjs', change);
    write('service.cjs', `process.send(${TELL});`);
    const standby = start();
    standby.send({ load: [page, meanwhile, words] });
    standby.send({ run: true });
    expect(await hear(standby)).toMatchObject({ text: 'after' });
  }));

it('resolves a file that became a folder', () =>
  withSample(async ({ write, start }) => {
    const words = write('words.js', `module.exports = 'before';`);
    const page = write('page.cjs', `exports.text = require('./words');`);
    write('service.cjs', `process.send(${TELL});`);
    const standby = start();
    standby.send({ load: [page] });
    standby.send({ list: true });
    await hear(standby);
    rmSync(words);
    write('words/index.js', `module.exports = 'after';`);
    standby.send({ run: true });
    expect(await hear(standby)).toMatchObject({ text: 'after' });
  }));

it('keeps a counter that a service registers when it is loaded', () =>
  withSample(async ({ write, start }) => {
    const register = `require('${METRICS}').eventCounter({ name: 'mails', help: 'Mails' });`;
    const mails = write('mails.cjs', `require('./words.cjs'); ${register}`);
    write('words.cjs');
    write('service.cjs', `require('./mails.cjs'); process.send('started');`);
    const standby = start(['--require', REGISTER_SOURCES]);
    standby.send({ load: [mails] });
    standby.send({ list: true });
    await hear(standby);
    write('words.cjs', '// changed');
    standby.send({ run: true });
    expect(await hear(standby)).toBe('started');
  }));
