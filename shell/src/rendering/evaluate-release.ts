import vm from 'node:vm';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { isRemoteModule, type RemoteModule } from '@tbt/web-kit';
import type { ReleaseCode } from '../site/rendering-messages';

export interface SharedPackage {
  version: string;
  exports: unknown;
}

export type SharedPackages = Readonly<Record<string, SharedPackage>>;

const REQUEST = /^(.+)@\^(\d+)\.(\d+)\.(\d+)$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)/;

/** Whether a version fits a caret range: the leftmost number that is not zero is the same. */
function fits(version: string, wanted: readonly number[]): boolean {
  const given = (VERSION.exec(version) ?? []).slice(1).map(Number);
  const fixed = wanted.findIndex((part) => part > 0);
  if (given.length !== wanted.length) return false;
  const differs = given.findIndex((part, at) => part !== wanted[at]);
  return differs === -1 || (differs > fixed && (given[differs] ?? 0) > (wanted[differs] ?? 0));
}

/** Gives a release the shared packages, in versions that fit, and nothing else. */
const requireFrom = (name: string, shared: SharedPackages) => (id: string) => {
  const [, wanted = '', ...version] = REQUEST.exec(id) ?? [];
  const known = Object.hasOwn(shared, wanted) ? shared[wanted] : undefined;
  if (!known) throw new Error(`${name} may not require ${id}`);
  if (!fits(known.version, version.map(Number)))
    throw new Error(`${name} needs ${id}, the site has ${known.version}`);
  return known.exports;
};

/** Runs a release's build for Node. @throws Error when it exposes no module of this contract. */
export function evaluateRelease(
  { name, entry, code }: ReleaseCode,
  shared: SharedPackages,
): RemoteModule {
  const module: { exports: { default?: unknown } } = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: entry,
  }) as (...scope: unknown[]) => void;
  run(module, module.exports, requireFrom(name, shared));
  const exposed = module.exports.default;
  if (!isRemoteModule(exposed)) throw new Error(`${name} exposes no remote module`);
  if (exposed.contractVersion !== REMOTE_CONTRACT_VERSION)
    throw new Error(`${name} was made for contract ${exposed.contractVersion}`);
  return exposed;
}
