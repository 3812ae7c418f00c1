import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { EarningsPageDocument } from '../generated/graphql';
import { earnings } from '../testing/money-scenes';
import { EarningsPage } from './earnings-page';

const at = '/earnings?year=2027';
const viewer = fakeViewer('hygienist');

const meta = {
  title: 'Pages/Earnings',
  component: EarningsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer, graph: earnings() }) },
} satisfies Meta<typeof EarningsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: inPage({ at, viewer, graph: earnings([]) }) };

export const OfAMonth: Story = {
  parameters: inPage({ at: `${at}&month=02`, viewer, graph: earnings() }),
};

export const EmptyMonth: Story = {
  parameters: inPage({ at: `${at}&month=05`, viewer, graph: earnings() }),
};

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(EarningsPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(EarningsPageDocument) }),
};

export const OtherRole: Story = {
  parameters: inPage({ at, viewer: fakeViewer('clinic') }),
};

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
