import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of the payments',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    hasPrevious: true,
    hasNext: true,
    onPrevious: () => undefined,
    onNext: () => undefined,
    status: '21 to 40 of 93',
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { hasPrevious: false, status: '1 to 20 of 93' } };

export const Last: Story = { args: { hasNext: false, status: '81 to 93 of 93' } };

export const Only: Story = {
  args: { hasPrevious: false, hasNext: false, status: '1 to 7 of 7' },
};

export const Loading: Story = { args: { loading: 'next' } };

export const WithoutCount: Story = { args: { status: undefined } };

export const LongText: Story = {
  args: {
    previousLabel: 'Paiements précédents',
    nextLabel: 'Paiements suivants',
    status: 'Paiements 21 à 40 sur un total de 93 pour cette période',
  },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
