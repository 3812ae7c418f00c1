import { useFormats } from '../i18n';
import { useText } from '../texts';
import { activatePseudoLanguage, hardCodedTexts } from './pseudo-language';

function Page({ name, note }: { name?: string; note?: string }) {
  const t = useText();
  const formats = useFormats();
  return (
    <main>
      <h1>{t('webKit.signIn.title')}</h1>
      <p>{formats.date('2027-03-05')}</p>
      <p>{name}</p>
      {note}
      <button type="button" aria-label="Close this window" />
    </main>
  );
}

beforeAll(activatePseudoLanguage);

it('finds text and names that come from no catalogue, and leaves data and dates alone', async () => {
  const component = (args: object) => <Page {...args} note="Written by hand" />;
  const args = { name: 'Maple Dental' };
  expect(await hardCodedTexts({ component, args })).toEqual([
    'Written by hand',
    'Close this window',
  ]);
});
