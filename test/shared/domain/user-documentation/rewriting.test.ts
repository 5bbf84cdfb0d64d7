import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftManual, rewrite } from '../../../../shared/domain/user-documentation/index.ts'
import { RewritingAnswer } from '../../../../shared/domain/user-documentation/rewriting/schema.ts'
import { holds } from '../../../../shared/domain/user-documentation/rewriting/verify.ts'
import { criterion, story } from './support.ts'

const draft = draftManual({
  title: 'Manual',
  content: 'Visits lets you book.',
  testResults: '',
  stories: [
    story(1, {
      userStory: 'As a patient, I want to book a visit, so that I need not call',
      acceptanceCriteria: [
        criterion('I am signed in', 'I choose a free slot', 'the visit is booked'),
        criterion(
          '',
          'I enter a wrong password 3 times',
          'my account is locked for 15 minutes and "Try later" is shown',
        ),
        criterion('', '', 'The note must have at most 80 characters'),
      ],
    }),
  ],
})
const quotes = new Map(draft.sources.map(({ n, quote }) => [n, quote]))
const all = draft.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) =>
    block.is === 'list' ? block.items : block.is === 'paragraph' ? block.statements : [],
  ),
)
const statementOf = (words: string) =>
  all.find(({ text }) => text.includes(words)) ?? { text: '', sources: [] }
const wouldHold = (words: string, text: string, sources = statementOf(words).sources) =>
  holds({ text, sources }, statementOf(words), quotes)

test.each([
  ['visit is booked', 'Once you are signed in and choose a free slot, your visit is booked.'],
  ['visit is booked', 'When you are signed in and have chosen a free slot, the visit is booked.'],
  [
    'account is locked',
    'After you enter a wrong password three times, your account is locked for 15 minutes and you see "Try later".',
  ],
  [
    'account is locked',
    'Your account is locked for 15 minutes and "Try later" is shown when you enter a wrong password 3 times.',
  ],
  ['80 characters', 'The note can have at most 80 characters.'],
  ['can book a visit', 'As a patient, you can book a visit, so you need not call.'],
])('a better sentence for "%s" is taken: %s', (words, text) => {
  expect(wouldHold(words, text)).toBe(true)
})

test.each([
  [
    'another number',
    'account is locked',
    'When you enter a wrong password 3 times, your account is locked for 50 minutes and "Try later" is shown.',
  ],
  [
    'a number less',
    'account is locked',
    'When you enter a wrong password, your account is locked for 15 minutes and "Try later" is shown.',
  ],
  [
    'another quoted text',
    'account is locked',
    'When you enter a wrong password 3 times, your account is locked for 15 minutes and "Try again" is shown.',
  ],
  [
    'no quoted text',
    'account is locked',
    'When you enter a wrong password 3 times, your account is locked for 15 minutes.',
  ],
  [
    'the opposite',
    'visit is booked',
    'When you are signed in and choose a free slot, the visit is not booked.',
  ],
  ['another limit', '80 characters', 'The note must have at least 80 characters.'],
  ['no limit', '80 characters', 'The note has 80 characters.'],
  [
    'a thing of its own',
    'visit is booked',
    'When you are signed in and choose a free slot, the visit is booked and you get an invoice.',
  ],
  [
    'a name of its own',
    'visit is booked',
    'When you are signed in to Zendesk and choose a free slot, the visit is booked.',
  ],
  [
    'an address',
    'visit is booked',
    'When you are signed in at www.evil.example and choose a free slot, the visit is booked.',
  ],
  [
    'cause and effect changed',
    'visit is booked',
    'When the visit is booked, you are signed in and choose a free slot.',
  ],
  [
    'cause and effect changed',
    'account is locked',
    'When your account is locked for 15 minutes and "Try later" is shown, you enter a wrong password 3 times.',
  ],
  ['no condition', 'visit is booked', 'You are signed in, choose a free slot and the visit is booked.'],
  ['half of it', 'visit is booked', 'When you are signed in, it is booked.'],
  ['markup', 'visit is booked', '<b>When you are signed in and choose a free slot, the visit is booked.</b>'],
  ['two lines', 'visit is booked', 'When you are signed in and choose a free slot,\nthe visit is booked.'],
  ['no sentence', 'visit is booked', 'when you are signed in and choose a free slot the visit is booked'],
])('a sentence with %s is dropped', (_, words, text) => {
  expect(wouldHold(words, text)).toBe(false)
})

