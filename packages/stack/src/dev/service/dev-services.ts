import type { DatabaseUrls } from '../../databases';
import type { StackHooks } from '../../start-stack';
import { DEVELOPMENT_SITE } from '../browser/configuration';
import type { DevProject } from '../sources/workspace-graph';
import type { LineStream } from '../stream/line-stream';
import { affectedServices } from './affected-services';
import { startRestartableService, type RestartableService } from './restartable-service';

export interface DevServices {
  readonly ways: StackHooks;
  restart(folders: readonly string[]): Promise<void>;
  databases(): DatabaseUrls | null;
}

export interface DevServicesOptions {
  readonly projects: readonly DevProject[];
  readonly stream: LineStream;
  readonly hasDevelopmentSite: boolean;
}

const DATABASE_TROUBLE = /\b(WARNING|ERROR|FATAL|PANIC):\s+(.*)$/;
// Detail lines after an error, the failed statement included.
const DATABASE_DETAIL = /\b(DETAIL|HINT|STATEMENT|CONTEXT):\s+(.*)$/;

export function createServices(options: DevServicesOptions): DevServices {
  const { projects, stream, hasDevelopmentSite } = options;
  const running: RestartableService[] = [];
  let urls: DatabaseUrls | null = null;
  const ways: StackHooks = {
    launch: (plan, logsDir) => {
      const env = {
        // Plans each operation when first used, for a faster restart.
        GRAPHQL_PLANS: 'when-asked',
        ...plan.env,
        ...(hasDevelopmentSite && plan.name === 'shell' && { SITE_DIR: DEVELOPMENT_SITE }),
      };
      const service = startRestartableService({ ...plan, env }, logsDir, stream);
      running.push(service);
      return service;
    },
    onDatabases: (opened) => (urls = opened),
    onDatabaseLine: (line) => {
      const [, level, message] = DATABASE_TROUBLE.exec(line) ?? [];
      if (level) stream.write('database', `${level}: ${message}`, 'warn');
      const [, detail, text] = DATABASE_DETAIL.exec(line) ?? [];
      if (detail) stream.write('database', `  ${detail}: ${text}`, 'warn');
    },
  };

  async function restartOne(service: RestartableService): Promise<void> {
    const ms = await service.restart();
    if (ms === undefined) stream.write(service.name, 'is not ready: see the lines above', 'error');
    else stream.write(service.name, `restarted in ${(ms / 1000).toFixed(2)} s`, 'good');
  }

  return {
    ways,
    databases: () => urls,
    async restart(folders) {
      const names = running.map(({ name }) => name);
      const affected = affectedServices(names, folders, projects);
      await Promise.all(running.filter(({ name }) => affected.includes(name)).map(restartOne));
    },
  };
}
