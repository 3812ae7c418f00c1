import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { OrientationPanelFragmentDoc } from '../../generated/graphql';
import { pageBooking, shiftAtLocation } from '../../testing/booked-scenes';
import { OrientationPanel } from './orientation-panel';

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();

const meta = {
  title: 'Features/Orientation',
  component: OrientationPanel,
  args: {
    reader: 'temp',
    name: 'Maple Dental',
    booking: makeFragmentData(pageBooking({ startsAt: tomorrow }), OrientationPanelFragmentDoc),
  },
  parameters: inPage({ at: '/shifts/50', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof OrientationPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** What the office says of itself comes before what its clinic says. */
export const AtALocation: Story = {
  args: {
    booking: makeFragmentData(
      pageBooking({ startsAt: tomorrow, job: shiftAtLocation() }),
      OrientationPanelFragmentDoc,
    ),
  },
};

/** What the clinic wrote for its own office, of a shift in another city. */
export const OtherCity: Story = {
  args: {
    booking: makeFragmentData(
      pageBooking({
        startsAt: tomorrow,
        job: { ...shiftAtLocation(), city: 'Ottawa', location: null },
      }),
      OrientationPanelFragmentDoc,
    ),
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
