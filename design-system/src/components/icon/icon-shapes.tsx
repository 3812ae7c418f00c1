import type { ReactNode } from 'react';

const shapes = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.2V12l3.2 2" />
    </>
  ),
  'map-pin': (
    <>
      <path d="M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  dollar: (
    <path d="M12 2.8v18.4M16.6 7.6c-.6-1.6-2.2-2.5-4.5-2.5-2.7 0-4.5 1.3-4.5 3.3 0 4.7 9.3 2.4 9.3 7.2 0 2.1-2 3.4-4.8 3.4-2.5 0-4.3-.9-4.9-2.7" />
  ),
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.6" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'chevron-start': <path d="m14.5 6-6 6 6 6" />,
  'chevron-end': <path d="m9.5 6 6 6-6 6" />,
  'chevron-up': <path d="m6 14.5 6-6 6 6" />,
  'arrow-up': <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />,
  'arrow-down': <path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5" />,
  sort: <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15" />,
  table: (
    <>
      <rect x="3.5" y="5" width="17" height="14.5" rx="2" />
      <path d="M3.5 10h17M3.5 14.7h17M10 10v9.5" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  'arrow-end': <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: (
    <>
      <path d="M10.7 4.6a1.5 1.5 0 0 1 2.6 0l7 12.6a1.5 1.5 0 0 1-1.3 2.3H5a1.5 1.5 0 0 1-1.3-2.3z" />
      <path d="M12 9.5v4M12 16.4v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2v5M12 7.9V8" />
    </>
  ),
  message: (
    <path d="M6.5 4.5h11A2.5 2.5 0 0 1 20 7v6.5a2.5 2.5 0 0 1-2.5 2.5h-6L7 20v-4h-.5A2.5 2.5 0 0 1 4 13.5V7a2.5 2.5 0 0 1 2.5-2.5z" />
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="m4.5 8 7.5 5.5L19.5 8" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5c1 .9 3 .9 4 0" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  users: (
    <>
      <circle cx="9.5" cy="8.5" r="3.5" />
      <path d="M3 19.5c.6-3.5 3.2-5.2 6.5-5.2s5.9 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.7.8 2.7 2.3 3 4.6" />
    </>
  ),
  clinic: (
    <>
      <path d="M4 20.5V9.3L12 4l8 5.3v11.2z" />
      <path d="M12 10.8v5.4M9.3 13.5h5.4" />
    </>
  ),
  briefcase: (
    <>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2.5" />
      <path d="M8.5 7.5V6a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 6v1.5M3.5 12.5h17" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </>
  ),
  star: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  tooth: (
    <path d="M12 6.2c-1.6-1.1-3-1.7-4.4-1.7-2.3 0-4.1 1.9-4.1 4.7 0 2.2 1 3.6 1.6 5.6.5 1.8.5 5.7 2.3 5.7 2 0 1.6-5.8 4.6-5.8s2.6 5.8 4.6 5.8c1.8 0 1.8-3.9 2.3-5.7.6-2 1.6-3.4 1.6-5.6 0-2.8-1.8-4.7-4.1-4.7-1.4 0-2.8.6-4.4 1.7z" />
  ),
  upload: <path d="M12 15.5V4.5M7 9l5-5 5 5M4.5 19.5h15" />,
  file: (
    <path d="M7 3.5h6.5L18.5 8.5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5V8.5h5" />
  ),
  external: (
    <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4" />
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.2M19.5 4.3v4.5H15" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.4 2.4 3.6 5.3 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.3-3.6-8.5s1.2-6.1 3.6-8.5z" />
    </>
  ),
  moon: <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4" />
    </>
  ),
  bookmark: <path d="M6.5 4.5h11v15.5L12 16l-5.5 4z" />,
  bolt: <path d="M13 3 5 13.5h5.6L10 21l8.5-11h-6z" />,
  repeat: (
    <path d="m17 3.5 3 3-3 3M20 6.5H8a4 4 0 0 0-4 4v1M7 20.5l-3-3 3-3M4 17.5h12a4 4 0 0 0 4-4v-1" />
  ),
  sparkle: (
    <path d="m11.5 4 1.9 5.1 5.1 1.9-5.1 1.9-1.9 5.1-1.9-5.1L4.5 11l5.1-1.9zM18.5 16.5v4M16.5 18.5h4" />
  ),
  attach: (
    <path d="m19.5 11.3-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.6 1.6 0 0 1-2.3-2.3l7-7" />
  ),
  send: <path d="M20.5 3.5 10.3 13.7M20.5 3.5l-6.3 17-3.9-6.8-6.8-3.9z" />,
  eye: (
    <>
      <path d="M2.8 12c2-4 5.3-6 9.2-6s7.2 2 9.2 6c-2 4-5.3 6-9.2 6s-7.2-2-9.2-6z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <path d="M4 4l16 16M9.5 6.3A10 10 0 0 1 12 6c3.9 0 7.2 2 9.2 6a12 12 0 0 1-2.7 3.5M6 7.8A11.6 11.6 0 0 0 2.8 12c2 4 5.3 6 9.2 6 1.5 0 2.9-.3 4.1-.9M10 10.1a2.8 2.8 0 0 0 3.9 3.9" />
  ),
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  'log-out': (
    <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10M16.5 8l4 4-4 4" />
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export const iconNames = Object.keys(shapes) as IconName[];

/** Icons that are mirrored in right-to-left text. */
const directional = new Set<IconName>([
  'chevron-start',
  'chevron-end',
  'arrow-end',
  'send',
  'log-out',
]);

export const shapeOf = (name: IconName): ReactNode => shapes[name];

export const isDirectional = (name: IconName): boolean => directional.has(name);
