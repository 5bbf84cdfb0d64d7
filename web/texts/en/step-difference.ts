/** What differs of a case, step by step. */
export const texts = {
  fields: {
    title: 'Title',
    description: 'Description',
    priority: 'Priority',
    type: 'Type',
    preconditions: 'Preconditions',
    expectedResult: 'Expected of the whole case',
    gherkin: 'Gherkin',
  },
  steps: 'Steps',
  step: (number: number) => `Step ${number}`,
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  wasStep: (number: number) => `was step ${number}`,
  before: 'Before',
  after: 'After',
  expects: 'Expects:',
  data: 'Test data:',
  none: 'Nothing that is shown here differs.',
  same: (first: number, last: number) =>
    first === last ? `Step ${first} stays as it is` : `Steps ${first} to ${last} stay as they are`,
  accept: 'Use this wording',
  acceptOf: (number: number) => `Use this wording for step ${number}`,
}
