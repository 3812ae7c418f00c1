import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { AccountPeoplePageDocument } from '../generated/graphql';
import { interestNode, manyPeople, myPeople } from '../testing/people-fixtures';
import { AccountPeoplePage } from './account-people-page';

const at = '/account/people';
const page = { at, viewer: fakeViewer('clinic'), graph: manyPeople() };

const meta = {
  title: 'Pages/My people',
  component: AccountPeoplePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof AccountPeoplePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Favourites: Story = {};

export const Hiring: Story = { parameters: inPage({ ...page, at: `${at}?tab=hiring` }) };

export const HiredForAProfessional: Story = {
  parameters: inPage({
    at: `${at}?tab=hiring`,
    viewer: fakeViewer('hygienist'),
    graph: myPeople({
      interests: [
        interestNode({
          status: 'hired',
          notes: null,
          contactedAt: '2027-03-02T15:00:00.000Z',
          hiredAt: '2027-03-04T15:00:00.000Z',
        }),
      ],
    }),
  }),
};

export const Blocked: Story = { parameters: inPage({ ...page, at: `${at}?tab=blocked` }) };

export const Empty: Story = { parameters: inPage({ ...page, graph: myPeople() }) };

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(AccountPeoplePageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(AccountPeoplePageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
