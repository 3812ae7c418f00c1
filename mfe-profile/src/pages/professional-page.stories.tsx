import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ProfessionalPageDocument } from '../generated/graphql';
import { publicProfessional } from '../testing/fixtures';
import { ProfessionalPage } from './professional-page';

const page = { at: '/professionals/2', path: '/professionals/:id', graph: publicProfessional() };

const meta = {
  title: 'Pages/Professional',
  component: ProfessionalPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof ProfessionalPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {};

export const ForAnEntitledClinic: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: publicProfessional({
      email: 'ana@demo.test',
      licenseNumber: 'CDHO-1',
      isLicenceNumberChecked: true,
    }),
  }),
};

export const NumberNotChecked: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: publicProfessional({ licenseNumber: 'CDHO-9', isLicenceNumberChecked: false }),
  }),
};

export const NumberNotCheckedInFrench: Story = {
  ...NumberNotChecked,
  globals: { locale: 'fr-CA' },
};

export const WithARecord: Story = {
  parameters: inPage({
    ...page,
    graph: publicProfessional({
      reliability: { __typename: 'Reliability', score: 98, keptShifts: 12 },
      responseTime: 95,
      activity: 'today',
    }),
  }),
};

export const OnesOwn: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('hygienist') }),
};

export const LongName: Story = {
  parameters: inPage({
    ...page,
    graph: publicProfessional({ firstName: 'Wolfeschlegelsteinhausen', lastName: 'Bergerdorff' }),
  }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NotFound: Story = {
  parameters: inPage({ ...page, graph: answer(ProfessionalPageDocument, { user: null }) }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(ProfessionalPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(ProfessionalPageDocument) }),
};
