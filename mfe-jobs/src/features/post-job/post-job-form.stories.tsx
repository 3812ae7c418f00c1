import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  PostingFavouriteFragmentDoc,
  PostingOfficeFragmentDoc,
  PostingTemplateFragmentDoc,
  PostJobDefaultsFragmentDoc,
  TypicalRateBandFragmentDoc,
  WriteJobTemplateDocument,
} from '../../generated/graphql';
import {
  favourites,
  postingOffice,
  postingTemplate,
  schedulerOf,
  typicalRates,
} from '../../testing/posting-fixtures';
import { refusal } from '../../testing/refusals';
import { PostJob } from './post-job';

const meta = {
  title: 'Features/Post a job/Form',
  component: PostJob,
  args: {
    viewerId: 1,
    start: { kind: 'new' },
    clinic: makeFragmentData(
      { id: '1', province: 'Ontario', city: 'Toronto' },
      PostJobDefaultsFragmentDoc,
    ),
    job: null,
    templates: [makeFragmentData(postingTemplate(), PostingTemplateFragmentDoc)],
    favourites: favourites.map((one) => makeFragmentData(one, PostingFavouriteFragmentDoc)),
    bands: typicalRates.map((band) => makeFragmentData(band, TypicalRateBandFragmentDoc)),
    locations: [],
    office: makeFragmentData(postingOffice(), PostingOfficeFragmentDoc),
    hasPosted: true,
    reloadOffice: () => Promise.resolve(),
    offered: [],
    onTemplatesChanged: () => Promise.resolve(),
  },
  parameters: inPage({ at: '/post-job', viewer: fakeViewer('clinic') }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof PostJob>;

export default meta;

type Story = StoryObj<typeof meta>;

const remember = (values: Record<string, unknown>) => () => {
  sessionStorage.setItem('draft:post-job:1', JSON.stringify(values));
  return () => sessionStorage.clear();
};

export const WithThePlaceOfTheClinic: Story = {};

/** The clinic's own address failed to load. */
export const WithoutPlace: Story = { args: { clinic: null } };

const withoutAddress = makeFragmentData(
  postingOffice({ firstName: 'Luc', lastName: 'Tremblay', streetAddress: null, postalCode: null }),
  PostingOfficeFragmentDoc,
);

export const OfficeMissing: Story = { args: { office: withoutAddress } };

export const OfficeMissingInFrench: Story = { ...OfficeMissing, globals: { locale: 'fr-CA' } };

/** An address under a person's name, at the first posting. */
export const OfficeWithAPersonsName: Story = {
  args: {
    hasPosted: false,
    office: makeFragmentData(
      postingOffice({ firstName: 'Luc', lastName: 'Tremblay' }),
      PostingOfficeFragmentDoc,
    ),
  },
};

/** A member, who cannot change the clinic's profile. */
export const OfficeMissingForMember: Story = {
  ...OfficeMissing,
  parameters: inPage({ at: '/post-job', viewer: schedulerOf(1) }),
};

/** Without templates and favourites. */
export const NothingKept: Story = { args: { templates: [], favourites: [], bands: [] } };

export const FromTemplate: Story = { args: { start: { kind: 'template', id: '4' } } };

export const SourceMissing: Story = { args: { start: { kind: 'template', id: '99' } } };

export const SeveralDays: Story = {
  beforeEach: remember({
    date: '2027-03-05',
    moreDates: ['2027-03-12', '2027-03-19', '2027-03-26'],
    isTakenWhole: true,
  }),
};

export const UnusualRate: Story = {
  beforeEach: remember({ role: 'hygienist', hourlyRate: '95' }),
};

export const LowRate: Story = { beforeEach: remember({ role: 'hygienist', hourlyRate: '16' }) };

/** French text for a posting in Quebec. */
export const InQuebec: Story = {
  beforeEach: remember({ role: 'hygienist', province: 'Quebec', city: 'Laval' }),
};

export const FavouritesAskedFirst: Story = {
  beforeEach: remember({ role: 'hygienist', inviteIds: ['2', '4'], templateName: 'Fridays' }),
};

export const AskingToLeave: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Job title/i), 'Hygienist');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const DeletingTemplate: Story = {
  args: { start: { kind: 'template', id: '4' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete template' }));
    await screen.findByRole('alertdialog');
  },
};

/** Saved without posting; the name is taken. */
export const TemplateRefused: Story = {
  beforeEach: remember({ title: 'Hygienist', templateName: 'Fridays' }),
  parameters: inPage({
    at: '/post-job',
    viewer: fakeViewer('clinic'),
    graph: answer(WriteJobTemplateDocument, {
      writeJobTemplate: {
        __typename: 'SaveJobTemplatePayload',
        template: null,
        errors: [
          refusal('You already have a template with this name.', ['name_taken'], ['name']),
          refusal('Please fill in this field.', [], ['role']),
        ],
      },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Save the template now, without posting' }),
    );
    await canvas.findByText('The template was not saved');
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const FrenchInQuebec: Story = { ...InQuebec, globals: { locale: 'fr-CA' } };
