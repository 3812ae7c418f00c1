import type { DevServices } from '../service/dev-services';
import type { LineStream } from '../stream/line-stream';
import type { DevTargets } from '../targets';
import { createTypeChecker } from '../type-check';
import { applyChanges, type ChangeHands } from './apply-changes';
import { watchSources } from './watch-sources';
import { closureOf, type DevProject } from './workspace-graph';

export interface WatchingOptions {
  readonly targets: DevTargets;
  readonly projects: readonly DevProject[];
  readonly stream: LineStream;
  /** Absent when no stack of ours is to be restarted. */
  readonly services?: Pick<DevServices, 'restart' | 'databases'>;
}

export function startWatching({
  targets,
  projects,
  stream,
  services,
}: WatchingOptions): () => void {
  const components = targets.hasStorybook ? ['design-system'] : [];
  const named = [...targets.servers, ...targets.browser, ...components];
  const folders = new Set(named.flatMap((name) => [...closureOf(name, projects)]));
  const types = createTypeChecker(stream);
  const hands: ChangeHands = {
    projects,
    clients: targets.browser,
    stream,
    databases: () => services?.databases() ?? null,
    restart: async (changed) => services?.restart(changed),
    checkTypes: types.check,
  };
  let queue: Promise<void> = Promise.resolve();
  const close = watchSources([...folders], (files) => {
    stream.write('dev', `changed: ${files.join(', ')}`);
    queue = queue
      .then(() => applyChanges(files, hands))
      .catch((error: unknown) => stream.write('dev', String(error), 'error'));
  });
  return () => {
    close();
    types.stop();
  };
}
