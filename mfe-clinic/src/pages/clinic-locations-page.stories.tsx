import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { ClinicLocationsPageDocument } from '../generated/graphql';
import { clinicLocations } from '../testing/location-scenes';
import { memberAs } from '../testing/team-scenes';
import { ClinicLocationsPage } from './clinic-locations-page';

const page = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  inPage({ at: '/clinic-locations', viewer, graph });

const meta = {
  title: 'Pages/Clinic locations',
  component: ClinicLocationsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page(clinicLocations()) },
} satisfies Meta<typeof ClinicLocationsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfAScheduler: Story = { parameters: page(clinicLocations(), memberAs('scheduler')) };

export const Empty: Story = { parameters: page(clinicLocations([])) };

export const Loading: Story = { parameters: page(pending(ClinicLocationsPageDocument)) };

export const Failed: Story = { parameters: page(unreachable(ClinicLocationsPageDocument)) };

export const ForAProfessional: Story = {
  parameters: inPage({ at: '/clinic-locations', viewer: fakeViewer('hygienist') }),
};
