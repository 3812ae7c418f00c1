import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { MarketplaceStatisticsDocument } from '../generated/graphql';
import { deskData } from '../testing/desk-data-scenes';
import { Holidays, Ladder, NoShowQueue, Regulators, Statistics } from './admin-marketplace-data';

const at = '/admin-marketplace';
const viewer = fakeViewer('clinic', { role: null, isAdmin: true });

const meta = {
  title: 'Pages/Marketplace desk data',
  component: Statistics,
  tags: ['page', '!autodocs'],
  parameters: inPage({ at, viewer, graph: deskData() }),
} satisfies Meta<typeof Statistics>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

export const FiguresInFrench: Story = { globals: { locale: 'fr-CA' } };

export const FiguresOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoFigures: Story = {
  parameters: inPage({ at, viewer, graph: deskData(true) }),
};

export const FiguresLoading: Story = {
  parameters: inPage({ at, viewer, graph: pending(MarketplaceStatisticsDocument) }),
};

export const FiguresFailed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(MarketplaceStatisticsDocument) }),
};

export const NoShows: Story = { render: () => <NoShowQueue /> };

export const ReliabilityPoints: Story = { render: () => <Ladder /> };

export const HolidaysOfAProvince: Story = { render: () => <Holidays /> };

export const HolidaysInFrench: Story = {
  ...{ render: () => <Holidays />, globals: { locale: 'fr-CA' } },
};

export const RegulatorsOfProvinces: Story = { render: () => <Regulators /> };
