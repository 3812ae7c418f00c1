import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../icon';
import { DataList } from './data-list';

const meta = {
  title: 'Content/DataList',
  component: DataList,
  args: {
    items: [
      { term: 'Experience', description: '6 years' },
      { term: 'License', description: 'MB-20418' },
      { term: 'Travel distance', description: '25 km' },
    ],
  },
} satisfies Meta<typeof DataList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Amounts: Story = {
  args: {
    layout: 'amounts',
    items: [
      { term: '7 h 15 min at $58.00 an hour, after a break of 45 min', description: '$420.50' },
      { term: 'HST 13%', description: '$54.67' },
      { term: 'Total', description: <strong>$475.17</strong> },
    ],
  },
};

export const Columns: Story = { args: { layout: 'grid' } };

export const WithIcons: Story = {
  args: {
    items: [
      { term: 'Place', description: '12 Main Street, Winnipeg', icon: <Icon name="map-pin" /> },
      { term: 'Date', description: 'Monday, March 9', icon: <Icon name="calendar" /> },
      { term: 'Time', description: '08:00 - 16:30', icon: <Icon name="clock" /> },
      { term: 'Rate', description: '$48.50 / hour', icon: <Icon name="dollar" /> },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Languages you speak well enough to explain a treatment',
        description: 'English, French, Tagalog, Punjabi and a little Ukrainian',
      },
      { term: 'License', description: 'MB-20418-2026-RENEWED-PROVISIONAL-REGISTRATION' },
    ],
  },
};
