import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LoadMore } from './load-more';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: {
    label: 'Show more',
    loadingLabel: 'Loading...',
    hasMore: true,
    onLoadMore: () => undefined,
    status: '20 of 45 shown',
  },
} satisfies Meta<typeof LoadMore>;

export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const Loading: Story = { args: { loading: true } };

export const End: Story = { args: { hasMore: false, status: '45 of 45 shown' } };

export const Failed: Story = {
  args: { error: 'The next shifts could not be loaded.', label: 'Try again' },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    label: 'Afficher les quarts de travail suivants',
    status: '20 quarts de travail sur un total de 45 correspondent à vos critères de recherche',
  },
};
