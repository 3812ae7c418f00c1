import type { DevServices } from '../service/dev-services';
import type { LineStream } from '../stream/line-stream';
import type { DevTargets } from '../targets';
import { createTypeChecker } from '../type-check';
import { applyChanges } from './apply-changes';
import { watchSources } from './watch-sources';
import { closureOf, type DevProject } from './workspace-graph';

export interface WatchingOptions {
  readonly targets: DevTargets;
  readonly projects: readonly DevProject[];
  readonly stream: LineStream;
  readonly services: DevServices;
}

/** Watches what the targets are made of, and does what each change asks for, one after the other. */
export function startWatching({
  targets,
  projects,
  stream,
  services,
}: WatchingOptions): () => void {
  const named = [...targets.servers, ...targets.browser];
  const folders = new Set(named.flatMap((name) => [...closureOf(name, projects)]));
  const types = createTypeChecker(stream);
  let queue: Promise<void> = Promise.resolve();
  const close = watchSources([...folders], (files) => {
    stream.write('dev', `changed: ${files.join(', ')}`);
    queue = queue.then(() =>
      applyChanges(files, {
        projects,
        clients: targets.browser,
        stream,
        databases: services.databases,
        restart: services.restart,
        checkTypes: types.check,
      }),
    );
  });
  return () => {
    close();
    types.stop();
  };
}
