import { staleArtefacts, writeArtefacts } from './artefacts';
import { breakingChanges, publishedSchema } from './breaking-changes';
import { invalidOperations } from './client-operations';
import { composeSupergraph } from './compose-supergraph';

/** Result of a check; no `problems` means it passed. */
export interface GraphReport {
  readonly problems: string[];
  readonly summary: string;
}

export function checkDrift(): GraphReport {
  const stale = staleArtefacts(composeSupergraph());
  return {
    problems: stale.map((file) => `${file} is out of date: run npm run compose and commit it`),
    summary: 'composed artefacts are current',
  };
}

export async function checkBreakingChanges(): Promise<GraphReport> {
  const before = publishedSchema();
  if (!before) return { problems: [], summary: 'no published schema to compare with' };
  const problems = await breakingChanges(before, composeSupergraph().schema);
  return { problems, summary: 'no breaking changes against main' };
}

export async function checkClientOperations(): Promise<GraphReport> {
  const { problems, count } = await invalidOperations(composeSupergraph().schema);
  return { problems, summary: `${count} client operations are valid` };
}

export function compose(): string[] {
  return writeArtefacts(composeSupergraph());
}
