import { expect, test } from 'vitest'
import { answerFrom } from '../../../../shared/domain/answering/index.ts'
import { passage, passages } from './passages.ts'

const question = 'How many days of annual leave do employees receive?'
const newer = 'Employees receive 28 days of annual leave.'
const older = 'Employees receive 25 days of annual leave.'

test('files that give different values are both told, the newest first', () => {
  const { sentences, conflicts } = answerFrom({
    question,
    passages: [
      passage(older, { n: 1, fileName: 'old.md', updatedAt: 1_000 }),
      passage(newer, { n: 2, fileName: 'new.md', updatedAt: 2_000 }),
    ],
  })
  expect(sentences.map(({ text }) => text)).toEqual([newer, older])
  const place = { start: 0, end: newer.length }
  expect(conflicts).toEqual([
    {
      subject: 'Employees receive … of annual leave.',
      values: [
        { ...place, n: 2, quote: newer, value: '28 days', fileName: 'new.md', updatedAt: 2_000 },
        { ...place, n: 1, quote: older, value: '25 days', fileName: 'old.md', updatedAt: 1_000 },
      ],
    },
  ])
})

test('a permission and its denial are a conflict', () => {
  const { conflicts } = answerFrom({
    question: 'Are dogs allowed in the museum?',
    passages: passages('Dogs are allowed in the museum.', 'Dogs are not allowed in the museum.'),
  })
  expect(conflicts[0]?.values.map(({ n }) => n)).toEqual([1, 2])
})

test.each([
  ['the same value', newer, newer],
  ['another kind of leave', newer, 'Employees receive 5 days of special leave when they move house.'],
])('%s is no conflict', (_, one, other) => {
  expect(answerFrom({ question, passages: passages(one, other) }).conflicts).toEqual([])
})

test('different values for different places are no conflict', () => {
  const { conflicts } = answerFrom({
    question: 'When does the office open?',
    passages: passages('The office in Hamburg opens at 8:00.', 'The office in Berlin opens at 9:00.'),
  })
  expect(conflicts).toEqual([])
})

test('two values within one file are left to its reader', () => {
  const of = (text: string, n: number) => passage(text, { n })
  expect(answerFrom({ question, passages: [of(newer, 1), of(older, 2)] }).conflicts).toEqual([])
})

test('files of one name in two bases are two files', () => {
  const { conflicts } = answerFrom({
    question,
    passages: [passage(newer, { n: 1, fileId: 'a' }), passage(older, { n: 2, fileId: 'b' })],
  })
  expect(conflicts).toHaveLength(1)
})

test.each([
  ['How long is the notice period?', 'Notice period: VALUE.', 'three months', 'six weeks'],
  ['How much is the annual fee?', 'The annual fee is VALUE.', '€9', '€11'],
  [
    'When is the launch of the portal?',
    'The launch of the portal is on VALUE.',
    '15 April 2024',
    '6 May 2024',
  ],
  ['How much is it in Austria?', '| Country | How much |\n|---|---|\n| Austria | VALUE |', '€35', '€40'],
])('%s has both values of two files that differ in "%s" for an answer', (asked, text, old, recent) => {
  const of = (value: string, n: number) =>
    passage(text.replace('VALUE', value), { n, fileName: `${n}.md`, updatedAt: n })
  const { conflicts } = answerFrom({ question: asked, passages: [of(old, 1), of(recent, 2)] })
  expect(conflicts.map((one) => one.values.map(({ value }) => value))).toEqual([[recent, old]])
})

test('headings that name different things of one kind keep them apart', () => {
  const at = (heading: string, text: string, n: number) =>
    passage(text, { n, fileName: `${n}.md`, headings: [heading] })
  const of = (one: string, other: string) =>
    answerFrom({
      question: 'When do opening hours begin?',
      passages: [at(one, 'Opening hours begin at 8:00.', 1), at(other, 'Opening hours begin at 9:00.', 2)],
    }).conflicts.length
  expect([of('Hamburg office', 'Berlin office'), of('Office 2023', 'Office 2024')]).toEqual([0, 1])
})

const leaveIn = (text: string, n: number, heading = 'Annual leave') =>
  passage(text, { n, fileName: `${n}.md`, updatedAt: n, headings: [heading] })
const valuesOf = (one: string, other: string, asked = 'How many days is annual leave?') =>
  answerFrom({ question: asked, passages: [leaveIn(one, 1), leaveIn(other, 2)] }).conflicts.map(
    ({ values }) => values.map(({ value }) => value),
  )

test.each([
  ['Annual leave is 29 days.', 'From June on, annual leave is 30 days.', ['30 days', '29 days']],
  ['29 days.', 'From June on, 30 days.', ['30 days', '29 days']],
  ['29 days of annual leave are given.', 'Annual leave has 30 days.', ['30 days', '29 days']],
])('%s and "%s" are a conflict, whatever words they are in', (one, other, values) => {
  expect(valuesOf(one, other)).toEqual([values])
})

test.each([
  ['another group of people', 'Annual leave is 29 days.', 'Annual leave is 14 days for interns.'],
  ['a condition', 'Annual leave is 29 days.', 'Annual leave is 35 days in case of a severe handicap.'],
  ['the same value since another day', 'Annual leave is 30 days.', 'From June on, annual leave is 30 days.'],
])('%s makes no conflict', (_, one, other) => {
  expect(valuesOf(one, other)).toEqual([])
})
