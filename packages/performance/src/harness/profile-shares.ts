import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breakdown } from './results-file';

type Frame = { functionName: string; url: string };
type CpuProfile = {
  nodes: { id: number; callFrame: Frame }[];
  samples: number[];
  timeDeltas: number[];
};

const SHOWN = 12;
/** Fraction of a run after which everything is compiled. */
const WARM_FROM = 0.6;
const NOT_WORK = new Set(['(idle)', '(program)', '(root)']);
const SYSTEM_CALLS = new Set(['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String']);

/** Owner of a frame: a package, a project, Node or the engine. */
export function partOf({ functionName, url }: Frame): string {
  if (url === '') {
    if (SYSTEM_CALLS.has(functionName) || functionName === 'writeString')
      return 'writing to sockets and files';
    return functionName.startsWith('(') ? functionName.slice(1, -1) : 'Node (native)';
  }
  if (url.startsWith('node:')) return 'Node';
  const packages = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  const last = packages.at(-1)?.[1];
  if (last) return last;
  const [, project] = /\/((?:packages\/)?[\w-]+)\/(?:src|bench|dist)\//.exec(url) ?? [];
  return project ? `our ${project}` : 'other';
}

/** Shares of processor time by owner of the code. */
export function sharesOf(profile: CpuProfile): Breakdown['shares'] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map<string, number>();
  const from = Math.floor(profile.samples.length * WARM_FROM);
  for (let at = from; at < profile.samples.length; at += 1) {
    const frame = frames.get(profile.samples[at] ?? 0);
    if (!frame || NOT_WORK.has(frame.functionName)) continue;
    const part = partOf(frame);
    spent.set(part, (spent.get(part) ?? 0) + (profile.timeDeltas[at] ?? 0));
  }
  const all = [...spent.values()].reduce((sum, one) => sum + one, 0);
  return [...spent]
    .map(([part, time]) => ({ part, share: time / all }))
    .sort((a, b) => b.share - a.share)
    .slice(0, SHOWN);
}

/** @returns undefined when the program wrote no profile. */
export function breakdownOf(folder: string, program: string, of: string): Breakdown | undefined {
  const file = join(folder, `${program}.cpuprofile`);
  if (!existsSync(file)) return undefined;
  return { of, shares: sharesOf(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile) };
}
