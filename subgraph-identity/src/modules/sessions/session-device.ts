import { parse } from 'bowser';

const NAME_MAX = 60;
/** A program's own name: `curl/8.5.0`. */
const PROGRAM = /^([\p{L}\d][\p{L}\d ._-]*)\//u;

/** For example "Chrome · Windows"; null for an unknown client. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null;
  const { browser, os } = parse(userAgent);
  const known = [browser.name, os.name].filter(Boolean).join(' · ');
  const words = known || (PROGRAM.exec(userAgent)?.[1] ?? '');
  return words.slice(0, NAME_MAX) || null;
}
