import { createRandom } from './random';

const SKY = ['#dcecf5', '#e8eef7', '#f4ebdf', '#e1efe8'];
const WALL = ['#c96f4a', '#b9c4cc', '#d9c7a3', '#8fa7b3', '#e6ddd0', '#a85b46'];
const TRIM = ['#1f7a8c', '#2a5d54', '#5e548e', '#3d5a80', '#7a3b3b'];
const GLASS = '#cfe6ee';
const TOOTH =
  'M-11-12c5-3 7 0 11 0s6-3 11 0c6 4 4 12 2 17-2 6-3 13-7 13s-3-9-6-9-2 9-6 9-5-7-7-13c-2-5-4-13 2-17z';

const pane = (x: number, y: number, width: number, height: number, trim: string) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${GLASS}" stroke="${trim}" stroke-width="4"/>
  <path d="M${x + width / 2} ${y}v${height}" stroke="${trim}" stroke-width="3"/>`;

const town = (wall: string, trim: string) => `
  <rect x="52" y="42" width="152" height="174" fill="${wall}"/>
  <rect x="44" y="34" width="168" height="14" rx="3" fill="${trim}"/>
  ${[68, 112, 156].map((x) => pane(x, 62, 32, 38, trim)).join('')}
  <path d="M52 128h152l8 24H44z" fill="${trim}"/>
  ${pane(66, 162, 66, 40, trim)}
  <rect x="150" y="158" width="36" height="58" rx="3" fill="${trim}"/><circle cx="179" cy="188" r="3" fill="#fff"/>
  <g transform="translate(128 140) scale(.7)"><path d="${TOOTH}" fill="#fff"/></g>`;

const house = (wall: string, trim: string) => `
  <path d="M36 112L128 44l92 68z" fill="${trim}"/>
  <rect x="54" y="108" width="148" height="108" fill="${wall}"/>
  <circle cx="128" cy="88" r="20" fill="#fff"/>
  <g transform="translate(128 86) scale(.9)"><path d="${TOOTH}" fill="${trim}"/></g>
  ${pane(68, 130, 36, 42, trim)}${pane(152, 130, 36, 42, trim)}
  <rect x="112" y="148" width="32" height="68" rx="3" fill="${trim}"/><circle cx="138" cy="184" r="3" fill="#fff"/>
  <rect x="104" y="208" width="48" height="8" fill="#8b8f94"/>`;

const pavilion = (wall: string, trim: string) => `
  <rect x="28" y="92" width="200" height="124" fill="${wall}"/>
  <rect x="20" y="82" width="216" height="14" rx="3" fill="${trim}"/>
  ${[40, 84].map((x) => pane(x, 124, 38, 72, trim)).join('')}
  <rect x="134" y="116" width="36" height="100" fill="${GLASS}" stroke="${trim}" stroke-width="4"/>
  <rect x="182" y="108" width="34" height="60" rx="4" fill="#fff"/>
  <g transform="translate(199 136)"><path d="${TOOTH}" fill="${trim}"/></g>`;

const tree = (x: number) => `
  <rect x="${x - 3}" y="188" width="6" height="28" fill="#7b5a3c"/>
  <circle cx="${x}" cy="176" r="19" fill="#6f9e6b"/><circle cx="${x - 9}" cy="186" r="12" fill="#5f8f5d"/>`;

export function officeDrawing(seed: number): string {
  const { pick, chance } = createRandom(seed);
  const [sky, wall, trim] = [pick(SKY), pick(WALL), pick(TRIM)];
  const building = pick([town, house, pavilion]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${sky}"/>
    <circle cx="${chance(0.5) ? 206 : 48}" cy="36" r="15" fill="#f6d58a"/>
    ${building(wall, trim)}
    <rect y="214" width="256" height="42" fill="#c9ced2"/><rect y="232" width="256" height="24" fill="#8b9197"/>
    ${tree(chance(0.5) ? 26 : 230)}
  </svg>`;
}
