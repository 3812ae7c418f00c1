import { Suspense } from 'react';
import { Badge, Card, Cluster, Grid, Page, Stack, Text, TextLink } from '@tbt/design-system';
import { ErrorBoundary } from '../errors';
import type { RemoteModule } from '../remote';
import { Link } from '../router';
import { sampleAddress, type RemoteDescription, type StoryLink } from './description';

interface AloneIndexProps {
  remote: RemoteModule;
  description: RemoteDescription;
}

function Stories({ storybook, stories }: { storybook: string; stories: readonly StoryLink[] }) {
  if (stories.length === 0) return <Text tone="muted">No stories yet.</Text>;
  return (
    <Cluster as="ul">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <TextLink href={`${storybook}/?path=/story/${id}`}>{name}</TextLink>
        </li>
      ))}
    </Cluster>
  );
}

function Routes({ remote, description }: AloneIndexProps) {
  return (
    <Grid>
      {remote.routes.map(({ path }) => {
        const address = sampleAddress(path, description.sampleIds);
        return (
          <Card key={path} as="div" variant="outlined" padding="small">
            <Cluster>
              <TextLink asChild>
                <Link to={address}>{address}</Link>
              </TextLink>
              {address !== path && <Badge>{path}</Badge>}
            </Cluster>
          </Card>
        );
      })}
    </Grid>
  );
}

function Widgets({ remote }: Pick<AloneIndexProps, 'remote'>) {
  const widgets = Object.entries(remote.widgets);
  if (widgets.length === 0) return <Text tone="muted">This remote fills no slot.</Text>;
  return (
    <Grid>
      {widgets.map(([slot, Widget]) => (
        <Card key={slot} title={slot}>
          <ErrorBoundary name={slot}>
            <Suspense fallback={null}>
              <Widget />
            </Suspense>
          </ErrorBoundary>
        </Card>
      ))}
    </Grid>
  );
}

export function AloneIndex({ remote, description }: AloneIndexProps) {
  const { project, storybook, features, pageStories } = description;
  return (
    <Page title={project} description="Routes, features and widgets of this remote, on this stack.">
      <Stack gap="6">
        <section aria-label="Routes">
          <Stack>
            <h2>Routes</h2>
            <Routes remote={remote} description={description} />
          </Stack>
        </section>
        <section aria-label="Features">
          <Stack>
            <h2>Features</h2>
            <Text tone="muted">Stories open in Storybook: npm run storybook</Text>
            <Grid>
              {features.map(({ name, stories }) => (
                <Card key={name} title={name}>
                  <Stories storybook={storybook} stories={stories} />
                </Card>
              ))}
              <Card title="pages">
                <Stories storybook={storybook} stories={pageStories} />
              </Card>
            </Grid>
          </Stack>
        </section>
        <section aria-label="Widgets">
          <Stack>
            <h2>Widgets</h2>
            <Widgets remote={remote} />
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}
