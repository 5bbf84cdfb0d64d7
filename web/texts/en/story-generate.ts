/** Test cases that are made from the criteria of a story. */
export const texts = {
  title: 'Generate test cases',
  open: 'Generate test cases',
  missing: 'Generate the missing cases',
  lead: 'Each acceptance criterion becomes test cases, which are stored in the project. What the story has already is not made again.',
  scope: 'What to test',
  scopes: {
    full: 'Everything the criteria say',
    'user-stories': 'What users do',
    api: 'The API',
    security: 'Security',
    performance: 'Performance',
  },
  format: 'How cases are written',
  formats: { standard: 'Steps', gherkin: 'Steps, with Gherkin', bdd: 'Steps, with Gherkin (BDD)' },
  most: 'At most',
  go: 'Generate',
  again: 'Generate again',
  working: 'Generating…',
  stage: 'Reading the criteria and designing cases',
  failed: 'No test cases could be made',
  close: 'Close',
  result: 'What was generated',
  found: (count: number) =>
    count === 0
      ? 'No test case was made'
      : count === 1
        ? '1 test case is stored'
        : `${count} test cases are stored`,
  noCriteria: 'The story has no acceptance criteria yet. Add some: cases are made from them.',
  whole: 'For the story as a whole',
  noneMade: 'No case was made for this criterion.',
  moreCases: (left: number) => `Show ${left} more`,
  gaps: (count: number) => (count === 1 ? '1 question to the author' : `${count} questions to the author`),
  description: 'Description of the story',
  descriptionHint: 'Your answers stand here. It is saved with the story when you generate again.',
  moreGaps: (left: number) => `Show ${left} more questions`,
}
