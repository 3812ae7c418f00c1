import {
  Badge,
  Banner,
  Button,
  Card,
  Cluster,
  DataList,
  FormField,
  Grid,
  Icon,
  LoadMore,
  Menu,
  MenuItem,
  Page,
  Select,
  Text,
  type Tone,
} from '../index';

const shifts: { title: string; place: string; tone: Tone; mark: string; rate: string }[] = [
  {
    title: 'Hygienist, full day',
    place: '12 Main Street, Winnipeg',
    tone: 'success',
    mark: 'Urgent',
    rate: '$52.00',
  },
  {
    title: 'Assistant for a busy Friday morning',
    place: '88 King Street W, Toronto',
    tone: 'info',
    mark: 'New',
    rate: '$31.50',
  },
  {
    title: 'Hygienist, evenings',
    place: 'Location not specified',
    tone: 'warning',
    mark: 'Recurring',
    rate: '$49.00',
  },
];

function ShiftCard({ title, place, tone, mark, rate }: (typeof shifts)[number]) {
  return (
    <Card
      as="li"
      titleAs="h2"
      title={title}
      subtitle="Maple Dental"
      aside={<Badge tone={tone}>{mark}</Badge>}
      footer={
        <>
          <Button fullWidth>Apply now</Button>
          <Text size="caption" tone="muted">
            Payment is arranged directly with the office.
          </Text>
        </>
      }
    >
      <DataList
        items={[
          { term: 'Place', description: place, icon: <Icon name="map-pin" /> },
          { term: 'Date', description: 'Monday, March 9', icon: <Icon name="calendar" /> },
          { term: 'Time', description: '8:00 a.m. – 4:30 p.m.', icon: <Icon name="clock" /> },
          {
            term: 'Rate',
            description: <strong>{rate} / hour</strong>,
            icon: <Icon name="dollar" />,
          },
        ]}
      />
    </Card>
  );
}

/** A dense list with filters. */
export function SearchShowcase() {
  return (
    <Page
      title="Find jobs"
      description="Shifts near you, booked in two taps."
      actions={
        <Menu
          align="end"
          trigger={
            <Button variant="secondary" iconEnd={<Icon name="chevron-down" size="small" />}>
              Directions
            </Button>
          }
        >
          <MenuItem>First map</MenuItem>
        </Menu>
      }
    >
      <Banner
        tone="brand"
        icon={<Icon name="sparkle" />}
        title="Fill chairs faster"
        action={<Button variant="secondary">Start 7-Day Free Trial</Button>}
        dismissLabel="Hide this"
        onDismiss={() => undefined}
      >
        7 days free, then $29-99/month.
      </Banner>
      <Card as="section" padding="small">
        <Grid column="small" gap="4" stretch>
          <FormField label="Province">
            <Select options={[{ value: 'MB', label: 'Manitoba' }]} />
          </FormField>
          <FormField label="Role">
            <Select options={[{ value: 'all', label: 'All roles' }]} />
          </FormField>
          <FormField label="Schedule">
            <Select options={[{ value: 'any', label: 'Any schedule' }]} />
          </FormField>
          <Cluster align="end">
            <Button fullWidth iconStart={<Icon name="search" size="small" />}>
              Search
            </Button>
          </Cluster>
        </Grid>
      </Card>
      <Grid as="ul">
        {shifts.map((shift) => (
          <ShiftCard key={shift.title} {...shift} />
        ))}
      </Grid>
      <LoadMore
        label="Show more"
        loadingLabel="Loading..."
        hasMore
        onLoadMore={() => undefined}
        status="3 of 45 shown"
      />
    </Page>
  );
}
