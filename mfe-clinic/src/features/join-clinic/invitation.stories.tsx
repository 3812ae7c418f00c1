import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { Invitation, type InvitationProps } from './invitation';

const at = '/join-clinic#token';
const hygienist = fakeViewer('hygienist');
const offered: InvitationProps['invitation'] = {
  ...{ clinicName: 'Maple Dental', city: 'Toronto', role: 'scheduler' },
  ...{ email: 'sam@demo.test', hasAccount: false },
};

const meta = {
  title: 'Features/Join a clinic/Invitation',
  component: Invitation,
  args: {
    ...{ token: 'token', invitation: offered },
    ...{ onKeep: () => undefined, onJoined: () => undefined },
  },
  parameters: inPage({ at, viewer: null }),
} satisfies Meta<typeof Invitation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {};

export const HasAnAccount: Story = { args: { invitation: { ...offered, hasAccount: true } } };

export const SignedIn: Story = {
  args: { invitation: { ...offered, email: hygienist.email, hasAccount: true } },
  parameters: inPage({ at, viewer: hygienist }),
};

export const AnotherAccount: Story = { parameters: inPage({ at, viewer: hygienist }) };

export const French: Story = { globals: { locale: 'fr-CA' } };
