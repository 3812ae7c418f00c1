import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { HomePanelDocument } from '../../generated/graphql';
import {
  appliedEntry,
  bookingEntry,
  dueApplications,
  homePanel,
  nearNode,
  openNode,
  postingEntry,
} from '../../testing/home-scenes';
import { HomePanel } from './home-panel';

const viewer = fakeViewer('hygienist');

const meta = {
  title: 'Features/Home panel',
  component: HomePanel,
  parameters: inPage({ at: '/', viewer, graph: homePanel() }),
} satisfies Meta<typeof HomePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

/** An application that waits for the professional's licence. */
export const Unsent: Story = {
  parameters: inPage({
    at: '/',
    viewer,
    graph: homePanel([appliedEntry('licence_missing')], [nearNode({ myClash: 'overlap' })]),
  }),
};

export const UnsentInFrench: Story = { ...Unsent, globals: { locale: 'fr-CA' } };

export const NothingToDo: Story = {
  parameters: inPage({ at: '/', viewer, graph: homePanel([], []) }),
};

export const Clinic: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('clinic'),
    graph: {
      ...homePanel([postingEntry], [], [], [openNode()]),
      ...dueApplications([]),
    },
  }),
};

const shiftDay = (steps: readonly (readonly [string, string])[]) =>
  homePanel(
    steps.map(([step, date], index) => bookingEntry([step], { key: `booking-${index}`, date })),
    [],
  );

export const StepsOfTheDay: Story = {
  parameters: inPage({
    at: '/',
    viewer,
    graph: shiftDay([
      ['complete', '2027-03-01'],
      ['accept_hours', '2027-02-26'],
      ['answer_dispute', '2027-02-25'],
      ['confirm', '2027-03-05'],
    ]),
  }),
};

export const StepsOfTheClinic: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('clinic'),
    graph: {
      ...dueApplications([]),
      ...shiftDay([
        ['approve', '2027-03-01'],
        ['mark_paid', '2027-02-12'],
        ['answer_change', '2027-03-05'],
      ]),
    },
  }),
};

export const StepsInFrench: Story = { ...StepsOfTheDay, globals: { locale: 'fr-CA' } };

export const StepsOnAPhone: Story = {
  ...StepsOfTheClinic,
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: inPage({ at: '/', viewer, graph: pending(HomePanelDocument) }),
};
