/** A change of a file that is there already. */
export interface Edit {
  /** Seen from the repository. */
  readonly file: string;
  /** What the change is, for the person who asked: `the route table`. */
  readonly what: string;
  /** @throws ScaffoldError when the file has no place for it. */
  change(text: string): string;
}

/** What a kind of thing comes with, before anything is written. */
export interface ScaffoldPlan {
  /** Path seen from the repository → text. */
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  /** Whether the SDL changes. */
  readonly composes?: boolean;
  /** Projects whose generated code follows, in order. */
  readonly generates: readonly string[];
  /** Whether the description of the REST API changes. */
  readonly describesApi?: boolean;
  readonly nextSteps: readonly string[];
}

/** One thing to know before a plan can be made. */
export interface Question {
  /** Flag that answers it, without dashes; `name` is also the first word. */
  readonly flag: string;
  readonly prompt: string;
  /** The answers there are; absent: any. */
  choices?(): readonly string[];
  /** What an empty answer means. */
  fallback?(answers: Answers): string;
}

export type Answers = Readonly<Record<string, string>>;

/** Something that `npm run new` can make. */
export interface Kind {
  readonly name: string;
  readonly summary: string;
  readonly questions: readonly Question[];
  /** @throws ScaffoldError for a name that is taken or cannot be used. */
  plan(answers: Answers): Promise<ScaffoldPlan> | ScaffoldPlan;
}
