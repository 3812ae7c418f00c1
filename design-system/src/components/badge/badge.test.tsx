import { render, screen } from '@testing-library/react';
import { tones } from '../../tones';
import { Badge } from './badge';

it.each(tones)('carries the tone %s', (tone) => {
  render(<Badge tone={tone}>New</Badge>);
  expect(screen.getByText('New')).toHaveAttribute('data-tone', tone);
});
