import type { Page, Request } from '@playwright/test';

export type ScriptUse = {
  readonly bytes: number;
  readonly requests: number;
  readonly steps: number;
};

const QUIET_MS = 3_000;

type ScriptRequest = { readonly startedAt: number; endedAt: number; bytes: number };

const isScript = (request: Request): boolean =>
  request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');

/** Length of the longest chain of scripts, each requested after the previous one ended. */
export function longestRow(seen: readonly Pick<ScriptRequest, 'startedAt' | 'endedAt'>[]): number {
  const inOrder = [...seen].sort((a, b) => a.startedAt - b.startedAt);
  const rows: { endedAt: number; length: number }[] = [];
  for (const { startedAt, endedAt } of inOrder) {
    const before = rows.filter((row) => row.endedAt <= startedAt).map(({ length }) => length);
    rows.push({ endedAt, length: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...rows.map(({ length }) => length));
}

/** Opens an address with an empty cache, begins to use it and waits for network idle. @param sizeOf - transferred bytes of a script. */
export async function watchScripts(
  page: Page,
  url: string,
  sizeOf: (request: Request) => Promise<number>,
): Promise<ScriptUse> {
  const seen = new Map<string, ScriptRequest>();
  const sizes: Promise<void>[] = [];
  page.on('request', (request) => {
    if (!isScript(request) || seen.has(request.url())) return;
    seen.set(request.url(), { startedAt: performance.now(), endedAt: Infinity, bytes: 0 });
  });
  page.on('requestfinished', (request) => {
    const script = seen.get(request.url());
    if (!script) return;
    script.endedAt = performance.now();
    sizes.push(sizeOf(request).then((bytes) => void (script.bytes = bytes)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // A visitor's rendered page loads its scripts with the first sign of use.
  await page.keyboard.press('Shift');
  // On a busy machine the network may be idle between two requests.
  for (let before = -1; before !== sizes.length;) {
    before = sizes.length;
    await page.waitForTimeout(QUIET_MS);
  }
  await Promise.all(sizes);
  const scripts = [...seen.values()];
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: scripts.length,
    steps: longestRow(scripts),
  };
}
