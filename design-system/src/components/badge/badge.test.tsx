import { render, screen } from '@testing-library/react';
import { tones } from '../../tones';
import { Icon } from '../icon';
import { Badge } from './badge';

it.each(tones)('carries the tone %s', (tone) => {
  render(<Badge tone={tone}>New</Badge>);
  expect(screen.getByText('New')).toHaveAttribute('data-tone', tone);
});

it('hides its icon from screen readers', () => {
  render(<Badge icon={<Icon name="check" />}>Confirmed</Badge>);
  expect(screen.getByText('Confirmed').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
