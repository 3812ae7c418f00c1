import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/empty-state';
import { Skeleton, SkeletonGroup } from '../../components/skeleton';
import { Stack } from '../stack';
import { Split } from './split';

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    list: <p>Maple Dental</p>,
    listLabel: 'Conversations',
    detail: <EmptyState icon="message" title="Select a conversation" />,
    detailLabel: 'Messages',
    showing: 'list',
  },
} satisfies Meta<typeof Split>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ListFirst: Story = {};

export const DetailFirst: Story = { args: { showing: 'detail' } };

export const WithHeadersAndFooter: Story = {
  args: {
    listHeader: 'Search',
    detailHeader: 'Maple Dental',
    detail: 'See you at 7:45',
    detailFooter: 'Type a message...',
    showing: 'detail',
  },
};

export const LongListAndDetail: Story = {
  args: {
    listHeader: 'Search',
    list: (
      <Stack gap="2">
        {Array.from({ length: 24 }, (_, index) => (
          <Card
            key={index}
            padding="small"
            variant="outlined"
            interactive
            selected={index === 2}
            title={<a href={`#office-${index}`}>{`Office ${index + 1}`}</a>}
          />
        ))}
      </Stack>
    ),
    detail: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>{`Line ${index + 1} of what was written.`}</p>
        ))}
      </Stack>
    ),
    detailHeader: 'Office 3',
    showing: 'detail',
  },
};

export const Loading: Story = {
  args: {
    list: (
      <SkeletonGroup label="Loading...">
        <Skeleton lines={6} />
      </SkeletonGroup>
    ),
  },
};
