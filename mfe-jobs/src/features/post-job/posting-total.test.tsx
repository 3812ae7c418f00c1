import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { PostingTotal } from './posting-total';

it('names the usual break, and where to say another one', async () => {
  await renderPage(<PostingTotal startTime="09:00" endTime="17:00" hourlyRate="48" />);
  expect(
    screen.getByText(/\$360\.00 in total, after the usual unpaid break of 30 minutes/),
  ).toHaveTextContent(
    /You pay for the hours worked, once you approve them\. A different break\? Say so in the description\./,
  );
});
