import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftManual, writeDown } from '../../../../shared/domain/user-documentation/index.ts'
import { Manual } from '../../../../shared/domain/user-documentation/schema.ts'
import type { Block, Draft, ToldStory } from '../../../../shared/domain/user-documentation/types.ts'
import { criterion, story } from './support.ts'

const drafted = (stories: ToldStory[], { content = '', testResults = '' } = {}) =>
  draftManual({ title: 'Manual', content, stories, testResults })
const blocksOf = (draft: Draft, id: string): Block[] =>
  draft.sections.find((one) => one.id === id)?.blocks ?? []
const textsOf = (draft: Draft, id: string): string[] =>
  blocksOf(draft, id).flatMap((block) => {
    if (block.is === 'paragraph') return block.statements.map(({ text }) => text)
    return block.is === 'list'
      ? block.items.map(({ lead, text }) => (lead ? `${lead}: ${text}` : text))
      : [block.text]
  })

const booking = story(3, {
  userStory: 'As a patient, I want to book a visit, so that I need not call',
  acceptanceCriteria: [
    criterion('I am signed in', 'I choose a slot', 'the visit is booked'),
    criterion('a slot is taken', 'I choose it', 'the message "This slot is taken" is shown'),
    criterion('', '', 'A patient can have up to 3 open visits'),
    criterion('', 'a visit is 24 hours away', 'a reminder is sent by e-mail'),
  ],
})

test('what a thing shall be is told by its criteria, and not by its line as well', () => {
  const name = story(5, {
    title: 'The user name must have 3 to 20 characters',
    userStory: 'I want the user name to have 3 to 20 characters.',
    acceptanceCriteria: [criterion('', '', 'The user name must have 3 to 20 characters')],
  })
  const told = textsOf(drafted([name]), 'features')
  expect(told.filter((text) => text.includes('3 to 20'))).toEqual([
    'The user name must have 3 to 20 characters',
    'The user name must have 3 to 20 characters.',
  ])
  expect(textsOf(drafted([{ ...name, acceptanceCriteria: [] }]), 'features').join()).toContain(
    'The user name has 3 to 20',
  )
})

test('a story is told in the sections that its parts are for, each statement with its source', () => {
  const draft = drafted([
    booking,
    story(1, { title: 'Sign in', userStory: 'As a patient, I want to sign in' }),
  ])
  expect(textsOf(draft, 'overview')).toEqual(['book a visit', 'sign in'])
  expect(textsOf(draft, 'getting-started')).toEqual(['Sign in: As a patient, you can sign in.'])
  expect(textsOf(draft, 'features').slice(0, 5)).toEqual(
    [
      'Book a visit',
      'As a patient, you can book a visit, so that you need not call.',
      'If you are signed in and you choose a slot, the visit is booked.',
      'You can have up to 3 open visits.'.replace('You', 'A patient'),
      'When a visit is 24 hours away, a reminder is sent by e-mail.',
    ].map((text) => text.replace('A patient can', 'You can')),
  )
  expect(textsOf(draft, 'troubleshooting')).toEqual([
    '“This slot is taken”: If a slot is taken and you choose it, the message "This slot is taken" is shown.',
  ])
  expect(textsOf(draft, 'faq')).toEqual([
    'How many open visits can you have?',
    'You can have up to 3 open visits.',
    'What happens when a visit is 24 hours away?',
    'A reminder is sent by e-mail.',
  ])
  const taken = draft.sources.find(({ quote }) => quote.includes('slot is taken'))
  expect(taken).toMatchObject({ kind: 'criterion', id: 'story-3', number: 3, field: 'acceptanceCriteria.1' })
})

test('a section of which nothing is known says so and rests on nothing', () => {
  const manual = writeDown(drafted([story(1, { userStory: 'As a guest, I want to pay' })]), {
    format: 'markdown',
    cites: true,
  })
  const { content, sources } = manual.sections.find(({ id }) => id === 'troubleshooting') ?? {}
  expect([content, sources]).toEqual(['*No messages or problems are known.*\n', []])
  expect(Manual().parse(manual)).toEqual(manual)
})

const failed = { testCaseId: 'case', number: 9, title: 'Slots', status: 'failed' as const }

