import { createRandom } from './random';

const SKIN = ['#f3d2b8', '#e8b995', '#c98f66', '#9c6542', '#6f4529'];
const HAIR = ['#2b1d14', '#4a2f1d', '#8a5a2b', '#c9a15a', '#5b5b60', '#1c1c22'];
const SCRUBS = ['#1f7a8c', '#3d5a80', '#5e548e', '#2a9d8f', '#457b9d'];
const WALL = ['#dbeef0', '#e6e9f2', '#efe9e1', '#e2efe5'];
const GLASSES = `<g fill="none" stroke="#3b3f46" stroke-width="3">
    <circle cx="110" cy="122" r="14"/><circle cx="146" cy="122" r="14"/><path d="M124 120q4-3 8 0"/></g>`;
const CUTS = [
  'M76 112a52 56 0 0 1 104 0q-14-34-52-34t-52 34z',
  'M72 176V110a56 58 0 0 1 112 0v66h-20v-62q-30-8-42-30-10 26-30 30v62z',
  'M78 108a16 16 0 0 1 6-26 18 18 0 0 1 24-22 20 20 0 0 1 40 0 18 18 0 0 1 24 22 16 16 0 0 1 6 26l-8 8q-4-26-20-30-22 8-44 0-16 4-20 30z',
  'M82 100q6-40 46-40t46 40q-10-20-24-22-30 12-52-2-10 6-16 24z',
  'M74 118a54 60 0 0 1 108 0l-10-20q-40 4-58-18-8 22-30 20z M128 76a18 17 0 1 1 .1 0z',
];

export function portraitDrawing(seed: number): string {
  const { pick, chance } = createRandom(seed);
  const [skin, hair, scrubs, wall, cut] = [
    pick(SKIN),
    pick(HAIR),
    pick(SCRUBS),
    pick(WALL),
    pick(CUTS),
  ];
  const glasses = chance(0.3) ? GLASSES : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${wall}"/>
    <path d="M28 256q4-66 66-74h68q62 8 66 74z" fill="${scrubs}"/>
    <path d="M98 182l30 40 30-40z" fill="${skin}"/>
    <rect x="106" y="146" width="44" height="46" rx="18" fill="${skin}"/>
    <ellipse cx="128" cy="118" rx="46" ry="54" fill="${skin}"/>
    <path d="${cut}" fill="${hair}"/>
    <circle cx="111" cy="122" r="4" fill="#2a2422"/><circle cx="145" cy="122" r="4" fill="#2a2422"/>
    ${glasses}
    <path d="M110 144q18 14 36 0" fill="none" stroke="#2a2422" stroke-width="4" stroke-linecap="round"/>
  </svg>`;
}
