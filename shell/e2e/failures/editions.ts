import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { site } from '../site';
import type { Remote } from './matrix';

type Release = { version: string; entry: string; integrity?: string; contractVersion: number };

/** Pages of broken editions; `React` is the site's. */
const PAGES: Record<string, string> = {
  'throws-at-render': `() => { throw new Error('broken at render'); }`,
  'throws-in-effect': `() => { React.useEffect(() => { throw new Error('broken in an effect'); }); return null; }`,
  'throws-in-handler': `() => React.createElement('div', null,
     React.createElement('h1', null, 'Still here'),
     React.createElement('button', { onClick: () => { throw new Error('broken in a handler'); } }, 'Break'))`,
};
const FINE = `() => React.createElement('h1', null, 'Still here')`;

/** A remote's entry as its build creates it, with one fault. */
function entryOf(container: string, fault: string): string {
  if (fault === 'throws-at-load') return `throw new Error('broken at load');`;
  const page = PAGES[fault] ?? FINE;
  const contract = fault === 'wrong-contract' ? 99 : REMOTE_CONTRACT_VERSION;
  const importing = fault === 'throws-at-import' ? `throw new Error('broken at import');` : '';
  return `var ${container} = (() => {
    let scope;
    const react = async () => {
      const [version] = Object.values(scope.react);
      return (version.lib ?? (await version.get()))();
    };
    return {
      init: (given) => { scope = given; },
      get: async () => {
        const React = await react();
        const Page = ${page};
        const paths = ['/jobs', '/browse-professionals', '/messages', '/profile'];
        return () => {
          ${importing}
          return { default: {
            contractVersion: ${contract},
            routes: paths.map((path) => ({ path, load: async () => Page })),
            widgets: { 'top-bar.unread-messages': Page },
          } };
        };
      },
    };
  })();`;
}

const registryFile = () => path.join(site.dataDir(), 'releases', 'remotes.json');

function writeRegistry(text: string): void {
  const draft = `${registryFile()}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, registryFile());
}

/** Publishes a broken edition of a remote. @returns its rollback. */
export function publishEdition(remote: Remote, fault: string): () => void {
  const before = readFileSync(registryFile(), 'utf8');
  const folder = `broken-${fault}`;
  const target = path.join(site.dataDir(), 'releases', remote, folder);
  const code = entryOf(remote.replace(/\W/g, '_'), fault);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'remote-entry.js'), code);
  const described = fault === 'bad-integrity' ? `${code} // changed on its way` : code;
  const release: Release = {
    version: folder,
    entry: `/releases/${remote}/${folder}/remote-entry.js`,
    integrity: `sha384-${createHash('sha384').update(described).digest('base64')}`,
    contractVersion: fault === 'wrong-contract-line' ? 99 : REMOTE_CONTRACT_VERSION,
  };
  const registry = JSON.parse(before) as Record<string, Release>;
  writeRegistry(JSON.stringify({ ...registry, [remote]: release }));
  return () => writeRegistry(before);
}
