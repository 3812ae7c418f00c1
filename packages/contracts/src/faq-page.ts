export interface Answered {
  question: string;
  answer: string;
}

/** Structured data of questions that a page answers: schema.org FAQPage. */
export const faqPage = (questions: readonly Answered[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
