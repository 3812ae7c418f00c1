import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ShiftPublicationsDocument } from '../../generated/graphql';
import { publicationNode, type PublicationNode } from '../../testing/publication-scenes';
import { PublishShift } from './publish-shift';

const viewer = fakeViewer('clinic');
const pages = (...shiftPublications: PublicationNode[]) =>
  inPage({ viewer, graph: answer(ShiftPublicationsDocument, { shiftPublications }) });

const meta = {
  title: 'Features/Job details/Publish shift',
  component: PublishShift,
  args: { jobId: '7', isOpenAtFirst: true },
  parameters: pages(publicationNode(), publicationNode({ network: 'linkedin' })),
} satisfies Meta<typeof PublishShift>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotYet: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Published: Story = {
  parameters: pages(publicationNode({ state: 'published' })),
};

export const Failed: Story = {
  parameters: pages(publicationNode({ state: 'failed', failure: 'no_answer' })),
};

export const PermissionEnded: Story = {
  parameters: pages(
    publicationNode({ state: 'failed', failure: 'permission_ended', isExpired: true }),
  ),
};

export const NoPage: Story = { parameters: pages() };

export const Loading: Story = {
  parameters: inPage({ viewer, graph: pending(ShiftPublicationsDocument) }),
};

export const LoadFailed: Story = {
  parameters: inPage({ viewer, graph: unreachable(ShiftPublicationsDocument) }),
};

export const Closed: Story = { args: { isOpenAtFirst: false } };
