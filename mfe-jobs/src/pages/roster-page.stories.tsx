import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { RosterPageDocument } from '../generated/graphql';
import { roster } from '../testing/money-scenes';
import { RosterPage } from './roster-page';

const at = '/roster?from=2027-03-05&to=2027-03-12';
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Pages/Roster',
  component: RosterPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer, graph: roster() }) },
} satisfies Meta<typeof RosterPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: inPage({ at, viewer, graph: roster([]) }) };

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(RosterPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(RosterPageDocument) }),
};

export const OtherRole: Story = {
  parameters: inPage({ at, viewer: fakeViewer('hygienist') }),
};

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
