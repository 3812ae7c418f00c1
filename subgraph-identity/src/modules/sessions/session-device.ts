import { parse } from 'bowser';

const NAME_MAX = 60;
/** What a program names itself: `curl/8.5.0`. */
const PROGRAM = /^([\p{L}\d][\p{L}\d ._-]*)\//u;

/** A client in words, such as "Chrome · Windows"; null when it says nothing of itself that is known. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null;
  const { browser, os } = parse(userAgent);
  const known = [browser.name, os.name].filter(Boolean).join(' · ');
  const words = known || (PROGRAM.exec(userAgent)?.[1] ?? '');
  return words.slice(0, NAME_MAX) || null;
}
