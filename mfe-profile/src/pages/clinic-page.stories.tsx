import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ClinicPageDocument } from '../generated/graphql';
import { officePack, publicClinic } from '../testing/fixtures';
import { ClinicPage } from './clinic-page';

const page = { at: '/clinics/1', path: '/clinics/:id', graph: publicClinic() };

const meta = {
  title: 'Pages/Clinic',
  component: ClinicPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof ClinicPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {};

export const ForWhoIsBooked: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('hygienist'),
    graph: publicClinic({
      officePack: { ...officePack, orientation: ['Ring twice', 'Ask for Robin at the desk'] },
    }),
  }),
};

export const OnesOwn: Story = { parameters: inPage({ ...page, viewer: fakeViewer('clinic') }) };

export const WithoutPack: Story = {
  parameters: inPage({ ...page, graph: publicClinic({ officePack: null }) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NotFound: Story = {
  parameters: inPage({ ...page, graph: answer(ClinicPageDocument, { user: null }) }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(ClinicPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(ClinicPageDocument) }),
};
