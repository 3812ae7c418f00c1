import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { TypicalRateRowFragmentDoc } from '../../generated/graphql';
import { RatesTable } from './rates-table';

const rate = (province: string, role: 'hygienist' | 'assistant', median: number) =>
  makeFragmentData(
    {
      __typename: 'TypicalRate' as const,
      province,
      role,
      median: median.toFixed(2),
      low: (median * 0.6).toFixed(2),
      high: (median * 1.6).toFixed(2),
    },
    TypicalRateRowFragmentDoc,
  );

const meta = {
  title: 'Features/Marketplace desk/Rates',
  component: RatesTable,
  args: {
    rates: [
      rate('Alberta', 'hygienist', 59),
      rate('Alberta', 'assistant', 29),
      rate('Quebec', 'hygienist', 35),
    ],
  },
  parameters: inPage({
    at: '/admin-marketplace',
    viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
  }),
} satisfies Meta<typeof RatesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rates: Story = {};

export const Changing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [change] = canvas.getAllByRole('button', { name: /Change the median/ });
    if (change) await userEvent.click(change);
    await within(document.body).findByRole('dialog');
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
