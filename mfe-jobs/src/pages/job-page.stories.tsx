import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { JobPageDocument } from '../generated/graphql';
import { jobNode } from '../testing/fixtures';
import { oneJob } from '../testing/scenes';
import { JobPage } from './job-page';

const page = {
  at: '/jobs/7',
  path: '/jobs/:id',
  viewer: fakeViewer('hygienist'),
  graph: oneJob(),
};

const meta = {
  title: 'Pages/Job',
  component: JobPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof JobPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const ForClinics: Story = { parameters: inPage({ ...page, viewer: fakeViewer('clinic') }) };

export const OwnShift: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: oneJob(jobNode(), 2),
  }),
};

export const OwnShiftNobodyYet: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: oneJob(jobNode(), 0),
  }),
};

export const NoLongerOpen: Story = {
  parameters: inPage({ ...page, graph: oneJob(jobNode({ status: 'booked' })) }),
};

export const Loading: Story = { parameters: inPage({ ...page, graph: pending(JobPageDocument) }) };

export const Missing: Story = { parameters: inPage({ ...page, graph: oneJob(null) }) };

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(JobPageDocument) }),
};
