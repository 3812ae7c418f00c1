/** What names of offices contain and names of people do not. */
const OFFICE_WORD =
  /d[eé]nt|odont|orth|implant|oral|bucc|gum|tooth|teeth|smil|sourir|clini|offic|cabinet|cent(?:re|er)|studio|group|hygi[eè]n|health|sant[eé]|\bcare\b|soins|famil|kids|enfant|street|avenue|\brue\b|\bthe\b|\bl[ea]s?\b|associ|partner|\binc\b|[&\d]/iu;
const WORDS_MAX = 4;

/** Whether an office still goes by the name of the person who opened its account, as far as words tell. */
export function isPersonName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const name = `${firstName} ${lastName}`.trim();
  return name.split(/\s+/u).length <= WORDS_MAX && !OFFICE_WORD.test(name);
}
