import { closureOf, type DevProject } from '../sources/workspace-graph';

const SUBGRAPHS = ['subgraph-identity', 'subgraph-marketplace', 'subgraph-messaging'] as const;

/** Projects whose code a service of the stack runs. */
function roots(service: string): readonly string[] {
  return service === 'gateway-and-subgraphs' ? ['gateway', ...SUBGRAPHS] : [service];
}

/** Which of the running services run code of one of the changed projects. */
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
