import { join } from 'node:path';
import type { StackSettings } from '../env';
import { createProgress } from '../progress';
import { runStart, settingsOrExit } from '../run-start';
import { isReady } from '../service-process';
import { readState, writeState } from '../state-file';
import {
  buildDevelopmentShell,
  serveBrowserProject,
  type BrowserProcess,
} from './browser/browser-process';
import { serveStorybook } from './browser/storybook-process';
import { createServices } from './service/dev-services';
import { generateMissing } from './sources/generate-quietly';
import { devProjects, type DevProject } from './sources/workspace-graph';
import { startWatching } from './sources/start-watching';
import { createLineStream, type LineStream } from './stream/line-stream';
import { readTargets, TargetError, type DevTargets } from './targets';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const terminalStream = (): LineStream =>
  createLineStream({
    write: (line) => void process.stdout.write(`${line}\n`),
    isColoured: process.stdout.isTTY && process.stdout.hasColors(),
  });

async function untilEnded(
  processes: readonly BrowserProcess[],
  stopWatching: () => void,
): Promise<void> {
  const stopAll = () => {
    stopWatching();
    processes.forEach((one) => void one.stop());
  };
  for (const signal of SIGNALS) process.on(signal, stopAll);
  await Promise.all(processes.map(({ exited }) => exited));
  process.exit(0);
}

async function serveBeside(
  targets: DevTargets,
  projects: readonly DevProject[],
  settings: StackSettings,
  stream: LineStream,
): Promise<void> {
  const { browser, hasStorybook } = targets;
  if (browser.length > 0) {
    const site = `http://localhost:${settings.port}`;
    const note = 'its pages run the built React: hot reload keeps state on the page of its own';
    stream.write('dev', `beside the stack on ${site}; ${note}`);
  }
  const served = browser.map((project) => serveBrowserProject(project, settings, stream));
  const processes = [
    ...(await Promise.all(served)),
    ...(hasStorybook ? [serveStorybook(stream)] : []),
  ];
  await untilEnded(processes, startWatching({ targets, projects, stream }));
}

function writeStart(settings: StackSettings, since: number, stream: LineStream): void {
  const file = join(settings.dataDir, 'dev.json');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const { startMs } = readState<{ startMs?: number }>(file, {});
  const ms = performance.now() - since;
  const before = startMs === undefined ? '' : ` (last time ${seconds(startMs)})`;
  stream.write('dev', `ready in ${seconds(ms)}${before}`, 'good');
  writeState(file, { startMs: ms });
}

/** `npm run dev [-- <project> …]`: a stack with hot reload and restarts, and one stream of prefixed lines. */
export async function runDev(args: readonly string[]): Promise<void> {
  const since = performance.now();
  const projects = devProjects();
  let targets: DevTargets;
  try {
    targets = readTargets(args, projects);
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  const stream = terminalStream();
  const { browser, servers, hasStorybook } = targets;
  const settings = settingsOrExit(args);
  if (browser.length > 0) await generateMissing([...browser, 'shell'], projects);
  const isBrowserOnly = servers.length === 0;
  if (isBrowserOnly && (browser.length === 0 || (await isReady(settings.port)))) {
    return serveBeside(targets, projects, settings, stream);
  }

  const services = createServices({ projects, stream, hasDevelopmentSite: browser.length > 0 });
  const beside: BrowserProcess[] = [];
  if (browser.length > 0 && !browser.includes('shell')) {
    beside.push(buildDevelopmentShell(settings, stream));
  }
  if (browser.includes('shell')) beside.push(await serveBrowserProject('shell', settings, stream));
  await runStart(args, {
    ...services.ways,
    progress: createProgress((line) => stream.write('stack', line)),
    afterwards: async (started) => {
      const remotes = browser.filter((project) => project !== 'shell');
      beside.push(
        ...(await Promise.all(
          remotes.map((project) => serveBrowserProject(project, started, stream)),
        )),
        ...(hasStorybook ? [serveStorybook(stream)] : []),
      );
      const stopWatching = startWatching({ targets, projects, stream, services });
      // A page opened before its code is built would fail.
      const built = Promise.all(beside.map((one) => one.built));
      void built.then(() => writeStart(started, since, stream));
      return async () => {
        stopWatching();
        await Promise.all(beside.map((one) => one.stop()));
      };
    },
  });
}
