import { closureOf, type DevProject } from '../sources/workspace-graph';

const SUBGRAPHS = ['subgraph-identity', 'subgraph-marketplace', 'subgraph-messaging'] as const;

function roots(service: string): readonly string[] {
  return service === 'gateway-and-subgraphs' ? ['gateway', ...SUBGRAPHS] : [service];
}

export function affectedServices(
  services: readonly string[],
  changed: readonly string[],
  projects: readonly DevProject[],
): string[] {
  return services.filter((service) => {
    const parts = roots(service).map((root) => closureOf(root, projects));
    return changed.some((folder) => parts.some((part) => part.has(folder)));
  });
}
