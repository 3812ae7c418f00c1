import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { planGoal } from '../parts/plan-goal';
import { emergencyBoard } from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const open = (status: 'free' | 'ended', at: string) =>
  renderPage(<EmergencyCoveragePage />, {
    at,
    viewer: fakeViewer('clinic', { subscriptionStatus: status }),
    graph: emergencyBoard([], { max: 0, used: 0 }),
  });

beforeEach(planGoal.clear);

it('offers the trial to a clinic without a plan, and remembers what it is for', async () => {
  await open('free', '/emergency-coverage?shift=12');
  expect(await screen.findByText(/7 days of Premium, free/)).toBeVisible();
  expect(planGoal.emergencyPath()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(planGoal.emergencyPath()).toBe('/emergency-coverage?shift=12');
});

it('offers no second trial', async () => {
  await open('ended', '/emergency-coverage');
  expect(await screen.findByText('Emergency requests come with a plan')).toBeVisible();
  expect(screen.queryByText(/Premium, free/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(planGoal.emergencyPath()).toBe('/emergency-coverage');
});
