/** CPU-bound: two tasks at a time. */
export const CHECK_TARGETS = [
  'format',
  'lint',
  'typecheck',
  'drift',
  'test',
  'graph',
  'repository',
  'stories',
  'counts',
  'bytes',
] as const;

/** Each starts a whole product with timeouts: one at a time. */
export const STACK_TARGETS = [
  'contract-combined',
  'contract-replicas',
  'journeys',
  'journeys-ahead',
  'failures',
] as const;

export const DEEP_TARGETS = [
  'inputs',
  'contract-split',
  'contract-trusted',
  'contract-split-trusted',
  'contract-nats',
  'contract-postgres',
  'contract-node-24',
  'screens',
  'visual',
  'scaffold',
  'dev',
] as const;

export interface ChosenTargets {
  readonly checks: readonly string[];
  readonly stacks: readonly string[];
}

const ALL: readonly string[] = [...CHECK_TARGETS, ...STACK_TARGETS, ...DEEP_TARGETS];

/** Targets of a run by name (`contract` includes every `contract-…`), else all. @throws Error for an unknown name. */
export function chooseTargets(names: readonly string[], isDeep: boolean): ChosenTargets {
  const isNamed = (target: string, name: string) =>
    target === name || target.startsWith(`${name}-`);
  const unknown = names.filter((name) => !ALL.some((target) => isNamed(target, name)));
  if (unknown.length > 0)
    throw new Error(`No target is named ${unknown.join(', ')}. There are: ${ALL.join(', ')}`);
  const isChosen = (target: string) =>
    names.length === 0 || names.some((name) => isNamed(target, name));
  const long = names.length > 0 || isDeep ? DEEP_TARGETS : [];
  return {
    checks: CHECK_TARGETS.filter(isChosen),
    stacks: [...STACK_TARGETS, ...long].filter(isChosen),
  };
}
