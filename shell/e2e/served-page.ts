import type { APIRequestContext } from '@playwright/test';
import { site } from './site';

/** Text of a page as the server renders it; empty when it leaves that to the browser. */
export async function servedText(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(site.url(path), { headers: { cookie: 'locale=en-CA' } });
  const html = await answer.text();
  if (!html.includes('id="rendered-data"')) return '';
  const [, content = ''] = /<div id="root">(.*)<\/div><script/s.exec(html) ?? [];
  return content.replace(/<[^>]*>/g, ' ');
}
