import { expect, test } from 'vitest'
import { writeStories } from '../../../../shared/domain/story-writing/index.ts'

/** The sentences of a text that end in a story. */
const demanded = (text: string) =>
  writeStories(text, { maxStories: 100 }).sentences.flatMap(({ sentence, is }) =>
    is === 'story' ? [sentence] : [],
  )

test.each([
  'Guests cannot see prices.',
  'Deleted files stay in the bin for 30 days.',
  'When the stock falls below five, the buyer is told.',
  'As HR I want to record sickness without a diagnosis.',
  'Please make sure nobody can vote twice.',
  'Webhooks must be retried.',
  'Seats freed mid-month are credited on the next invoice.',
  'The field can be left out.',
])('"%s" is a demand', (text) => {
  expect(demanded(text)).toEqual([text])
})

test.each([
  'The old camera was installed in 2021.',
  'At the moment we write it on a whiteboard.',
  'We lost two customers over it.',
  'About 41 % of our orders are rent payments.',
  'Mrs Adeyemi must ask the governors about the budget before half term.',
  'Export to Excel was dropped by the steering group.',
  'Could we meet on Tuesday?',
  'Thanks for coming, it was lovely to see you all!',
  'This document replaces the 2016 specification.',
  'Queries should be directed to Mr. Wintermantel, extension 418.',
])('"%s" demands nothing of the product', (text) => {
  expect(demanded(text)).toEqual([])
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
  expect(demanded(text)).toEqual([
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
