import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeStories } from '../../../../../shared/domain/stories/writing/index.ts'
import { storyFields } from '../../../../../workers/features/stories/schemas.ts'
import { expectLinear } from '../../../../support/costs.ts'

const written = (text: string, maxStories = 100) => writeStories(text, { maxStories })
const invest = (text: string, letter: string) =>
  written(text).stories[0]?.invest.find((one) => one.letter === letter)

test('a rule goes to the story of its section whose things it speaks of', () => {
  const text =
    '# Booking\n- A carrier books a window for a truck.\n- The length of the window follows from the pallets.\n\n# Control\n- Wardens query a plate.\n- Each query is logged.\n'
  expect(written(text).stories.map(({ sources }) => sources.length)).toEqual([2, 2])
})

test.each([
  'The e-mail address is required.',
  'The document is kept for ten years.',
  'The summary must name the clerk.',
])('what the product has is demanded, and no text that speaks of itself: “%s”', (text) =>
  expect(written(text).stories).toHaveLength(1),
)

test.each([
  ['The system must react within two seconds.', true],
  ['The form must be built with React.', false],
  ['The service must be written in c++ and run in docker.', false],
])('a word of every day is a technology only as a name: %s', (text, ok) => {
  expect(invest(text, 'N')?.ok).toBe(ok)
})

test('what somebody does ends before "then", however much of it is listed', () => {
  const text =
    'When a visitor enters "Ann" in the "Name" field, "ann@example.com" in the "Email" field and clicks "Save", then "Welcome" is shown.'
  expect(written(text).stories[0]?.acceptanceCriteria).toEqual([
    {
      given: '',
      when: 'a visitor enters "Ann" in the "Name" field, "ann@example.com" in the "Email" field and clicks "Save"',
      then: '"Welcome" is shown',
    },
  ])
})

test('what happens otherwise is no criterion of its own', () => {
  const text = 'The name must have 2 to 40 characters. Otherwise the message "Too short" is shown.'
  expect(written(text).stories[0]?.acceptanceCriteria.map(({ then }) => then)).toEqual([
    'The name must have 2 to 40 characters. Otherwise the message "Too short" is shown',
  ])
})

test('a title that is too long ends between the things that it lists', () => {
  const text =
    'The page "/demo" has the text fields "Name", "Email" and "Age" and the button "Create account".'
  expect(written(text).stories[0]?.title).toBe(
    'The page "/demo" has the text fields "Name", "Email" and "Age"',
  )
})

test('without a role or a benefit in the text a story has none, and is told so', () => {
  const text = 'The list shall be sorted by name.'
  expect(written(text).stories[0]?.userStory).not.toMatch(/as an? |so that/i)
  expect(invest(text, 'V')).toEqual({ letter: 'V', ok: false, reason: 'The text says neither for whom it is nor what for.' }) // prettier-ignore
  expect(invest('As a clerk I want to print labels, so that parcels go out.', 'V')?.ok).toBe(true)
})

test.each([
  [
    'I',
    '# Orders\nFR-1 The order shall have a date.\n\n# Bills\nFR-2 The bill shall show what FR-1 asks for.',
  ],
  ['S', 'As an admin I want to create, rename, copy and delete rooms.'],
])('letter %s is not met where the words say so, and the reason names them', (letter, text) => {
  const checks = written(text).stories.flatMap((story) => story.invest.filter((one) => one.letter === letter))
  const failed = checks.find(({ ok }) => !ok)
  expect(failed?.reason).toMatch(/FR-|PostgreSQL|fast|create|nice/)
})

test('a story with many rules is split by its deeds or its criteria, and each criterion is in one part', () => {
  const rules = Array.from({ length: 8 }, (_, at) => `- Rule ${at} holds for the booking.`).join('\n')
  const [story] = written(`As a guest I want to make a booking.\n\n${rules}\n`).stories
  expect(story?.invest.find(({ letter }) => letter === 'S')?.ok).toBe(false)
  const parts = story?.splits.flatMap(({ criteria }) => criteria) ?? []
  expect(parts.toSorted((a, b) => a - b)).toEqual(story?.acceptanceCriteria.map((_, at) => at))
  expect(story?.splits.length).toBeGreaterThan(1)
})

test('deeds of one story are parts by operation', () => {
  const [story] = written('As an admin I want to create, rename, copy and delete rooms.').stories
  expect(story?.splits.map(({ pattern, title }) => [pattern, title])).toEqual([
    ['operations', 'Create rooms'],
    ['operations', 'Rename rooms'],
    ['operations', 'Copy rooms'],
    ['operations', 'Delete rooms'],
  ])
})

test('the maximum leaves the most pressing stories in the order of the text, and names what it cuts', () => {
  const text =
    'As a clerk I want to sort labels.\n\nAs a clerk I want to print bills, it is urgent.\n\nAs a clerk I must see stamps. Clerks must count coins.'
  const { stories, cut, sentences } = written(text, 2)
  expect(stories).toHaveLength(2)
  expect(stories[0]?.title).toMatch(/^Print bills/)
  expect(cut.map(({ title }) => title)).toContain('Sort labels')
  expect(sentences.filter(({ is }) => is === 'cut')).toHaveLength(
    cut.flatMap(({ sources }) => sources).length,
  )
})

test('a text that nobody can read gives no story, and says why', () => {
  const { stories, sentences } = written('Der Kunde muss die Rechnung herunterladen und an die Buchhaltung schicken können.') // prettier-ignore
  expect(stories).toEqual([])
  expect(sentences).toMatchObject([{ is: 'not_read', reason: expect.stringContaining('German') }])
})

test('what a stored text may not hold does not come through', () => {
  const [story] = written('Clerks can print\u0007 labels \u202Eof orders\uD800.').stories
  expect(JSON.stringify(story)).not.toMatch(/\\u0007|\u202E|\\ud800/i)
})

const { title, userStory, description, type, priority, acceptanceCriteria } = storyFields()
const stored = z.strictObject({ title, userStory, description, type, priority, acceptanceCriteria })

const line = fc.constantFrom(
  '# Booking',
  '2 Rules',
  'A carrier books a window.',
  '- Each query is logged; nobody sees it (not even us)',
  '**ann** members must be able to leave',
  'R: Goes back on the same card, never cash.',
  '| a | b |',
  '|---|---|',
  '| Customer | Sees the bills of the last year |',
  'When x,',
  'As a , I want',
  'the of to and or if when',
  '"',
  ':',
  '',
  '<b>=1+1</b> 😀',
)

test('whatever the text, every source is at its place, every sentence has one fate, and what it writes can be stored', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string({ unit: 'binary' })), { maxLength: 12 }), (lines) => {
      const text = lines.join('\n')
      const { stories, sentences } = written(text)
      const fates = new Map(sentences.map(({ start, end, is }) => [`${start}-${end}`, is]))
      expect(fates.size).toBe(sentences.length)
      for (const { sources, invest: checks, splits: _, ...story } of stories) {
        expect(stored.safeParse(story).error?.issues ?? []).toEqual([])
        expect(story.userStory).toMatch(/I want /)
        expect(story.acceptanceCriteria.length).toBeGreaterThan(0)
        for (const { start, end } of sources) expect(fates.get(`${start}-${end}`)).toBe('story')
        expect(checks.map(({ letter }) => letter).join('')).toBe('INVEST')
      }
    }),
  )
})

test('writing costs no more than the length of the text', () => {
  for (const piece of [
    'the guests, helped and told, ',
    'If a, when b, unless c; ',
    'Clerks can print labels. ',
  ])
    expectLinear(40_000, (size) => written(piece.repeat(size / piece.length)), piece)
})
