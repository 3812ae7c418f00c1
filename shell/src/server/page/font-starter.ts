import { createHash } from 'node:crypto';

/** Begins the address of a font that stands in the page. */
export const FONT_DATA = 'data:font/woff2;base64,';

/** Browsers read a font when text first needs it, which would be laid out twice; with this, while they read the page. */
const STARTER = 'document.fonts.forEach((face) => face.display === "block" && face.load())';

/** For the policy. */
export const FONT_STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

export const fontStarter = (): string => `<script>${STARTER}</script>`;
