import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { JoinClinicPageDocument } from '../generated/graphql';
import { invitation, noInvitation } from '../testing/team-scenes';
import { JoinClinicPage } from './join-clinic-page';

const page = (graph: GraphAnswers, viewer: ReturnType<typeof fakeViewer> | null = null) =>
  inPage({ at: '/join-clinic#token', viewer, graph });

const meta = {
  title: 'Pages/Join a clinic',
  component: JoinClinicPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page(invitation()) },
} satisfies Meta<typeof JoinClinicPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const HasAnAccount: Story = { parameters: page(invitation({ hasAccount: true })) };

export const SignedIn: Story = {
  parameters: page(
    invitation({ email: 'hygienist@demo.test', hasAccount: true }),
    fakeViewer('hygienist'),
  ),
};

export const AnotherAccount: Story = {
  parameters: page(invitation({ hasAccount: true }), fakeViewer('hygienist')),
};

export const Over: Story = { parameters: page(noInvitation()) };

export const WithoutLink: Story = { parameters: inPage({ at: '/join-clinic' }) };

export const Loading: Story = { parameters: page(pending(JoinClinicPageDocument)) };

export const Failed: Story = { parameters: page(unreachable(JoinClinicPageDocument)) };
