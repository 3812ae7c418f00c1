import sharp from 'sharp';
import { createSocialImages } from './social-images';

let drawn = 0;
const draw = () => {
  drawn += 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="${drawn}" height="8"/></svg>`;
};
beforeEach(() => {
  drawn = 0;
});

it('draws a picture once, also when many ask at once', async () => {
  const images = createSocialImages();
  const pictures = await Promise.all(Array.from({ length: 20 }, () => images.pictureOf('a', draw)));
  expect(drawn).toBe(1);
  expect(await images.pictureOf('a', draw)).toBe(pictures[0]);
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'png', width: 8 });
});

it('draws so many a minute, and keeps answering with what it has', async () => {
  const images = createSocialImages({ drawnMax: 3 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => images.pictureOf(`picture ${at}`, draw)),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(drawn).toBe(3);
  expect(await images.pictureOf('picture 0', draw)).toBe(answers[0]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await images.pictureOf('picture 9', draw)).toBeDefined();
  jest.restoreAllMocks();
});

it('forgets the oldest when there is no more room', async () => {
  const [first] = [await createSocialImages().pictureOf('a', draw)];
  const images = createSocialImages({ keptMax: (first?.length ?? 0) * 2 + 20 });
  for (const key of ['a', 'b', 'c']) await images.pictureOf(key, draw);
  const before = drawn;
  await images.pictureOf('c', draw);
  expect(drawn).toBe(before);
  await images.pictureOf('a', draw);
  expect(drawn).toBe(before + 1);
});

it('does not keep a failure', async () => {
  const images = createSocialImages();
  await expect(images.pictureOf('a', () => 'no drawing')).rejects.toThrow();
  expect(await images.pictureOf('a', draw)).toBeDefined();
});
