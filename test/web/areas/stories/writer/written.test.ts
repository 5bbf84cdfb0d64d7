import { expect, test } from 'vitest'
import { type Written, isAllWhole, wanted } from '../../../../../web/areas/stories/writer/written.ts'

const criterion = (then: string) => ({ given: '', when: '', then })
const written = (fields: Partial<Written> = {}): Written => ({
  storyId: null,
  number: null,
  title: 'Whole',
  userStory: 'As a guest, I want it.',
  description: '',
  type: 'feature',
  priority: 'high',
  acceptanceCriteria: [criterion('a'), criterion('b')],
  sources: [],
  invest: [],
  splits: [],
  duplicates: [],
  ...fields,
})
const splits: Written['splits'] = [
  { pattern: 'rules', title: 'First', criteria: [1] },
  { pattern: 'rules', title: 'Second', criteria: [0, 7] },
]

test('a story is made whole or as its smaller ones, each with its own criteria', () => {
  const made = wanted([written(), written({ splits }), written()], ['whole', 'splits', 'none'])
  expect(made.map(({ place, story }) => [place, story.title, story.acceptanceCriteria])).toEqual([
    ['0', 'Whole', [criterion('a'), criterion('b')]],
    ['1.0', 'First', [criterion('b')]],
    ['1.1', 'Second', [criterion('a')]],
  ])
})

test('what a model may have worded is saved as it is seen, story by story', () => {
  expect(isAllWhole({ warnings: ['A model worded 1 of 1 stories.'] }, ['whole'])).toBe(false)
})
