import { useEffect } from 'react';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  Cluster,
  DataList,
  dismissToast,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Icon,
  Page,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Stack,
  Text,
  toast,
  Toaster,
  tones,
} from '../index';
import { Accordion, Tabs } from '../tabs';

function Buttons() {
  return (
    <Stack gap="3">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Cluster key={variant}>
          <Button variant={variant}>Apply now</Button>
          <Button variant={variant} size="small" iconStart={<Icon name="plus" size="small" />}>
            Add slot
          </Button>
          <Button variant={variant} loading loadingLabel="Joining...">
            Join
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
        </Cluster>
      ))}
    </Stack>
  );
}

/** A page while loading, empty and full, and every tone. */
export function StatesShowcase() {
  useEffect(() => {
    toast({
      title: 'Application Submitted!',
      description: 'Your application has been sent.',
      duration: Infinity,
    });
    return () => dismissToast();
  }, []);
  return (
    <Page title="States and tones" description="Everything that is not the happy middle.">
      <Stack gap="3">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            icon={<Icon name={tone === 'danger' ? 'alert' : 'info'} />}
            title="You're offline"
          >
            What you see may be older than it looks.
          </Banner>
        ))}
      </Stack>
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Icon name="bolt" />}>
            {tone}
          </Badge>
        ))}
      </Cluster>
      <Buttons />
      <Heading>Loading, empty, failed</Heading>
      <Grid>
        <SkeletonGroup label="Loading...">
          <Card as="div">
            <Skeleton shape="heading" width="three-quarters" />
            <Skeleton lines={4} />
            <Skeleton shape="control" />
          </Card>
        </SkeletonGroup>
        <Card as="div">
          <EmptyState
            title="No jobs found matching your criteria."
            description="Try another province."
            action={<Button variant="secondary">Clear all filters</Button>}
          />
        </Card>
        <Card as="div">
          <ErrorState
            title="This part could not be loaded"
            description="The rest keeps working."
            retryLabel="Try again"
            onRetry={() => undefined}
            reference="Request 0f6c1b2e"
          />
        </Card>
      </Grid>
      <ErrorState
        layout="inline"
        title="Ratings could not be loaded"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
      <Spinner label="Loading..." />
      <Tabs
        label="My profile"
        items={[
          {
            value: 'profile',
            label: 'Profile',
            content: (
              <Grid column="large">
                <Card
                  title="Ana Reyes"
                  subtitle="Winnipeg, Manitoba"
                  media={<Avatar name="Ana Reyes" size="large" />}
                  aside={<Badge tone="info">Top Tier</Badge>}
                >
                  <DataList
                    items={[
                      { term: 'Experience', description: '6 years' },
                      { term: 'License', description: 'MB-20418' },
                      { term: 'Travel distance', description: '25 km' },
                    ]}
                  />
                </Card>
                <Card title="How it works" variant="sunken">
                  <Accordion
                    titleAs="h4"
                    defaultOpen={['pay']}
                    items={[
                      {
                        value: 'pay',
                        title: 'How am I paid?',
                        content: (
                          <Text size="dense">Directly, within 24-48 hours of the shift.</Text>
                        ),
                      },
                      {
                        value: 'lead',
                        title: 'How early should I post?',
                        content: 'A day or two ahead.',
                      },
                    ]}
                  />
                </Card>
              </Grid>
            ),
          },
          { value: 'photo', label: 'Photo', content: null },
          {
            value: 'verification',
            label: 'Verification',
            badge: <Badge tone="warning">2</Badge>,
            content: null,
          },
          { value: 'schedule', label: 'Schedule', content: null },
        ]}
      />
      <Toaster label="Notices" closeLabel="Close" />
    </Page>
  );
}
