import { paths } from '@tbt/contracts';
import { Page, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { RoadmapStages } from '../features/roadmap/roadmap-stages';
import { RoadmapPageDocument } from '../generated/graphql';
import { ListState } from '../parts/list-state/list-state';
import { useText } from '../texts';

/** /roadmap: what users asked for, and what became of it. */
export function RoadmapPage() {
  const t = useText();
  const { data, error, refetch } = useQuery(RoadmapPageDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.roadmap ?? [];
  const loaded = items.length > 0 ? 'full' : 'empty';
  return (
    <Page title={t('roadmap.title')} description={t('roadmap.lead')}>
      <Stack gap="8">
        <Text>
          <TextLink asChild>
            <Link to={paths.feedback()}>{t('roadmap.give')}</Link>
          </TextLink>
        </Text>
        <ListState
          state={data ? loaded : error ? 'error' : 'loading'}
          error={error}
          retry={() => void refetch()}
          empty={{ icon: 'tooth', title: t('roadmap.empty'), description: t('roadmap.emptyHint') }}
        >
          <RoadmapStages items={items} />
        </ListState>
      </Stack>
    </Page>
  );
}