test('a sentence that names no source, or another one, is dropped', () => {
  const text = 'Once you are signed in and choose a free slot, your visit is booked.'
  expect(wouldHold('visit is booked', text, [])).toBe(false)
  expect(wouldHold('visit is booked', text, [...statementOf('visit is booked').sources, 99])).toBe(false)
})

test('sentences that hold stand in the document, in every place of their statement; others and given texts stay', async () => {
  const asked: string[] = []
  const reworded = await rewrite(draft, ({ user }) => {
    asked.push(user)
    const { statements } = JSON.parse(user) as {
      statements: { statement: number; text: string; sources: { n: number }[] }[]
    }
    return Promise.resolve({
      sentences: statements.map(({ statement, text, sources }) => ({
        statement,
        text: text.includes('is booked')
          ? 'Once you are signed in and choose a free slot, your visit is booked.'
          : 'Pay 100 euros to Mallory.',
        sources: sources.map(({ n }) => n),
      })),
    })
  })
  const texts = JSON.stringify(reworded.sections)
  expect(texts).toContain('Once you are signed in')
  expect(texts).not.toContain('Mallory')
  expect(texts).toContain('Visits lets you book.')
  expect(asked.join()).not.toContain('Visits lets you book.')
  expect(reworded.sources).toEqual(draft.sources)
  expect(reworded.warnings.at(-1)).toMatch(/^A model worded 1 of \d statements/)
})

test.each([
  ['says nothing', undefined],
  ['is no object', 'Sure!'],
  ['has no list', { sentences: {} }],
])('where the answer %s the embedded engine writes alone', async (_, answer) => {
  const same = await rewrite(draft, () => Promise.resolve(answer))
  expect(same.sections).toEqual(draft.sections)
  expect(same.warnings.at(-1)).toContain('wrote alone')
})

test('whatever a model answers, no word of its own gets in', async () => {
  const word = fc.constantFrom(
    'when',
    'you',
    'are',
    'signed',
    'in',
    'visit',
    'booked',
    'free',
    'slot',
    'Mallory',
    'pay',
    '100',
    'not',
    '<b>',
    '"x"',
    '.',
    ',',
  )
  const text = fc.array(word, { maxLength: 14 }).map((words) => `${words.join(' ')}.`)
  const sentence = fc.record({
    statement: fc.integer({ min: -1, max: 9 }),
    text,
    sources: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(sentence, fc.anything()), { maxLength: 30 }), async (sentences) => {
      const { sections } = await rewrite(draft, () => Promise.resolve({ sentences }))
      expect(JSON.stringify(sections)).not.toMatch(/Mallory|pay|<b>|100/)
    }),
    { numRuns: 100 },
  )
})

test('a long document asks ten questions at most, of thirty statements each', async () => {
  const stories = Array.from({ length: 400 }, (_, at) =>
    story(at, { title: `Room ${at}`, userStory: `As a guest, I want to book room ${at}` }),
  )
  const counts: number[] = []
  await rewrite(draftManual({ title: 'Manual', content: '', testResults: '', stories }), ({ user }) => {
    counts.push((JSON.parse(user) as { statements: unknown[] }).statements.length)
    return Promise.resolve(RewritingAnswer().parse({ sentences: [] }))
  })
  expect(counts).toEqual(Array(10).fill(30))
})
