import { waitFor } from '@testing-library/react';
import { createGraphClient } from '@tbt/web-kit/graph-client';
import { answer, answeringLink } from '@tbt/web-kit/testing';
import { ClinicMatchingDocument } from '../../generated/graphql';
import { connectionOf } from '../../testing/fixtures';
import { entriesBeyondOnePage, readLoadedPages } from './read-loaded-pages';

const shift = (id: number, title: string) => ({
  __typename: 'Job',
  id: String(id),
  title,
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
});

/** A list of 230 shifts in pages of 20, seven of them loaded. */
async function readList() {
  const server = { title: 'Before', failsFrom: Infinity, onAsked: (): void => undefined };
  const asked: { first: number; after?: string | null }[] = [];
  const link = answeringLink(
    answer(ClinicMatchingDocument, ({ first, after = null }) => {
      asked.push({ first, after });
      server.onAsked();
      const from = Number(after ?? 0);
      if (from >= server.failsFrom) throw new TypeError('Failed to fetch');
      const ids = Array.from({ length: Math.min(first, 230 - from) }, (_, at) => from + at + 1);
      const nodes = ids.map((id) => shift(id, server.title));
      return { myJobs: connectionOf('Job', nodes, from + first < 230) };
    }),
  );
  const client = createGraphClient({ link });
  const shown: string[] = [];
  client
    .watchQuery({ query: ClinicMatchingDocument, variables: { first: 20 } })
    .subscribe(({ data }) => {
      const edges = data?.myJobs?.edges ?? [];
      shown.push(`${edges.length} ${edges.at(-1)?.node?.title}`);
    });
  const [list] = client.getObservableQueries();
  if (!list) throw new Error('nothing reads the list');
  await waitFor(() => expect(shown.at(-1)).toBe('20 Before'));
  for (let page = 1; page < 7; page += 1)
    await list.fetchMore({ variables: { after: String(page * 20) } });
  await waitFor(() => expect(shown.at(-1)).toBe('140 Before'));
  asked.length = 0;
  shown.length = 0;
  return { asked, client, list, server, shown };
}

it('is for lists that are longer than their first page', async () => {
  const { list } = await readList();
  expect(entriesBeyondOnePage(list)).toBe(140);
  await list.refetch({ first: 140 });
  expect(entriesBeyondOnePage(list)).toBeNull();
});

it('refetches all loaded pages with the largest page size, and shows them at once', async () => {
  const { asked, client, list, server, shown } = await readList();
  server.title = 'After';
  await readLoadedPages(client, list, 140);
  expect(asked).toEqual([
    { first: 100, after: null },
    { first: 40, after: '100' },
  ]);
  await waitFor(() => expect(shown).toEqual(['140 After']));
  await list.fetchMore({ variables: { after: '140' } });
  expect(asked.at(-1)).toEqual({ first: 20, after: '140' });
  await waitFor(() => expect(shown.at(-1)).toBe('160 After'));
});

it('keeps the list when one page fails', async () => {
  const { client, list, server, shown } = await readList();
  Object.assign(server, { title: 'After', failsFrom: 100 });
  await readLoadedPages(client, list, 140).catch(() => undefined);
  expect(shown).toEqual([]);
  expect(entriesBeyondOnePage(list)).toBe(140);
});

it('keeps pages loaded during a refetch', async () => {
  const { client, list, server, shown } = await readList();
  server.title = 'After';
  const renewing = readLoadedPages(client, list, 140);
  await list.fetchMore({ variables: { after: '140' } });
  await renewing;
  await waitFor(() => expect(shown.at(-1)).toBe('160 After'));
  expect(shown).not.toContain('140 After');
});

it('shows the latest of two overlapping refetches', async () => {
  const { asked, client, list, server, shown } = await readList();
  const readings: Promise<void>[] = [];
  const read = () => readings.push(readLoadedPages(client, list, 140));
  server.title = 'Between';
  // While the last page of the first refetch is loading.
  server.onAsked = () => {
    if (asked.length !== 2) return;
    queueMicrotask(() => {
      server.title = 'After';
      read();
    });
  };
  read();
  await waitFor(() => expect(readings).toHaveLength(2));
  await Promise.all(readings);
  await waitFor(() => expect(shown).toEqual(['140 After']));
});
