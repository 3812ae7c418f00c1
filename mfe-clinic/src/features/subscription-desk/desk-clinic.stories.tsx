import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DeskClinicFragmentDoc, type DeskClinicFragment } from '../../generated/graphql';
import { DESK_CLINICS } from '../../testing/subscription-desk-scenes';
import { DeskClinic } from './desk-clinic';

const of = (name: keyof typeof DESK_CLINICS) =>
  makeFragmentData(DESK_CLINICS[name] as DeskClinicFragment, DeskClinicFragmentDoc);

const meta = {
  title: 'Features/Subscriptions desk/Clinic',
  component: DeskClinic,
  args: { subscription: of('paid') },
  parameters: inPage({
    at: '/admin-subscriptions?clinic=11',
    viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
  }),
} satisfies Meta<typeof DeskClinic>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const RefundOnItsWay: Story = { args: { subscription: of('refunding') } };

export const WithGivenPlan: Story = { args: { subscription: of('given') } };

export const WithoutHistory: Story = { args: { subscription: of('untouched') } };

export const French: Story = { globals: { locale: 'fr-CA' } };
