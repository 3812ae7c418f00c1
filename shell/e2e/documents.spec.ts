import { expect, logInByApi, test } from './site';

type Body = { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } };

test('pages name their operations by id, and the graph knows every one', async ({
  page,
  context,
}) => {
  const sent: { body: Body; bytes: number }[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const text = request.postData() ?? '{}';
    sent.push({ body: JSON.parse(text) as Body, bytes: Buffer.byteLength(text) });
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql') && !response.ok()) refused.push(response.statusText());
  });
  await logInByApi(context, 'clinic');
  for (const path of ['/jobs', '/shifts', '/post-job', '/messages', '/browse-professionals']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(sent.length).toBeGreaterThanOrEqual(4);
  for (const { body, bytes } of sent) {
    expect(body.query).toBeUndefined();
    expect(body.extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
    expect(bytes).toBeLessThan(1_000);
  }
  expect(refused).toEqual([]);
});

test('pages that subscribe to nothing load no code for it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  // They come after the page that the server rendered.
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.filter((text) => text.includes('graphql-transport-ws'))).toEqual([]);
});
