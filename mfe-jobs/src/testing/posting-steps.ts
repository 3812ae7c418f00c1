import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, type GraphAnswers } from '@tbt/web-kit/testing';
import { postJobPage } from './scenes';

export const defaults = postJobPage();
export const clinic = fakeViewer('clinic');

/** Accepts every posting and records it. */
export function takingPosts() {
  const sent: unknown[] = [];
  const graph: GraphAnswers = {
    ...defaults,
    PostJob: ({ input }) => {
      sent.push(input);
      const status = (input as { inviteIds?: string[] }).inviteIds ? 'invited' : 'active';
      const job = { __typename: 'Job', id: '9', status };
      const payload = { __typename: 'PostJobPayload', job, jobs: [job], errors: [] };
      return { data: { postJob: payload } };
    },
  };
  return { sent, graph };
}

/** Sets the value at once: typing into forty fields is slow. */
async function put(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function fillRequired() {
  await put(await screen.findByLabelText(/job title/i), 'Hygienist for Tuesday');
  await userEvent.selectOptions(screen.getByLabelText(/^role/i), 'hygienist');
  await userEvent.type(screen.getByLabelText(/^date/i), '2027-03-05');
  await put(screen.getByLabelText(/hourly rate/i), '52.5');
}
