import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { HiringRowFragmentDoc } from '../../generated/graphql';
import { interestNode, type InterestNode } from '../../testing/people-fixtures';
import { HiringRow } from './hiring-row';

const at = '/account/people?tab=hiring';
const interest = (overrides: Partial<InterestNode> = {}) =>
  makeFragmentData(interestNode(overrides), HiringRowFragmentDoc);
const contactedAt = '2027-03-02T15:00:00.000Z';

const meta = {
  title: 'Features/My people/Hiring row',
  component: HiringRow,
  args: { interest: interest() },
  parameters: inPage({ at, viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof HiringRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Interested: Story = {};

export const Contacted: Story = {
  args: { interest: interest({ status: 'contacted', contactedAt }) },
};

export const Hired: Story = {
  args: {
    interest: interest({ status: 'hired', contactedAt, hiredAt: '2027-03-04T15:00:00.000Z' }),
  },
};

export const Withdrawn: Story = { args: { interest: interest({ status: 'withdrawn' }) } };

export const ForTheProfessional: Story = {
  args: { interest: interest({ notes: null }) },
  parameters: inPage({ at, viewer: fakeViewer('hygienist') }),
};

export const FormerMember: Story = { args: { interest: interest({ professional: null }) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
