import {
  clockText,
  dateText,
  moneyText,
  optionLabel,
  type Locale,
  type Province,
  type Role,
} from '@tbt/contracts';
import { SITE_NAME } from '../../site/page-tags';
import type { PostedJob } from '../page/posted-job';
import { textOf } from '../page/texts';
import { SOCIAL_IMAGE } from './social-image-paths';
import { linesOf, outlineOf, type Weight } from './outlined-text';

const MARGIN = 80;
/** Colours of the light theme. */
const BRAND = '#0a5f57';
const DEEP = '#0a3834';
const PALE = '#b3d4ce';
const WHITE = '#ffffff';
const ACCENT = '#f7b267';
const TOOTH =
  'M7 3C4.5 3 3 5 3 7.5c0 2.6 1.2 3.8 1.8 6.2C5.4 16.3 5.6 21 8 21c2 0 1.7-6 4-6s2 6 4 6c2.4 0 2.6-4.7 3.2-7.3C19.8 11.3 21 10.1 21 7.5 21 5 19.5 3 17 3c-2 0-3 1-5 1S9 3 7 3Z';

interface Block {
  text: string;
  /** Of the first line's baseline. */
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  lines?: number;
}

const LEADING = 1.15;

function blockOf({ text, y, size, weight, fill, lines = 1 }: Block): string {
  const width = SOCIAL_IMAGE.width - 2 * MARGIN;
  return linesOf(text, { size, weight, width, lines })
    .map((line, at) =>
      outlineOf(line, { x: MARGIN, y: y + at * size * LEADING, fill, size, weight }),
    )
    .join('');
}

const drawing = (blocks: readonly Block[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<rect width="100%" height="100%" fill="${BRAND}"/>`,
    `<rect y="500" width="100%" height="130" fill="${DEEP}"/>`,
    `<path fill="${WHITE}" transform="translate(${MARGIN - 12} 523) scale(3.5)" d="${TOOTH}"/>`,
    outlineOf(SITE_NAME, { x: MARGIN + 96, y: 580, size: 44, weight: 'bold', fill: WHITE }),
    ...blocks.map(blockOf),
    '</svg>',
  ].join('');

const RANGE: Record<Locale, (start: string, end: string) => string> = {
  'en-CA': (start, end) => `${start} - ${end}`,
  'fr-CA': (start, end) => `de ${start} à ${end}`,
};
const HOURLY: Record<Locale, string> = { 'en-CA': 'an hour', 'fr-CA': 'l’heure' };
const NO_BREAK = /\u202f/g;

/** Role, town, day, hours and pay of a shift. */
export function drawJob(job: PostedJob, locale: Locale): string {
  const province = optionLabel(locale, 'province', job.province as Province);
  const hours = RANGE[locale](clockText(locale, job.startTime), clockText(locale, job.endTime));
  const pay = `${moneyText(locale, job.hourlyRate)} ${HOURLY[locale]}`.replace(NO_BREAK, '\u00a0');
  const role = optionLabel(locale, 'role', job.role as Role);
  return drawing([
    { text: role, y: 150, size: 76, weight: 'bold', fill: WHITE },
    { text: `${job.city}, ${province}`, y: 230, size: 52, weight: 'regular', fill: WHITE },
    { text: dateText(locale, job.date), y: 335, size: 46, weight: 'regular', fill: PALE },
    { text: hours, y: 395, size: 46, weight: 'regular', fill: PALE },
    { text: pay, y: 465, size: 52, weight: 'bold', fill: ACCENT },
  ]);
}

/** For pages without a picture of their own. */
export function drawSite(locale: Locale): string {
  const text = textOf(locale);
  return drawing([
    {
      text: text('shell.socialImage.title'),
      y: 170,
      size: 76,
      weight: 'bold',
      fill: WHITE,
      lines: 2,
    },
    {
      text: text('shell.socialImage.text'),
      y: 370,
      size: 44,
      weight: 'regular',
      fill: PALE,
      lines: 2,
    },
  ]);
}
