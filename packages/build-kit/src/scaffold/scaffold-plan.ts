export interface Edit {
  readonly file: string;
  /** For the summary: `the route table`. */
  readonly what: string;
  /** @throws ScaffoldError without a place for the change. */
  change(text: string): string;
}

/** Everything that is written for a kind. */
export interface ScaffoldPlan {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  readonly composes?: boolean;
  readonly generates: readonly string[];
  readonly describesApi?: boolean;
  readonly nextSteps: readonly string[];
}

export interface Question {
  readonly flag: string;
  readonly prompt: string;
  choices?(): readonly string[];
  fallback?(answers: Answers): string;
}

export type Answers = Readonly<Record<string, string>>;

export interface Kind {
  readonly name: string;
  readonly summary: string;
  readonly questions: readonly Question[];
  /** @throws ScaffoldError for a name that is taken or invalid. */
  plan(answers: Answers): Promise<ScaffoldPlan> | ScaffoldPlan;
}
