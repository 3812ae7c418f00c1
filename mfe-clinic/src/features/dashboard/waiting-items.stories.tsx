import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  DashboardSetupFragmentDoc,
  DashboardWaitingFragmentDoc,
  type DashboardSetupFragment,
  type DashboardWaitingFragment,
} from '../../generated/graphql';
import { WaitingItems } from './waiting-items';

const waiting = (changes: Partial<DashboardWaitingFragment> = {}) =>
  makeFragmentData(
    {
      ...{ candidates: 3, unconfirmed: 1, unrecorded: 1, hours: 2, disputes: 1 },
      ...{ unpaidInvoices: 4, overdueInvoices: 1 },
      ...changes,
    },
    DashboardWaitingFragmentDoc,
  );

const setup = (changes: Partial<DashboardSetupFragment> = {}) =>
  makeFragmentData(
    { id: '1', isEmailConfirmed: true, officePack: { version: 1 }, ...changes },
    DashboardSetupFragmentDoc,
  );

const meta = {
  title: 'Features/Dashboard/Waiting items',
  component: WaitingItems,
  args: { waiting: waiting(), setup: setup() },
  parameters: inPage({ at: '/clinic' }),
} satisfies Meta<typeof WaitingItems>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const FrenchOnAPhone: Story = {
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

/** Of a newly registered clinic. */
export const Setup: Story = {
  args: { setup: setup({ isEmailConfirmed: false, officePack: null }) },
};

export const NothingOverdue: Story = { args: { waiting: waiting({ overdueInvoices: 0 }) } };

export const Nothing: Story = {
  args: {
    waiting: waiting({
      ...{ candidates: 0, unconfirmed: 0, unrecorded: 0, hours: 0, disputes: 0 },
      ...{ unpaidInvoices: 0, overdueInvoices: 0 },
    }),
  },
};
