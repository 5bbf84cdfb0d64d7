import { expect, test } from 'vitest'
import { writeStories } from '../../../../../shared/domain/stories/writing/index.ts'
import { marksOf } from '../../../../support/marked-request.ts'

/** The sentences of a text that end in a story; lines with marks say how they are marked. */
const demanded = (text: string, marked: string[] = []) =>
  writeStories(text, { maxStories: 100, marks: marksOf(marked) }).sentences.flatMap(({ sentence, is }) =>
    is === 'story' ? [sentence] : [],
  )

test('a sentence demands something where its marks say so, and where nobody marked it', () => {
  const text = 'Guests cannot see prices. We lost two customers over it. Deleted files stay in the bin.'
  expect(
    demanded(text, ['{eff {A Guests} {NEG cannot} {V see} prices}.', '{ctx We lost two customers over it}.']),
  ).toEqual(['Guests cannot see prices.', 'Deleted files stay in the bin.'])
})

test('a question, and what only leads in a list, demand nothing whatever their marks say', () => {
  const text = 'Could guests see prices?\n\nThe password must contain:\n- at least 8 characters\n'
  expect(demanded(text, ['{eff Could guests {V see} prices}?'])).toEqual(['at least 8 characters'])
})

test('a head says what the sentences below it are, and a number before it makes a line one', () => {
  const text =
    '2 Rules\nThe list is sorted by name.\n\n3 Out of scope\nThe list is printed.\n\n4 Export\nThe list is saved.'
  expect(demanded(text)).toEqual(['The list is sorted by name.', 'The list is saved.'])
})

test('a remark in brackets takes back what stands before it', () => {
  const text = '1. As a clerk I want to print labels.\n2. As a clerk I want to swap desks. (icebox)\n'
  expect(demanded(text)).toEqual(['As a clerk I want to print labels.'])
})

test('a chat is read line by line, each without its speaker', () => {
  const text = [
    '**ann** members must be able to leave a group',
    '**bob** lol',
    '**ann** a group without members gets deleted',
    '**bob** im away till monday btw',
  ].join('\n')
  const { sentences } = writeStories(text, { maxStories: 10 })
  expect(demanded(text, ['{ctx lol}', '{ctx im away till monday btw}'])).toEqual([
    'members must be able to leave a group',
    'a group without members gets deleted',
  ])
  for (const { sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence)
})

test('labels of a form are no speakers', () => {
  const text = 'Name: at least 2 characters\nCode: exactly 4 digits\nName: no digits\nCode: never empty\n'
  const { stories } = writeStories(text, { maxStories: 10 })
  expect(stories.map(({ description }) => description).join('\n')).toContain('Code: exactly 4 digits')
})

test('of a row the cell that says something is demanded, for the one whom another cell names', () => {
  const text =
    '| No. | Who | What | Prio |\n|---|---|---|---|\n| 3 | Customer | Sees the bills of the last year | must |\n'
  expect(writeStories(text, { maxStories: 10 }).stories).toMatchObject([
    {
      userStory: 'As a customer, I want to see the bills of the last year.',
      priority: 'high',
      sources: [{ sentence: 'Sees the bills of the last year' }],
    },
  ])
})
