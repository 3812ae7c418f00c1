import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { ClinicDashboardPageDocument } from '../generated/graphql';
import { clinicDay, nextShift, quietDay } from '../testing/dashboard-scenes';
import { ClinicDashboardPage } from './clinic-dashboard-page';

const page = (graph: GraphAnswers) =>
  inPage({ at: '/clinic', viewer: fakeViewer('clinic'), graph });

const meta = {
  title: 'Pages/Clinic dashboard',
  component: ClinicDashboardPage,
  parameters: page(clinicDay()),
} satisfies Meta<typeof ClinicDashboardPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Quiet: Story = { parameters: page({ ...quietDay(), ...nextShift() }) };

export const BeforeTheFirstShift: Story = { parameters: page(quietDay({ hasPosted: false })) };

export const Loading: Story = { parameters: page(pending(ClinicDashboardPageDocument)) };

export const Failed: Story = { parameters: page(unreachable(ClinicDashboardPageDocument)) };

export const ForAProfessional: Story = {
  parameters: inPage({ at: '/clinic', viewer: fakeViewer('hygienist') }),
};
