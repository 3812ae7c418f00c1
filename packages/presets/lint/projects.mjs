import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Project
 * @property {string} name - package name
 * @property {string} folder - relative to the repository
 * @property {string} layer - app, ui, kit, contract, preset or tooling
 * @property {string} platform - web, node or any
 * @property {string[]} declared - names of packages in its package.json
 * @property {string[]} entries - importable entries, for example `@tbt/service-kit/testing`
 */

const tagOf = (manifest, axis) =>
  manifest.nx.tags.find((tag) => tag.startsWith(`${axis}:`)).slice(axis.length + 1);

function readProject(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const exported = Object.keys(manifest.exports ?? {}).map((entry) => entry.slice(1));
  return {
    name: manifest.name,
    folder,
    layer: tagOf(manifest, 'layer'),
    platform: tagOf(manifest, 'platform'),
    entries: exported.map((entry) => manifest.name + entry),
    declared: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  };
}

/**
 * The projects of the workspace with the tags of their package.json.
 * @param {string} root
 * @returns {Project[]}
 */
export function readProjects(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return workspaces
    .flatMap((entry) => (entry === 'packages/*' ? packages : [entry]))
    .map((folder) => readProject(root, folder));
}
