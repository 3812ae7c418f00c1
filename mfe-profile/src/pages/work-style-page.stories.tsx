import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { SavedProfileDocument } from '../generated/graphql';
import { clinicProfile, profileNode } from '../testing/fixtures';
import { WorkStylePage } from './work-style-page';

const open = { workingStyle: null, personalityType: null, workPace: null };
const temp = {
  at: '/profile/work-style',
  viewer: fakeViewer('hygienist'),
  graph: answer(SavedProfileDocument, { me: profileNode(open) }),
};

const meta = {
  title: 'Pages/Work style',
  component: WorkStylePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(temp) },
} satisfies Meta<typeof WorkStylePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneAnswer: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const SeveralAnswers: Story = {
  parameters: inPage({
    ...temp,
    graph: answer(SavedProfileDocument, { me: profileNode({ patientTypes: [] }) }),
  }),
};

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    for (let n = 0; n < 8; n += 1)
      await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await canvas.findByText(/^You have answered/);
  },
};

export const Clinic: Story = {
  parameters: inPage({
    ...temp,
    viewer: fakeViewer('clinic'),
    graph: answer(SavedProfileDocument, { me: clinicProfile({ clinicVibe: null }) }),
  }),
};

export const Loading: Story = {
  parameters: inPage({ ...temp, graph: pending(SavedProfileDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...temp, graph: unreachable(SavedProfileDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...temp, viewer: null }) };
