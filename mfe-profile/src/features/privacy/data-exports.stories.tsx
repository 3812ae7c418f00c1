import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DataExportsFragmentDoc } from '../../generated/graphql';
import { dataExportNode, privacyNode } from '../../testing/privacy-fixtures';
import { DataExports } from './data-exports';

type Copy = ReturnType<typeof dataExportNode>;

const person = (...dataExports: Copy[]) =>
  makeFragmentData(privacyNode({ dataExports }), DataExportsFragmentDoc);

const meta = {
  title: 'Features/Privacy/Data exports',
  component: DataExports,
  parameters: inPage({ at: '/account/privacy', viewer: fakeViewer('hygienist') }),
  args: { person: person(dataExportNode()), onAsked: () => undefined },
} satisfies Meta<typeof DataExports>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Never: Story = { args: { person: person() } };

export const Collecting: Story = {
  args: { person: person(dataExportNode({ status: 'collecting', partsDone: 1, url: null })) },
};

export const Deleted: Story = {
  args: { person: person(dataExportNode({ status: 'expired', url: null })) },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
