import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { SpendingPageDocument } from '../generated/graphql';
import { spending } from '../testing/money-scenes';
import { SpendingPage } from './spending-page';

const at = '/spending?year=2027';
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Pages/Spending',
  component: SpendingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer, graph: spending() }) },
} satisfies Meta<typeof SpendingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: inPage({ at, viewer, graph: spending([]) }) };

export const OfAMonth: Story = {
  parameters: inPage({ at: `${at}&month=02`, viewer, graph: spending() }),
};

export const EmptyMonth: Story = {
  parameters: inPage({ at: `${at}&month=05`, viewer, graph: spending() }),
};

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(SpendingPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(SpendingPageDocument) }),
};

export const OtherRole: Story = {
  parameters: inPage({ at, viewer: fakeViewer('hygienist') }),
};

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
