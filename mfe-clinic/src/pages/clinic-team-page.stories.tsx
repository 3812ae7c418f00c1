import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { ClinicTeamPageDocument } from '../generated/graphql';
import { memberAs, team } from '../testing/team-scenes';
import { ClinicTeamPage } from './clinic-team-page';

const page = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  inPage({ at: '/clinic-team', viewer, graph });

const meta = {
  title: 'Pages/Clinic team',
  component: ClinicTeamPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page(team()) },
} satisfies Meta<typeof ClinicTeamPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAnOwner: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfAManager: Story = { parameters: page(team(), memberAs('manager')) };

export const OfAScheduler: Story = { parameters: page(team(), memberAs('scheduler')) };

export const Loading: Story = { parameters: page(pending(ClinicTeamPageDocument)) };

export const Failed: Story = { parameters: page(unreachable(ClinicTeamPageDocument)) };

export const ForAProfessional: Story = {
  parameters: inPage({ at: '/clinic-team', viewer: fakeViewer('hygienist') }),
};
