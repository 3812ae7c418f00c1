import { email, emailAsTyped, knownEmail } from './email-address';
import { ruleError } from './issue';

describe('an e-mail', () => {
  it.each([
    [' Ana@Example.TEST ', 'ana@example.test'],
    ['JOSÉ@exemple.test', 'josé@exemple.test'],
    ['jose\u0301@exemple.test', 'josé@exemple.test'],
    ['JOSE\u0301@exemple.test', 'josé@exemple.test'],
    ['İ@exemple.test', 'i\u0307@exemple.test'],
    ['a.b+c_d-e@sub.example.co', 'a.b+c_d-e@sub.example.co'],
    ["o'neil@example.test", "o'neil@example.test"],
    ['ana@bücher.example', 'ana@bücher.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['ana@3m.example', 'ana@3m.example'],
    [`${'a'.repeat(64)}@example.test`, `${'a'.repeat(64)}@example.test`],
  ])('%j is %j', (typed, known) => expect(email(254).parse(typed)).toBe(known));

  it.each([
    ['no domain', 'a@b'],
    ['an address in brackets', 'a@[127.0.0.1]'],
    ['an address of the next kind', 'a@[IPv6:::1]'],
    ['a zero-width space', 'a\u200Bna@example.test'],
    ['a zero-width space in the domain', 'ana@exam\u200Bple.test'],
    ['a soft hyphen', 'a\u00ADna@example.test'],
    ['a control', 'a\u0007na@example.test'],
    ['a line break', 'ana@example.test\nbcc:x@example.test'],
    ['a blank', 'a na@example.test'],
    ['a comma', 'ana,ben@example.test'],
    ['two addresses', 'ana@example.test,ben@example.test'],
    ['a semicolon', 'ana;ben@example.test'],
    ['a name around it', 'Ana <ana@example.test>'],
    ['a long local part', `${'a'.repeat(65)}@example.test`],
    ['a leading dot', '.ana@example.test'],
    ['a trailing dot', 'ana.@example.test'],
    ['a double dot', 'a..na@example.test'],
    ['a label with a leading hyphen', 'ana@-example.test'],
    ['a label with a trailing hyphen', 'ana@example-.test'],
    ['an empty label', 'ana@example..test'],
    ['a dot at the end', 'ana@example.test.'],
    ['a long label', `ana@${'e'.repeat(64)}.test`],
    ['a numeric last label', 'ana@127.0.0.1'],
    ['a domain in wide letters', 'ana@ｅxample.test'],
    ['wide letters before the at sign', 'ａna@example.test'],
    ['an underscore in the domain', 'ana@ex_ample.test'],
    ['two at signs', 'ana@b@example.test'],
  ])('is none with %s', (_what, typed) =>
    expect(email(254).safeParse(typed).error?.issues).toMatchObject([
      { message: ruleError('validation.email') },
    ]),
  );

  it('is looked for also where no new account may have it', () => {
    expect(knownEmail(254).parse('Ana@ex_ample.test')).toBe('ana@ex_ample.test');
    expect(knownEmail(254).safeParse('ana').success).toBe(false);
  });

  it('to write to keeps its case where case makes no difference', () => {
    expect(emailAsTyped(254).parse('Ana.JOSÉ@Example.test')).toBe('Ana.JOSé@Example.test');
  });
});
