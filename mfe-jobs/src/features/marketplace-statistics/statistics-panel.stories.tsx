import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  MarketplaceStatisticsFieldsFragmentDoc,
  type MarketplaceStatisticsFieldsFragment,
} from '../../generated/graphql';
import { statisticsNode } from '../../testing/desk-data-scenes';
import { StatisticsPanel } from './statistics-panel';

const of = (isEmpty: boolean) =>
  makeFragmentData(
    statisticsNode(isEmpty) as unknown as MarketplaceStatisticsFieldsFragment,
    MarketplaceStatisticsFieldsFragmentDoc,
  );

const meta = {
  title: 'Features/Marketplace statistics/Panel',
  component: StatisticsPanel,
  args: { statistics: of(false) },
  parameters: inPage({
    at: '/admin-marketplace',
    viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
  }),
} satisfies Meta<typeof StatisticsPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = { args: { statistics: of(true) } };

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
