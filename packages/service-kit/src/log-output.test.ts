import { setTimeout as pause } from 'node:timers/promises';
import { createLogOutput } from './log-output';

function file() {
  const state = { isFull: false, text: '' };
  const output = createLogOutput(9, (_fd, bytes, done) => {
    setImmediate(() => {
      if (state.isFull) return done(Object.assign(new Error('full'), { code: 'ENOSPC' }), 0);
      const written = Math.ceil(bytes.length / 2);
      state.text += Buffer.from(bytes.subarray(0, written)).toString();
      done(null, written);
    });
  });
  return { output, state };
}

it('writes every line once and in order, whatever each write takes', async () => {
  const { output, state } = file();
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index} of the log\n`);
  for (const line of lines) output.write(line);
  await pause(400);
  expect(state.text).toBe(lines.join(''));
  expect(output.takeLostCount()).toBe(0);
});

it('loses the lines of a full disk, reports how many, and recovers', async () => {
  const { output, state } = file();
  state.isFull = true;
  output.write('one\n');
  output.write('two\n');
  await pause(300);
  state.isFull = false;
  expect(output.takeLostCount()).toBe(2);
  output.write('three\n');
  await pause(300);
  expect(state.text).toBe('three\n');
  expect(output.takeLostCount()).toBe(0);
});
