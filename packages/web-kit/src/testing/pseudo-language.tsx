import { act, cleanup, render } from '@testing-library/react';
import { messageText } from '@tbt/contracts';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { activateLocale } from '../i18n';
import { changeMessages } from '../i18n/locale-store';
import { PageFrame, type PageFrameOptions } from './page-frame';
import { answerRequests } from './rest-answers';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const STRANGE = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

const strange = (letter: string): string => {
  const lower = letter.toLowerCase();
  const other = STRANGE[LETTERS.indexOf(lower)] ?? letter;
  return lower === letter ? other : other.toUpperCase();
};
const pseudo = (text: string): string => text.replace(/[a-z]/gi, strange);

/** A compiled message: text, values, and choices with messages of their own. */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudo(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return typeof part === 'string' ? pseudo(part) : part;
    const [name, kind, choices] = part as [unknown, unknown, unknown];
    if (typeof choices !== 'object' || choices === null) return part;
    const pseudoChoices = Object.entries(choices).map(([key, choice]) => [
      key,
      key === 'offset' ? (choice as unknown) : pseudoMessage(choice),
    ]);
    return [name, kind, Object.fromEntries(pseudoChoices)];
  });
}

/** Replaces the letters of every text of the catalogues: what keeps its own letters is none of them. */
export async function activatePseudoLanguage(): Promise<void> {
  await activateLocale('en-CA');
  changeMessages(pseudoMessage);
}

type Page = PageFrameOptions & { args?: unknown };
type Answers = Record<string, unknown>;

/** Remembers every answer that a page was given. */
function remembering<A extends Answers>(answers: A | undefined, seen: unknown[]): A {
  const entries = Object.entries(answers ?? {}).map(([name, answer]) => [
    name,
    typeof answer === 'function'
      ? (given: unknown) => {
          const answered = (answer as (value: unknown) => unknown)(given);
          seen.push(given, answered);
          return answered;
        }
      : (seen.push(answer), answer),
  ]);
  return Object.fromEntries(entries) as A;
}

function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) stringsIn(inner, found);
  return found;
}

const NAMED_ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];

function textsOf(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const isRead = !walker.currentNode.parentElement?.closest('script, style, body [lang]');
    if (isRead) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const element of root.querySelectorAll(NAMED_ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of NAMED_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

const SERVER_WORDS = [messageText('en-CA', 'problem.unavailable')];

/** Names, settings, and what `Intl` writes. */
const OWN_WORDS =
  /\S+@\S+|https?:\/\/\S+|\b(?:[A-Z]+(?:_[A-Z]+)+|Tooth Be Told|Facebook|LinkedIn|Instagram|Google|GeoNames|Visa|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|GMT|EST|EDT|CAD|GST|HST|PST|QST|kB|MB|PDF|CSV|RSS|FIRST5FREE|just now|and|or|ago|in|(?:second|minute|hour|day|week|month|year)s?)\b/g;
const WORD = /[A-Za-z]{3,}/;

const withoutData = (text: string, data: readonly string[]): string =>
  data.reduce((rest, known) => rest.replaceAll(known, ' '), text).replace(OWN_WORDS, ' ');

export interface PseudoStory {
  component: ComponentType<Record<string, unknown>>;
  args?: Record<string, unknown>;
  page?: Page;
  render?: ((args: Record<string, unknown>) => ReactElement) | undefined;
}

/** Renders a page in the pseudo-language. @returns its texts that come from neither a catalogue, nor its data. */
export async function hardCodedTexts(
  { component, args = {}, page = {}, render: renderStory }: PseudoStory,
  known: readonly string[] = [],
): Promise<string[]> {
  const seen: unknown[] = [args, page.viewer];
  const requests = remembering(page.requests, seen);
  const graph = remembering(page.graph, seen);
  const restore = answerRequests(requests);
  const content = renderStory?.(args) ?? createElement(component, args);
  try {
    await act(async () =>
      render(
        <PageFrame {...page} graph={graph} hasOwnToaster>
          {content}
        </PageFrame>,
      ),
    );
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    const data = [...stringsIn(seen), ...SERVER_WORDS, ...known]
      .flatMap((text) => [text, ...text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))])
      .filter((text) => text.length > 1)
      .sort((a, b) => b.length - a.length);
    // A link in a message cuts its text into pieces.
    const isPiece = (text: string) => data.some((one) => one.includes(text.trim()));
    const left = textsOf(document.body).filter(
      (text) => WORD.test(withoutData(text, data)) && !isPiece(text),
    );
    return [...new Set(left.map((text) => text.trim()))];
  } finally {
    cleanup();
    restore();
  }
}
