import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { AccountSettingsFragmentDoc } from '../../generated/graphql';
import {
  accountNode,
  newAccount,
  premiumAccount,
  trialAccount,
  trialOf,
  type AccountNode,
} from '../../testing/account-fixtures';
import { AccountSettings } from './account-settings';

const person = (node: AccountNode) => makeFragmentData(node, AccountSettingsFragmentDoc);

const meta = {
  title: 'Features/Account settings',
  component: AccountSettings,
  parameters: inPage({ at: '/account', viewer: fakeViewer('hygienist') }),
  args: { person: person(accountNode()) },
} satisfies Meta<typeof AccountSettings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LoggedInOnThreeDevices: Story = {};

export const JustSignedUp: Story = { args: { person: person(newAccount()) } };

export const ClinicOnPremium: Story = { args: { person: person(premiumAccount()) } };

export const ClinicOnTrial: Story = {
  parameters: inPage({ at: '/account', viewer: fakeViewer('clinic'), graph: trialOf() }),
  args: { person: person(trialAccount()) },
};

export const AnotherEmailOnItsWay: Story = {
  args: { person: person(accountNode({ pendingEmail: 'ana.reyes@clinic.test' })) },
};

export const EndingTheOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
