import { deviceOf } from './session-device';

const chrome = '(KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('deviceOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome}`, 'Chrome · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', null],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%p is %p', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it('has a bounded length', () => {
    expect(deviceOf(`${'x'.repeat(250)}/1`)).toHaveLength(60);
  });
});
