import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { TeamMemberFragmentDoc } from '../../generated/graphql';
import { memberAs, memberNode, MEMBERS, type MemberNode } from '../../testing/team-scenes';
import { TeamMembers } from './team-members';

const of = (members: readonly MemberNode[]) =>
  members.map((member) => makeFragmentData(member, TeamMemberFragmentDoc));

const meta = {
  title: 'Features/Clinic team/Members',
  component: TeamMembers,
  args: { members: of(MEMBERS), canEdit: true, onChanged: () => Promise.resolve() },
  parameters: inPage({ at: '/clinic-team', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof TeamMembers>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAnOwner: Story = {};

/** Reads the roles, and can only leave. */
export const OfAManager: Story = {
  args: {
    members: of([
      memberNode({ isYou: false }),
      memberNode({
        ...{ id: '5', role: 'manager', email: 'sam@demo.test', firstName: 'Sam', lastName: 'Roy' },
        isClinicAccount: false,
      }),
    ]),
    canEdit: false,
  },
  parameters: inPage({ at: '/clinic-team', viewer: memberAs('manager') }),
};

export const Alone: Story = { args: { members: of([memberNode()]) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
