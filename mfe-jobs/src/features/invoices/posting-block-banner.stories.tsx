import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { PostingBlockNoticeFragmentDoc } from '../../generated/graphql';
import { PostingBlockBanner } from './posting-block-banner';

const invoice = (id: string, number: number, professionalName: string) => ({
  ...({ __typename: 'Invoice', id, number, professionalName } as const),
  ...{ bookingId: '50', amountDue: '411.32', dueOn: '2026-11-03' },
});

const of = (invoices: ReturnType<typeof invoice>[]) =>
  makeFragmentData(
    { __typename: 'PostingBlock', since: '2026-11-18T12:00:00Z', invoices },
    PostingBlockNoticeFragmentDoc,
  );

const meta = {
  title: 'Features/Invoices/Posting block',
  component: PostingBlockBanner,
  args: { block: of([invoice('91', 7, 'Ana Reyes')]) },
  parameters: inPage({ at: '/post-job', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof PostingBlockBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneInvoice: Story = {};

export const Several: Story = {
  args: { block: of([invoice('91', 7, 'Ana Reyes'), invoice('92', 12, 'Noor Haddad')]) },
};

export const InFrench: Story = { ...Several, globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
