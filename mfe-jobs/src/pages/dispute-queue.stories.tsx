import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { DisputesDocument } from '../generated/graphql';
import { ruledDispute, deskDispute, disputeNode, disputeQueue } from '../testing/dispute-scenes';
import { DisputeQueue } from './dispute-queue';

const page = {
  at: '/admin-marketplace',
  viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
};
const withQueue = (...cases: Parameters<typeof disputeQueue>) =>
  inPage({ ...page, graph: disputeQueue(...cases) });

const meta = {
  title: 'Pages/Marketplace desk disputes',
  component: DisputeQueue,
  tags: ['!autodocs'],
  parameters: withQueue([
    deskDispute(),
    deskDispute({ ...disputeNode({ id: '42' }), actions: [] }),
  ]),
} satisfies Meta<typeof DisputeQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /Open the case|Ouvrir le dossier/ });
  if (first) await userEvent.click(first);
};

export const Waiting: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

const atCase = (id: string) =>
  inPage({ ...page, at: `/admin-marketplace?tab=disputes&case=${id}`, graph: disputeQueue() });

export const CaseMissing: Story = { parameters: atCase('9') };

export const CaseMissingInFrench: Story = { ...CaseMissing, globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: withQueue([]) };

export const Loading: Story = { parameters: inPage({ ...page, graph: pending(DisputesDocument) }) };

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(DisputesDocument) }),
};

export const OneCase: Story = { play: open };

export const OneCaseInFrench: Story = { globals: { locale: 'fr-CA' }, play: open };

export const OneCaseOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: open };

export const NoShow: Story = {
  parameters: withQueue([
    deskDispute({ reason: 'no_show', possibleEffects: ['hours', 'deduction'] }),
  ]),
  play: open,
};

export const Payment: Story = {
  parameters: withQueue([
    deskDispute({ reason: 'payment', possibleEffects: ['hours', 'payment'] }),
  ]),
  play: open,
};

export const OwnFirstRuling: Story = {
  parameters: withQueue([
    deskDispute({
      ...ruledDispute({ status: 'appealed', appealUntil: null, actions: [] }),
      rulingObstacle: 'same_administrator',
    }),
  ]),
  play: open,
};
