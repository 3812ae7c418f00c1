import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { ClinicDashboardPageDocument } from '../generated/graphql';
import { clinicDay, nextShift, quietDay } from '../testing/dashboard-scenes';
import { memberAs } from '../testing/team-scenes';
import { ClinicDashboardPage } from './clinic-dashboard-page';

const open = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  renderPage(<ClinicDashboardPage />, { at: '/clinic', viewer, graph });
const card = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(name) }));

describe('/clinic', () => {
  it('links everything that waits to its place', async () => {
    await open(clinicDay());
    const waiting = await card('To do');
    const links = waiting
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['3 applicants to answer', '/shifts?tab=offers'],
      ['1 booking not confirmed yet', '/shifts?tab=bookings'],
      ['1 arrival not recorded: say what happened', '/shifts?tab=history'],
      ['Hours to approve: 2 shifts', '/shifts?tab=history'],
      ['4 invoices to pay', '/spending'],
    ]);
    expect(waiting.getByText('1 is overdue')).toBeVisible();
  });

  it('asks a newcomer to confirm the email and to introduce the office', async () => {
    await open(clinicDay({}, { isEmailConfirmed: false, officePack: null }));
    const waiting = await card('To do');
    expect(waiting.getByRole('link', { name: 'Confirm your email' })).toHaveAttribute(
      'href',
      '/account',
    );
    expect(waiting.getByText(/Shift updates and password reset links go to that/)).toBeVisible();
    expect(waiting.getByRole('link', { name: 'Introduce your office' })).toHaveAttribute(
      'href',
      '/profile?tab=guide',
    );
  });

  it('asks staff for nothing that only the clinic’s own account can do', async () => {
    await open(clinicDay({}, { isEmailConfirmed: false, officePack: null }), memberAs('manager'));
    const waiting = await card('To do');
    expect(waiting.getByRole('link', { name: '4 invoices to pay' })).toBeVisible();
    expect(waiting.queryByRole('link', { name: 'Introduce your office' })).toBeNull();
    expect(waiting.queryByRole('link', { name: 'Confirm your email' })).toBeNull();
  });

  it('shows who comes today and what is open tomorrow', async () => {
    await open(clinicDay());
    const today = await card('Today');
    expect(today.getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute('href', '/shifts/50');
    expect(today.getByText('Confirmed')).toBeVisible();
    expect(today.getByRole('link', { name: 'Former member' })).toBeVisible();
    const tomorrow = await card('Tomorrow');
    expect(tomorrow.getByRole('link', { name: 'Evening cover' })).toHaveAttribute(
      'href',
      '/shifts?shift=18',
    );
  });

  it('says of each location how many of its shifts are covered, by role', async () => {
    await open(clinicDay());
    const today = await card('Today');
    expect(today.getByText('Shifts covered: 2 of 2')).toBeVisible();
    expect(today.queryByRole('heading', { level: 3 })).toBeNull();
    const tomorrow = await card('Tomorrow');
    const names = tomorrow.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Leslieville',
      'Your account’s address',
    ]);
    expect(
      tomorrow.getByText(
        'Shifts covered: 1 of 2 · Dental Hygienist: 0 of 1 · Dental Assistant: 1 of 1',
      ),
    ).toBeVisible();
    expect(tomorrow.getByText('Shifts covered: 1 of 1')).toBeVisible();
  });

  it('shows the next booking after tomorrow on a day without shifts', async () => {
    await open({ ...clinicDay({ entries: [] }), ...nextShift() });
    const next = await card('Next shift');
    expect(next.getByText(/^Monday/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute('href', '/shifts/61');
  });

  it('lists open shifts, favourites and figures beside the province', async () => {
    await open(clinicDay(), fakeViewer('clinic', { province: 'Ontario' }));
    const shifts = await card('7 open shifts');
    expect(shifts.getByText(/3 applicants/)).toBeVisible();
    expect(shifts.getByText('Urgent').querySelector('svg')).toBeInTheDocument();
    expect(shifts.getByText(/no applicants yet/)).toBeVisible();
    expect(shifts.getByText(/1 person asked/)).toBeVisible();
    expect(shifts.getByRole('link', { name: 'See all shifts' })).toHaveAttribute('href', '/shifts');
    const favourites = await card('Favourites free tomorrow');
    expect(favourites.getByRole('link', { name: 'Mei Chen' })).toHaveAttribute(
      'href',
      '/professionals/3',
    );
    expect(favourites.getByText('Dental Hygienist · Toronto · about 7 km away')).toBeVisible();
    expect(favourites.getByText('Dental Hygienist · Toronto')).toBeVisible();
    const figures = await card('How your shifts fill');
    expect(figures.getByText('95%')).toBeVisible();
    expect(figures.getByText('Average in Ontario: 80%')).toBeVisible();
    expect(figures.getByText('45 min')).toBeVisible();
    expect(figures.getByText('Average in Ontario: 3 h')).toBeVisible();
  });

  it('tells no figures of a province where few shifts were filled', async () => {
    const few = { __typename: 'FillFigures', shifts: 4, filled: 4, minutesToFill: 2 } as const;
    await open(clinicDay({ provinceFigures: few }));
    const figures = await card('How your shifts fill');
    expect(figures.getAllByText('Ontario: too few shifts yet')).toHaveLength(2);
  });

  it('says when nothing is open or waiting', async () => {
    await open({ ...quietDay(), ...nextShift() });
    for (const text of [
      'You’re all caught up.',
      'No shift is open right now.',
      'Shifts count here once they have begun.',
      /^Favourites who are free tomorrow appear here/,
      'No invoices in 2027 yet.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('leads a new clinic to its first shift', async () => {
    await open(quietDay({ hasPosted: false }));
    await screen.findByText('Post your first shift');
    const links = screen.getAllByRole('link', { name: 'Post a shift' });
    for (const link of links) expect(link).toHaveAttribute('href', '/post-job');
    expect(screen.queryByText('To do')).toBeNull();
  });

  it('offers another try after a failure', async () => {
    let isDown = true;
    const full = clinicDay().ClinicDashboardPage as (variables: object) => object;
    const down = unreachable(ClinicDashboardPageDocument).ClinicDashboardPage as typeof full;
    await open({
      ClinicDashboardPage: (variables) => (isDown ? down(variables) : full(variables)),
    });
    await screen.findByText('Your clinic’s day could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('To do')).toBeVisible();
  });

  it('is for clinics', async () => {
    await open(clinicDay(), fakeViewer('hygienist'));
    expect(await screen.findByText('This page is for clinics.')).toBeVisible();
  });
});
