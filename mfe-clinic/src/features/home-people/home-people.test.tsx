import { screen, within } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { homePeople } from '../../testing/home-scenes';
import { HomePeople } from './home-people';

it('shows a clinic a few licensed professionals of its province', async () => {
  const asked: unknown[] = [];
  await renderPage(<HomePeople />, {
    viewer: fakeViewer('clinic'),
    graph: homePeople((filter) => asked.push(filter)),
  });
  const people = await screen.findByRole('region', { name: 'Professionals in your province' });
  expect(within(people).getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute(
    'href',
    '/professionals/2',
  );
  expect(within(people).getAllByRole('article')).toHaveLength(1);
  expect(asked).toEqual([{ province: 'Ontario' }]);
});

it('shows nothing to a professional', async () => {
  const asked = jest.fn();
  await renderPage(<HomePeople />, { viewer: fakeViewer('hygienist'), graph: homePeople(asked) });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
