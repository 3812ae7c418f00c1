import { faqPage } from '.';

it('names each question with its answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'So.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    ],
  });
});
