import { expect, test } from 'vitest'
import {
  type Written,
  countsOf,
  firstWishes,
  isAllWhole,
  wanted,
} from '../../../../../web/areas/stories/writer/written.ts'

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

test('all are wished for at first but what the project may have already', () => {
  const other = { storyId: 's', number: 1, title: 'Old', similarity: 0.9, reason: 'The same words' }
  expect(firstWishes([written(), written({ duplicates: [other] })])).toEqual(['whole', 'none'])
})

test('a story is made whole or as its smaller ones, each with its own criteria', () => {
  const made = wanted([written(), written({ splits }), written()], ['whole', 'splits', 'none'])
  expect(made.map(({ place, story }) => [place, story.title, story.acceptanceCriteria])).toEqual([
    ['0', 'Whole', [criterion('a'), criterion('b')]],
    ['1.0', 'First', [criterion('b')]],
    ['1.1', 'Second', [criterion('a')]],
  ])
})

test('all at once are stored only where each is wished for as it is', () => {
  expect(isAllWhole({}, ['whole', 'whole'])).toBe(true)
  expect(isAllWhole({}, ['whole', 'splits'])).toBe(false)
  expect(isAllWhole({}, ['none'])).toBe(false)
  expect(isAllWhole({}, [])).toBe(false)
})

test('what a model may have worded is saved as it is seen, story by story', () => {
  expect(isAllWhole({ warnings: ['A model worded 1 of 1 stories.'] }, ['whole'])).toBe(false)
})

test('sentences are counted by what became of them', () => {
  const sentence = (is: 'story' | 'not_read') => ({ sentence: '', start: 0, end: 0, is })
  expect(countsOf([sentence('story'), sentence('story'), sentence('not_read')])).toEqual({
    story: 2,
    cut: 0,
    background: 0,
    not_read: 1,
  })
})
