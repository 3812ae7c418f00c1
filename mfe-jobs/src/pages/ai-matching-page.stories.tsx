import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import {
  ClinicMatchingDocument,
  MatchingSettingsDocument,
  ShiftCandidatesDocument,
  TempMatchingDocument,
} from '../generated/graphql';
import {
  candidatesNode,
  matchNode,
  rankedNode,
  recommendationNode,
} from '../testing/matching-fixtures';
import { clinicMatching, tempMatching } from '../testing/matching-scenes';
import { AiMatchingPage } from './ai-matching-page';

const temp = { at: '/ai-matching', viewer: fakeViewer('hygienist'), graph: tempMatching() };
const clinic = { at: '/ai-matching', viewer: fakeViewer('clinic'), graph: clinicMatching() };

const meta = {
  title: 'Pages/AI matching',
  component: AiMatchingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(temp) },
} satisfies Meta<typeof AiMatchingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const ProfessionalInFrench: Story = { globals: { locale: 'fr-CA' } };

export const WithPointsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /points come from/ }));
  },
};

export const HiddenByLanguage: Story = {
  parameters: inPage({ ...temp, graph: tempMatching([recommendationNode()], 3) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Add your languages to see 3 more shifts.');
  },
};

export const Nothing: Story = { parameters: inPage({ ...temp, graph: tempMatching([]) }) };

export const Loading: Story = {
  parameters: inPage({ ...temp, graph: pending(TempMatchingDocument, MatchingSettingsDocument) }),
};

export const Failed: Story = {
  parameters: inPage({
    ...temp,
    graph: unreachable(TempMatchingDocument, MatchingSettingsDocument),
  }),
};

export const Clinic: Story = { parameters: inPage(clinic) };

/** Near-equal candidates rotate: those shown less recently rank slightly higher. */
const inTurns = candidatesNode([
  rankedNode({ turnPoints: 3.4 }),
  rankedNode({
    professionalId: '4',
    match: matchNode({ score: '0.680', points: 68, advice: null }),
  }),
]);

export const ClinicInTurns: Story = {
  parameters: inPage({ ...clinic, graph: clinicMatching(inTurns) }),
};

/** A ranking without own weights, which need another plan. */
export const ClinicWithoutAdvanced: Story = {
  parameters: inPage({ ...clinic, graph: clinicMatching(undefined, undefined, false) }),
};

export const ClinicWithoutAdvancedInFrench: Story = {
  ...ClinicWithoutAdvanced,
  globals: { locale: 'fr-CA' },
};

export const ProfessionalInTurns: Story = {
  parameters: inPage({
    ...temp,
    graph: tempMatching([
      recommendationNode({ turnPoints: 2.6 }),
      recommendationNode({
        id: '72',
        jobId: '8',
        job: { ...recommendationNode().job!, id: '8', title: 'Another day' },
        match: matchNode({ score: '0.680', points: 68 }),
      }),
    ]),
  }),
};

export const ClinicInFrench: Story = { ...Clinic, globals: { locale: 'fr-CA' } };

export const ClinicWithoutCandidates: Story = {
  parameters: inPage({ ...clinic, graph: clinicMatching(candidatesNode([])) }),
};

export const ClinicWithoutShifts: Story = {
  parameters: inPage({ ...clinic, graph: clinicMatching(candidatesNode([]), []) }),
};

export const ClinicLoading: Story = {
  parameters: inPage({
    ...clinic,
    graph: pending(ClinicMatchingDocument, MatchingSettingsDocument),
  }),
};

export const ClinicRanking: Story = {
  parameters: inPage({
    ...clinic,
    graph: { ...clinicMatching(), ...pending(ShiftCandidatesDocument) },
  }),
};

export const ClinicFailed: Story = {
  parameters: inPage({
    ...clinic,
    graph: { ...clinicMatching(), ...unreachable(ShiftCandidatesDocument) },
  }),
};

export const SignedOut: Story = { parameters: inPage({ ...temp, viewer: null }) };
