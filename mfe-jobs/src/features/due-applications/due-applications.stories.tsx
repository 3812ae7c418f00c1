import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { dueApplications } from '../../testing/home-scenes';
import { DueApplications } from './due-applications';

const meta = {
  title: 'Features/Due applications',
  component: DueApplications,
  parameters: inPage({ at: '/', viewer: fakeViewer('clinic'), graph: dueApplications([3, 20]) }),
} satisfies Meta<typeof DueApplications>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {};

export const Several: Story = {
  parameters: inPage({
    ...{ at: '/', viewer: fakeViewer('clinic') },
    graph: dueApplications([3, 5, 8, 12, 20]),
  }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
