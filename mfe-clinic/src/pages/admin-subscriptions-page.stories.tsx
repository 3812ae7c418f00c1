import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { DeskSubscriptionsDocument } from '../generated/graphql';
import { CLOSED_CODE, desk, DESK_CLINICS } from '../testing/subscription-desk-scenes';
import { AdminSubscriptionsPage } from './admin-subscriptions-page';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });
const at = '/admin-subscriptions';
const opened = `${at}?clinic=11`;

const meta = {
  title: 'Pages/Subscriptions desk',
  component: AdminSubscriptionsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer, graph: desk() }) },
} satisfies Meta<typeof AdminSubscriptionsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const clinic = (name: keyof typeof DESK_CLINICS): Story => ({
  parameters: inPage({ at: opened, viewer, graph: desk({ clinic: DESK_CLINICS[name] }) }),
});
const press =
  (name: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };
const openCodes: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /Codes/ }));
};

export const Clinics: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const Codes: Story = { play: openCodes };

export const ClosedCode: Story = {
  parameters: inPage({ at, viewer, graph: desk({ promotion: CLOSED_CODE }) }),
  play: openCodes,
};

export const OpenClinic = clinic('paid');

export const OpenClinicInFrench: Story = { ...clinic('given'), globals: { locale: 'fr-CA' } };

export const WithGivenPlan = clinic('given');

export const RefundOnItsWay = clinic('refunding');

export const CancelledByClinic = clinic('cancelled');

export const WithoutHistory = clinic('untouched');

export const Refund: Story = { ...clinic('paid'), play: press('Refund invoice A1B2C3-0001') };

export const GivePlan: Story = { ...clinic('paid'), play: press('Give a plan') };

export const EndGivenPlan: Story = { ...clinic('given'), play: press('End the given plan') };

export const Empty: Story = { parameters: inPage({ at, viewer, graph: desk({ rows: [] }) }) };

export const NoMatch: Story = {
  parameters: inPage({ at: `${at}?status=trial`, viewer, graph: desk({ rows: [] }) }),
};

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(DeskSubscriptionsDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(DeskSubscriptionsDocument) }),
};

export const NoAccess: Story = { parameters: inPage({ at, viewer: fakeViewer('clinic') }) };

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
