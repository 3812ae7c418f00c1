import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { EditJobAlertDocument, JobAlertFieldsFragmentDoc } from '../../generated/graphql';
import { alertNode, jobAlerts, type AlertNode } from '../../testing/alert-scenes';
import { AlertCard } from './alert-card';

const of = (overrides: Partial<AlertNode> = {}) =>
  makeFragmentData(alertNode(overrides), JobAlertFieldsFragmentDoc);
const page = { at: '/job-alerts', viewer: fakeViewer('hygienist'), graph: jobAlerts() };

const meta = {
  title: 'Features/Job alerts/Alert',
  component: AlertCard,
  args: { alert: of(), onChanged: () => undefined },
  parameters: inPage(page),
} satisfies Meta<typeof AlertCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {};

/** Paused, and open to any shift of the role. */
export const Paused: Story = {
  args: {
    alert: of({
      ...{ isActive: false, provinces: [], minHourlyRate: null, maxTravelDistance: null },
      ...{ jobTypes: [], availability: [] },
    }),
  },
};

export const PausingFailed: Story = {
  parameters: inPage({ ...page, graph: unreachable(EditJobAlertDocument) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await canvas.findByText('The alert could not be changed');
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit / }));
    await screen.findByText('12 open shifts match today.');
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