test('what failed when it was last tested is promised to nobody: its criterion, or the whole story', () => {
  const part = drafted([
    { ...booking, cases: [{ ...failed, criterion: booking.acceptanceCriteria[1] ?? null }] },
  ])
  expect(textsOf(part, 'troubleshooting')).toEqual(['No messages or problems are known.'])
  expect(textsOf(part, 'features')).toContain('Book a visit')
  expect(part.warnings).toEqual([
    'Of Story #3, criterion 2 is left out, because the last run of test case #9 did not pass.',
  ])
  const whole = drafted([{ ...booking, cases: [{ ...failed, criterion: null }] }])
  expect(textsOf(whole, 'features')).toEqual(['No features are described yet.'])
  expect(whole.sources).toEqual([])
  const passed = drafted([{ ...booking, cases: [{ ...failed, status: 'passed', criterion: null }] }])
  expect(passed.warnings).toEqual([])
})

test('given test results leave out the stories that a failed line names', () => {
  const other = story(4, { title: 'Cancel', userStory: 'As a patient, I want to cancel' })
  const left = (testResults: string) =>
    textsOf(drafted([booking, other], { testResults }), 'features').filter((text) =>
      /^(?:Book a visit|Cancel)$/.test(text),
    )
  expect(left('1 passed\nFAILED book a visit (2 s)')).toEqual(['Cancel'])
  expect(left('#4 failed')).toEqual(['Book a visit'])
  expect(left('#41 failed\n0 failed: Cancel\nCancel: passed')).toEqual(['Book a visit', 'Cancel'])
})

test('a given text stands in the sections of its headings, to the letter and with its place', () => {
  const content =
    '# Visits\n\nVisits lets you book.\n\n## Installation\n1. Get the app.\n2. Open it.\n\n## FAQ\n### Is it free?\nYes, it is.\n\n## Colours\nBlue is a *free* slot.\n'
  const draft = drafted([booking], { content })
  expect(textsOf(draft, 'overview')[0]).toBe('Visits lets you book.')
  expect(textsOf(draft, 'getting-started')).toEqual(['Get the app.', 'Open it.'])
  expect(textsOf(draft, 'faq').slice(0, 2)).toEqual(['Is it free?', 'Yes, it is.'])
  expect(textsOf(draft, 'features').slice(0, 2)).toEqual(['Colours', 'Blue is a free slot.'])
  const given = draft.sources.filter(({ kind }) => kind === 'text')
  for (const { start, end, quote } of given) expect(content.slice(start ?? 0, end ?? 0)).toBe(quote)
  expect(given).toHaveLength(5)
})

test('what could not be told is named, twenty of it at most', () => {
  const untold = Array.from({ length: 30 }, () => criterion('', '', 'retry 3x with backoff'))
  const { warnings } = drafted([{ ...booking, acceptanceCriteria: untold }])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^Left out, .*: Story #3, criterion 1; .*; and 10 more\.$/)
})

test('a story that only has a title is named, and one in another language is not read', () => {
  const german = story(5, {
    title: 'Filter',
    userStory: 'Als Leser möchte ich nach Sprache filtern, damit ich schneller etwas finde',
  })
  const draft = drafted([story(6, { title: 'Export my data' }), german])
  expect(textsOf(draft, 'features')).toEqual(['Export your data', 'Filter'])
  expect(draft.warnings.join()).toContain('Story #5, its line')
})

test('every statement has a source that there is, whatever stands in the stories, and the same comes out twice', () => {
  const word = fc.constantFrom(
    'I',
    'the user',
    'click',
    'saves',
    '"Save"',
    'should',
    'not',
    'be',
    'shown',
    'a list',
    'and',
    'error',
    '12',
    'characters',
    '# x',
    '<b>',
    '|',
    ',',
  )
  const text = fc.array(word, { maxLength: 10 }).map((words) => words.join(' '))
  const one = fc.record({
    title: text,
    userStory: text.map((words) => `As a user, I want to ${words}`),
    given: text,
    when: text,
    then: text,
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), text, (stories, content) => {
      const told = stories.map(({ title, userStory, given, when, then }, at) =>
        story(at, { title, userStory, acceptanceCriteria: [criterion(given, when, then)] }),
      )
      const draft = drafted(told, { content })
      const known = new Set(draft.sources.map(({ n }) => n))
      for (const block of draft.sections.flatMap(({ blocks }) => blocks)) {
        const statements =
          block.is === 'paragraph' ? block.statements : block.is === 'list' ? block.items : []
        for (const { sources } of statements) {
          expect(sources.length).toBeGreaterThan(0)
          expect(sources.every((n) => known.has(n))).toBe(true)
        }
      }
      expect(drafted(told, { content })).toEqual(draft)
    }),
    { numRuns: 200 },
  )
})
