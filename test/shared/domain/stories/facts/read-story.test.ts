import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoryFacts } from '../../../../../shared/domain/estimation/index.ts'
import { readStory } from '../../../../../shared/domain/stories/facts/read-story.ts'
import { expectLinear } from '../../../../support/costs.ts'

const empty = { title: 'Story', userStory: '', description: '', acceptanceCriteria: [] }
const of = (description: string) => readStory({ ...empty, description })
const words = (facts: readonly { words: string }[]) => facts.map((fact) => fact.words)

test.each([
  ['The list is exported and sent by e-mail.', ['export', 'send']],
  ['As a clerk, I want to export the list, so that I can send it.', ['export']],
  ['Import customers from a file', ['import']],
  ['The SAP number is shown.', ['show']],
  ['A registered address and an unknown address are stored.', ['store']],
])('what is done in "%s"', (text, verbs) => {
  expect(words(of(text).verbs)).toEqual(verbs)
})

test.each([
  ['It asks an external accounting system.', ['external accounting system']],
  ['A third-party identity provider signs people in.', ['third-party identity provider']],
  ['It calls a webhook of the partner.', ['webhook']],
  ['The API of the Stripe gateway', ['Stripe gateway']],
  ['We send the mail through SendGrid and people sign in with Google.', ['SendGrid', 'Google']],
  ['Export the list to CSV and Excel.', []],
])('which other systems "%s" reaches', (text, systems) => {
  expect(words(of(text).integrations)).toEqual(systems)
})

test.each([
  ['Which countries are meant?', ['Which countries are meant?']],
  ['A tax service (which one?) answers.', ['which one?']],
  ['The format is to be decided; maybe PDF, as needed.', ['to be decided', 'maybe', 'as needed']],
  ['Fields are cleared, etc', ['etc']],
])('what "%s" leaves open', (text, open) => {
  expect(words(of(text).unknowns)).toEqual(open)
})

test('risks are kinds with the words that speak of them, in each form once', () => {
  expect(of('Refunds of a refund keep the password encrypted.').risks).toEqual([
    { words: 'Refunds', from: 'story', kind: 'money' },
    { words: 'password', from: 'story', kind: 'security' },
    { words: 'encrypted', from: 'story', kind: 'security' },
  ])
})

test('criteria that say the same count once; what the context adds is told apart, what it repeats is not', () => {
  const criterion = { given: '', when: 'I pay', then: 'a receipt is sent' }
  const facts = readStory({
    ...empty,
    acceptanceCriteria: [criterion, { ...criterion, then: 'A receipt  is sent' }],
    context: 'Pay with Stripe. The receipt is sent again.',
  })
  expect(facts.criteria).toEqual([{ words: 'a receipt is sent', from: 'story' }])
  expect(facts.verbs).toEqual([
    { words: 'pay', from: 'story' },
    { words: 'send', from: 'story' },
  ])
  expect(facts.integrations).toEqual([{ words: 'Stripe', from: 'context' }])
  expect(facts.words).toBe(12)
})

test('a text in another language is counted and not read', () => {
  const facts = of('Der Kunde kann die Rechnung als Datei herunterladen und an die Buchhaltung schicken.')
  expect(facts).toMatchObject({ verbs: [], unread: 1, words: 13 })
})

const sentence = fc.constantFrom(
  'the order is paid with Stripe',
  'Call the API',
  'the external system answers',
  'Which one?',
  'TBD',
  'the password is migrated, etc.',
  'Der Kunde kann die Rechnung nicht sehen und die Liste auch nicht.',
  '- a list\n- of things',
  '',
  '<b>=1+1</b> 😀',
)
const criterion = fc.record({ given: sentence, when: sentence, then: sentence })
const story = fc.record({
  title: sentence,
  userStory: sentence,
  description: fc.array(sentence, { maxLength: 3 }).map((all) => all.join('. ')),
  acceptanceCriteria: fc.array(criterion, { maxLength: 4 }),
})
const counts = ({ criteria, verbs, integrations, unknowns, risks }: StoryFacts) => [
  criteria.length,
  verbs.length,
  integrations.length,
  unknowns.length,
  new Set(risks.map(({ kind }) => kind)).size,
]

test('a criterion more, or a context, never makes anything fewer, wherever it stands', () => {
  fc.assert(
    fc.property(story, criterion, sentence, fc.nat(4), (given, added, context, at) => {
      const before = counts(readStory(given))
      const acceptanceCriteria = given.acceptanceCriteria.toSpliced(at, 0, added)
      for (const more of [
        { ...given, acceptanceCriteria },
        { ...given, context },
      ])
        counts(readStory(more)).forEach((count, kind) =>
          expect(count).toBeGreaterThanOrEqual(before[kind] ?? 0),
        )
    }),
  )
})

test('reading costs no more than the length of the text', () => {
  expectLinear(20_000, (size) => of('? TBD as needed the Stripe API '.repeat(size / 31)))
  expectLinear(20_000, (size) => of('Api'.repeat(size / 3)))
})
