import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DisputePanelFragmentDoc } from '../../generated/graphql';
import { pageBooking } from '../../testing/booked-scenes';
import { answeredDispute, disputeNode, ruledDispute } from '../../testing/dispute-scenes';
import { DisputePanel } from './dispute-panel';

const of = (disputes: readonly ReturnType<typeof disputeNode>[]) =>
  makeFragmentData(
    pageBooking({ status: 'disputed', actions: [], disputes: [...disputes] }),
    DisputePanelFragmentDoc,
  );

const meta = {
  title: 'Features/Disputes/Dispute panel',
  component: DisputePanel,
  args: { booking: of([disputeNode()]), reader: 'temp', name: 'Maple Dental' },
  parameters: inPage({ at: '/shifts/5', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof DisputePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Answered: Story = { args: { booking: of([answeredDispute()]) } };

export const Ruled: Story = { args: { booking: of([ruledDispute()]) } };

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
