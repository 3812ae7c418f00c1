import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { clinic, defaults, fillRequired } from '../testing/posting-steps';
import { payload, recorded, refusal } from '../testing/refusals';
import { PostJobPage } from './post-job-page';

const SAVE = 'Save the template now, without posting';

async function open(graph: GraphAnswers) {
  const page = await renderPage(<PostJobPage />, {
    at: '/post-job',
    graph: { ...defaults, ...graph },
    viewer: clinic,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Favourites and template/ }));
  await screen.findByLabelText('Save as a template named');
  return page;
}
const nameField = () => screen.getByLabelText('Save as a template named');
const save = () => userEvent.click(screen.getByRole('button', { name: SAVE }));

describe('/post-job, keeping what is typed', () => {
  beforeEach(() => sessionStorage.clear());

  it('saves a template without posting, and keeps the input', async () => {
    const template = { __typename: 'JobTemplate', id: '5' };
    const write = recorded('WriteJobTemplate', () => payload('writeJobTemplate', { template }));
    const page = await open(write.graph);
    await fillRequired();
    await userEvent.type(nameField(), 'Fridays');
    await save();
    expect(await screen.findByText('Template saved')).toBeVisible();
    expect(write.sent).toEqual([
      expect.objectContaining({ name: 'Fridays', role: 'hygienist', hourlyRate: '52.5' }),
    ]);
    expect(write.sent[0]).not.toHaveProperty('date');
    expect(write.sent[0]).not.toHaveProperty('moreDates');
    expect(page.address()).toBe('/post-job');
    expect(screen.getByLabelText(/job title/i)).toHaveValue('Hygienist for Tuesday');
    expect(screen.getByLabelText(/^date/i)).toHaveValue('2027-03-05');
    // The posting must not save it again.
    expect(nameField()).toHaveValue('');
  });

  it('shows errors at the field and in the summary, and keeps the input', async () => {
    const errors = [
      refusal('You already have a template with this name.', ['name_taken'], ['name']),
      refusal('Please fill in this field.', [], ['hourlyRate']),
    ];
    const write = recorded('WriteJobTemplate', () => payload('writeJobTemplate', { errors }));
    await open(write.graph);
    await userEvent.type(screen.getByLabelText(/job title/i), 'Hygienist');
    await userEvent.type(nameField(), 'Fridays');
    await save();
    const title = await screen.findByText('The template was not saved');
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    expect(nameField()).toHaveAccessibleDescription(/already have a template/);
    expect(nameField()).toHaveValue('Fridays');
    expect(screen.getByLabelText(/job title/i)).toHaveValue('Hygienist');
    await userEvent.click(screen.getByRole('link', { name: /Please fill in this field/ }));
    expect(screen.getByLabelText(/hourly rate/i)).toHaveFocus();
    // Another name clears the error; the rate is still missing.
    await userEvent.type(nameField(), '!');
    expect(nameField()).not.toHaveAccessibleDescription(/already have a template/);
    expect(screen.getByRole('link', { name: /Please fill in this field/ })).toBeVisible();
  });

  it('shows a network error', async () => {
    const WriteJobTemplate = () => {
      throw new Error('offline');
    };
    await open({ WriteJobTemplate });
    await userEvent.type(nameField(), 'Fridays');
    await save();
    expect(await screen.findByText('The template was not saved')).toBeVisible();
    expect(nameField()).toHaveValue('Fridays');
  });
});
