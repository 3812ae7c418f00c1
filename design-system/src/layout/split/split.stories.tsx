import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '../../components/empty-state';
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
