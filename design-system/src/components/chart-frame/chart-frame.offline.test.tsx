import { render, screen } from '@testing-library/react';
import { ChartFrame } from './chart-frame';

jest.mock('./chart-plot', () => {
  throw new Error('The network is gone');
});

it('falls back to the table when the code that draws cannot be loaded', async () => {
  render(
    <ChartFrame
      title="Hours by day"
      summary="Most hours fell on Tuesday."
      kind="bar"
      labelsName="Day"
      labels={['Monday', 'Tuesday']}
      series={[{ name: 'Booked', values: [4, 8] }]}
      formatValue={(value) => `${value} h`}
      tableLabel="Show as table"
      chartLabel="Show as chart"
      loadingLabel="Loading..."
      empty="None"
    />,
  );
  expect(await screen.findByRole('table', { name: 'Hours by day' })).toBeVisible();
  expect(screen.getByText('8 h')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
