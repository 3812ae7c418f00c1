import { startService, type ServicePlan, type ServiceProcess } from '../../service-process';
import type { LineStream } from '../stream/line-stream';
import { readServiceLine } from '../stream/service-line';

/** How long requests may finish before a restart; milliseconds. */
const PATIENCE_MS = 500;

export type RestartableService = ServiceProcess & {
  /** @returns milliseconds until it was ready, or undefined when it failed. */
  restart(): Promise<number | undefined>;
};

export function startRestartableService(
  plan: ServicePlan,
  logsDir: string,
  stream: LineStream,
): RestartableService {
  const onLine = (line: string) => {
    const read = readServiceLine(line, plan.name);
    if (read) stream.write(read.part, read.text, read.level);
  };
  let isEnding = false;
  let markGone: () => void = () => undefined;
  const exited = new Promise<void>((resolve) => (markGone = resolve));

  const begin = (isAgain: boolean): ServiceProcess => {
    const service = startService(plan, logsDir, { isAgain, onLine });
    void service.exited.then(() => {
      if (service !== current || isEnding) return;
      stream.write(plan.name, 'ended; a change starts it again', 'error');
    });
    return service;
  };
  let current = begin(false);

  return {
    ...current,
    exited,
    get pid() {
      return current.pid;
    },
    ready: () => current.ready(),
    async restart() {
      const since = performance.now();
      isEnding = true;
      await current.stop(PATIENCE_MS);
      isEnding = false;
      current = begin(true);
      const isReady = await current.ready().then(
        () => true,
        () => false,
      );
      return isReady ? performance.now() - since : undefined;
    },
    async stop() {
      isEnding = true;
      await current.stop();
      markGone();
    },
    kill() {
      isEnding = true;
      current.kill();
      markGone();
    },
  };
}
