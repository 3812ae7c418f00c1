import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Link,
  NavLink,
  Route,
  SiteRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from '.';

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search + hash}</h1>
      <p data-testid="state">{JSON.stringify([useNavigationType(), state, params.get('role')])}</p>
      <button onClick={() => setParams((known) => ({ ...Object.fromEntries(known), page: '2' }))}>
        Page
      </button>
      <button onClick={() => setParams({}, { replace: true })}>Clear</button>
      <button onClick={() => navigate('/pricing', { replace: true, state: 1 })}>Replace</button>
    </>
  );
}
const JobId = () => <output>{useParams().id}</output>;

/** Takes the clicks that the router leaves to the browser. */
const follow = jest.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  follow.mockClear();
  window.addEventListener('click', follow);
});
afterEach(() => window.removeEventListener('click', follow));

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <SiteRouter>
      <Place />
      <Link to="/jobs/3" state={{ from: 'here' }}>
        Shift
      </Link>
      <Link to="/jobs/3" target="_blank">
        Tab
      </Link>
      <Link to="http://localhost/jobs/4?role=a">Whole</Link>
      <Link to="https://elsewhere.test/a">Elsewhere</Link>
      <Link to="/jobs" onClick={(event) => event.preventDefault()}>
        Refused
      </Link>
      <Route path="/jobs/:id">
        <JobId />
      </Route>
      <NavLink to="/jobs" className="link">
        Shifts
      </NavLink>
      <NavLink to="/pricing">Plans</NavLink>
    </SiteRouter>,
  );
}
const shown = () => screen.getByRole('heading').textContent;
const state = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
const click = (name: string) => userEvent.click(screen.getByText(name));

it('opens a page with what its link gives along, and counts it in the history', async () => {
  open('/jobs');
  await click('Shift');
  expect([shown(), state()]).toEqual(['/jobs/3', ['PUSH', { from: 'here' }, null]]);
  expect(window.history.state).toMatchObject({ idx: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

it('replaces the entry of the address that is shown already', async () => {
  open('/jobs/3');
  const { length } = window.history;
  await click('Shift');
  expect([window.history.length, state()]).toEqual([length, ['REPLACE', { from: 'here' }, null]]);
  await click('Replace');
  expect([window.history.length, shown(), state()]).toEqual([
    length,
    '/pricing',
    ['REPLACE', 1, null],
  ]);
});

it('opens a whole address of the site as its page, below the prefix', async () => {
  open('/jobs');
  expect(screen.getByText('Whole')).toHaveAttribute('href', 'http://localhost/jobs/4?role=a');
  await click('Whole');
  expect([shown(), state()]).toEqual(['/jobs/4?role=a', ['PUSH', null, 'a']]);
});

it('leaves other sites, other tabs and refused clicks alone', async () => {
  open('/jobs');
  await click('Elsewhere');
  await click('Tab');
  fireEvent.click(screen.getByText('Shift'), { ctrlKey: true });
  await click('Refused');
  expect(follow).toHaveBeenCalledTimes(4);
  expect(shown()).toBe('/jobs');
});

it('changes the search of the page, also to none', async () => {
  open('/jobs?role=a#list');
  await click('Page');
  expect(shown()).toBe('/jobs?role=a&page=2');
  await click('Clear');
  expect(shown()).toBe('/jobs');
});

it('marks the link of the page and those above it', async () => {
  open('/jobs/3');
  expect(screen.getByText('Shifts')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Shifts')).toHaveClass('link', 'active');
  expect(screen.getByText('Plans')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Shifts')).toHaveAttribute('href', '/jobs');
});
