import type { Figure } from '../harness/results-file';
import { filterPairs } from '../harness/filter-pairs';
import { bufferFigures, explain, type Touched } from './explain-search';
import { SINGLE_FILTERS } from './people-filters';
import type { PeopleReads } from './people-reads';

const INDEX_HEIGHT = 3;
const TRIGRAMS = 'people_search_text_idx';

export async function planFigures({ pool, read }: PeopleReads): Promise<Figure[]> {
  const searches = { pool, read, indexHeight: INDEX_HEIGHT };
  const figures = await bufferFigures(SINGLE_FILTERS, searches);
  const pairs: Touched[] = [];
  for (const pair of filterPairs(SINGLE_FILTERS)) pairs.push(await explain(pool, () => read(pair)));
  const scans = pairs.filter(({ scannedTables }) => scannedTables.includes('people')).length;
  const byText = await explain(pool, () => read(SINGLE_FILTERS['text of a name']));
  return [
    ...figures,
    {
      name: `pairs of filters that scan the table, of ${pairs.length}`,
      unit: 'plans',
      value: scans,
      target: { atMost: 0 },
    },
    {
      name: 'searches of a text by its trigrams, of 1',
      unit: 'plans',
      value: byText.indexes.includes(TRIGRAMS) ? 1 : 0,
      target: { atLeast: 1 },
    },
  ];
}
