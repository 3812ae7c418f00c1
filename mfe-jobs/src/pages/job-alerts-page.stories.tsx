import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { CreateJobAlertDocument, JobAlertsPageDocument } from '../generated/graphql';
import { alertDevices, alertNode, jobAlerts } from '../testing/alert-scenes';
import { JobAlertsPage } from './job-alerts-page';

const at = '/job-alerts';
const viewer = fakeViewer('hygienist');

const meta = {
  title: 'Pages/Job alerts',
  component: JobAlertsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer, graph: jobAlerts() }) },
} satisfies Meta<typeof JobAlertsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const Paused: Story = {
  parameters: inPage({ at, viewer, graph: jobAlerts([alertNode({ isActive: false })]) }),
};

export const Empty: Story = { parameters: inPage({ at, viewer, graph: jobAlerts([], []) }) };

const twenty = Array.from({ length: 20 }, (_, index) => alertNode({ id: String(index + 1) }));

export const AllTaken: Story = { parameters: inPage({ at, viewer, graph: jobAlerts(twenty, []) }) };

export const Writing: Story = {
  parameters: inPage({
    ...{ at: `${at}?new=yes&role=assistant&province=Quebec&city=Laval&minRate=30.00`, viewer },
    graph: jobAlerts([], []),
  }),
};

export const WritingWithoutDevice: Story = {
  parameters: inPage({
    ...{ at: `${at}?new=yes`, viewer },
    graph: { ...jobAlerts([], []), ...alertDevices(0) },
  }),
};

export const WritingWithoutDeviceInFrench: Story = {
  ...WritingWithoutDevice,
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

export const WritingInFrenchOnAPhone: Story = {
  ...Writing,
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

export const Invalid: Story = {
  parameters: inPage({ at: `${at}?new=yes`, viewer, graph: jobAlerts([], []) }),
  play: async ({ canvasElement, userEvent }) => {
    const { screen } = await import('storybook/test');
    void canvasElement;
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dental Hygienist' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create alert' }));
  },
};

export const Saving: Story = {
  parameters: inPage({
    ...{ at: `${at}?new=yes`, viewer },
    graph: { ...jobAlerts([], []), ...pending(CreateJobAlertDocument) },
  }),
  play: async ({ userEvent }) => {
    const { screen } = await import('storybook/test');
    await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete / }));
  },
};

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(JobAlertsPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(JobAlertsPageDocument) }),
};

export const OtherRole: Story = { parameters: inPage({ at, viewer: fakeViewer('clinic') }) };

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
