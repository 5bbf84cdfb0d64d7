import type { ChoiceQuestion } from '../../../../../shared/domain/judging/blind-choice/index.ts'

export const question = (id: string, change: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  id,
  caseId: `TC-${id}`,
  stepNumber: 1,
  steps: ['Open the page', 'Click the "Get quote" button'],
  options: [
    { letter: 'A', text: '"Price: 9.90 EUR" is shown', is: 'variant' },
    { letter: 'B', text: '"Price: 4.90 EUR" is shown', is: 'author' },
    { letter: 'C', text: '"Price: 5.90 EUR" is shown', is: 'variant' },
    { letter: 'N', text: 'none of these, or another value', is: 'none' },
    { letter: 'U', text: 'the text does not decide it', is: 'undecided' },
  ],
  sentences: ['S4'],
  sentence: 'The price is 4.90 EUR.',
  ...change,
})
