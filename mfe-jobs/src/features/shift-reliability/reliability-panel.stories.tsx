import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  ReliabilityLadderRowsFragmentDoc,
  ReliabilityPanelFragmentDoc,
} from '../../generated/graphql';
import { ladder } from '../../testing/ladder-scenes';
import { reliabilityLineNode, type ReliabilityLineNode } from '../../testing/shift-fixtures';
import { ReliabilityPanel } from './reliability-panel';

const reliability = (score: number, entries: ReliabilityLineNode[]) =>
  makeFragmentData(
    {
      __typename: 'Reliability' as const,
      score,
      keptShifts: 12,
      cancelledShifts: entries.length,
      entries,
    },
    ReliabilityPanelFragmentDoc,
  );

const meta = {
  title: 'Features/Reliability/Panel',
  component: ReliabilityPanel,
  args: {
    reliability: reliability(85, [reliabilityLineNode()]),
    ladder: makeFragmentData(ladder, ReliabilityLadderRowsFragmentDoc),
  },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof ReliabilityPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneDeduction: Story = {};

export const NothingYet: Story = { args: { reliability: null } };

export const Appealed: Story = {
  args: {
    reliability: reliability(40, [
      reliabilityLineNode({ appealStatus: 'open', appealUntil: null }),
      reliabilityLineNode({
        id: '82',
        reason: 'under_24h',
        points: -50,
        appealUntil: null,
        appealStatus: 'upheld',
        appealAnswer: 'The bus ran that morning.',
      }),
    ]),
  },
};

export const Appealing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Appeal/ }));
    await within(document.body).findByRole('dialog');
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
