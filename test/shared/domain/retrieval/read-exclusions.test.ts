import { expect, test } from 'vitest'
import { readExclusions } from '../../../../shared/domain/retrieval/exclusions/read-exclusions.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each<[asked: string, rest: string, without: string[]]>([
  ['List all suppliers except Acme.', 'List all suppliers.', ['Acme']],
  ['Which lands are covered, excluding Laos and Peru?', 'Which lands are covered?', ['Laos', 'Peru']],
  ['travel allowances but not hotels', 'travel allowances', ['hotels']],
  ['Show the limits, without travel expenses', 'Show the limits', ['travel expenses']],
  ['Which formats other than PDF are supported?', 'Which formats are supported?', ['PDF']],
  ['reports without "draft"', 'reports', ['draft']],
  ['Find rules except for the car policy or “old rules”', 'Find rules', ['car policy', 'old rules']],
  ['What is said of resets, apart from cold resets?', 'What is said of resets?', ['cold resets']],
])('%j is read as %j without %j', (asked, rest, without) => {
  const read = readExclusions(asked)
  expect(read).toMatchObject({ question: rest, without })
  expect(read.excluded).toHaveLength(1)
  expect(asked).toContain(read.excluded[0])
})

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

const years = { from: day('2020-01-01'), to: day('2021-04-01') - 1 }

test.each<[asked: string, rest: string, bounds: { from?: number; to?: number }]>([
  ['Which limits apply, but not after 2023?', 'Which limits apply?', { to: day('2024-01-01') - 1 }],
  ['travel policy before 2021', 'travel policy', { to: day('2021-01-01') - 1 }],
  ['List contracts since May 2022', 'List contracts', { from: day('2022-05-01') }],
  ['Which rules were updated after 3 May 2022?', 'Which rules were updated?', { from: day('2022-05-04') }],
  ['minutes not before 2022-05-03', 'minutes', { from: day('2022-05-03') }],
  ['minutes until May 3, 2022', 'minutes', { to: day('2022-05-04') - 1 }],
  ['Show minutes after 2019, no later than March 2021', 'Show minutes', years],
])('%j is read as %j in its time', (asked, rest, bounds) => {
  const { excluded: _, ...read } = readExclusions(asked)
  expect(read).toEqual({ question: rest, without: [], ...bounds })
})

test('several kinds are read together, as they stand', () => {
  expect(readExclusions('List invoices since 2021, except drafts, excluding "Acme Ltd".')).toEqual({
    question: 'List invoices.',
    without: ['drafts', 'Acme Ltd'],
    from: day('2021-01-01'),
    excluded: ['since 2021', 'except drafts', 'excluding "Acme Ltd"'],
  })
})

test.each([
  'What happens without a password?',
  'Which accounts work without a password?',
  'How do I log in without Google?',
  'Are dogs allowed, except guide dogs?',
  'Which employees except managers get thirty days?',
  'What applies to everyone except when they travel?',
  'Which doors open but not always?',
  'Who was the manager before 2021?',
  'What has been true since May 2022?',
  'How many people left after 2020?',
  'When may I travel, but not after 2023?',
  'What must I do before 30 days have passed?',
  'List what happened before 31 February 2021',
  'What if nothing is excluded?',
  'without hotels',
  'except',
  'but not',
  'Which limits apply except?',
  'Show excluding excluding excluding',
  '',
  '?',
])('nothing is invented in %j', (asked) => {
  expect(readExclusions(asked)).toEqual({ question: asked, without: [], excluded: [] })
})

test.each([
  ['except ', 'except '],
  ['commas', 'list a, '],
  ['quotation marks', '"x '],
  ['dates', 'before 2021 '],
  ['but not', 'but not A '],
  ['signs', ".'-"],
])('a question of many %s costs no more than its length', (_, part) => {
  expectLinear(100_000, (length) => readExclusions(`list ${part.repeat(length / part.length)}`))
})
