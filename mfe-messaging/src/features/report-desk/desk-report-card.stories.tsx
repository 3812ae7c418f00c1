import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DeskReportFragmentDoc } from '../../generated/graphql';
import { reportDesk, reportedFile, reportNode, reportNodes } from '../../testing/support-fixtures';
import { DeskReportCard } from './desk-report-card';

const of = (node = reportNode()) => makeFragmentData(node, DeskReportFragmentDoc);
const [, aboutAShift, aboutAReview] = reportNodes();

const meta = {
  title: 'Features/Report desk/Report',
  component: DeskReportCard,
  args: { report: of() },
  parameters: inPage({
    at: '/admin-messages?tab=reports',
    viewer: fakeViewer('clinic', { isAdmin: true }),
    graph: reportDesk(),
  }),
} satisfies Meta<typeof DeskReportCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AboutAMessage: Story = {};

export const WithFiles: Story = {
  args: { report: of(reportNode({ files: [reportedFile(true)] })) },
};

export const FilesOfAReportNotTaken: Story = {
  args: { report: of(reportNode({ files: [reportedFile(false)] })) },
};

export const AboutAShift: Story = { args: { report: of(aboutAShift) } };

/** Decided at the marketplace desk. */
export const AboutAReview: Story = { args: { report: of(aboutAReview) } };

export const Closed: Story = {
  args: { report: of(reportNode({ status: 'closed', outcome: 'acted' })) },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
