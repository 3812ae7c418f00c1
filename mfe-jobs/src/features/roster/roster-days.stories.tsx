import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { RosterLineFragmentDoc } from '../../generated/graphql';
import { rosterLine } from '../../testing/money-scenes';
import { RosterDays } from './roster-days';

const meta = {
  title: 'Features/Roster/Days',
  component: RosterDays,
  args: {
    lines: [
      rosterLine(),
      rosterLine({ id: '51', startTime: '09:00', endTime: '17:00', status: 'booked' }),
      rosterLine({ id: '52', date: '2027-03-08', professional: null }),
    ].map((line) => makeFragmentData(line, RosterLineFragmentDoc)),
  },
  parameters: inPage({ at: '/roster', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof RosterDays>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
