import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { testStorybookFolder } from '../src/storybook/story-index';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Default: the repository's own Storybook. */
const folder = process.env.STORYBOOK_FOLDER ?? testStorybookFolder;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
});

/** Serves the built Storybook during a run; workers read `STORYBOOK_URL`. */
export async function serveStorybook(): Promise<() => void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address)
    process.env.STORYBOOK_URL = `http://127.0.0.1:${address.port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
