import { sentOperations } from './sent-operations';

it('lists operations of apps and facades, each as its client sends it', async () => {
  const sent = await sentOperations();
  const find = (wanted: string) => sent.find(({ name }) => name === wanted);
  expect(find('mfe-jobs/JobSearchPage')).toMatchObject({ isPaged: true, isWrite: false });
  expect(find('mfe-jobs/JobSearchPage')?.text).toContain('__typename');
  expect(find('gateway/RestJobs')?.text).not.toContain('__typename');
  expect(find('gateway/RestPostJob')).toMatchObject({ isPaged: false, isWrite: true });
  expect(new Set(sent.map(({ name }) => name)).size).toBe(sent.length);
});
