import { expect, test } from 'vitest'
import { conceptsIn } from '../../../../../shared/domain/risk-analysis/concepts/concepts-in.ts'
import { conditionOf } from '../../../../../shared/domain/risk-analysis/concepts/conditions.ts'
import { lexicon, type Concept } from '../../../../../shared/domain/risk-analysis/concepts/lexicon/index.ts'
import { termsIn } from '../../../../../shared/domain/risk-analysis/concepts/terms.ts'
import { seenIn } from '../../../../../shared/domain/risk-analysis/concepts/seen.ts'
import { readStatements } from '../../../../../shared/domain/risk-analysis/concepts/statements.ts'
import { expectLinear } from '../../../../support/costs.ts'

const has = (text: string, concept: Concept) => conceptsIn(text).has(concept)

test.each<[string, Concept, boolean]>([
  ['Each card on the board shows a task.', 'card-data', false],
  ['Guests book a table.', 'inventory', true],
  ['The dose that was forgotten is shown.', 'physical-safety', true],
  ['Two-factor authentication is required.', 'mfa', true],
  ['The answer comes within 2 seconds.', 'performance', true],
  ['The total is EUR 12.50.', 'money', true],
  ['Names are kept. Addresses go.', 'personal-data', false],
])('“%s” speaks of %s: %s', (text, concept, expected) => {
  expect(has(text, concept)).toBe(expected)
})

test.each<[string, Concept, object]>([
  ['There is no encryption.', 'encryption', { absent: true, denied: true }],
  ['The key must not be sent without encryption.', 'encryption', { absent: false, denied: false }],
  ['It is not shown; it is encrypted.', 'encryption', { absent: false, denied: false }],
])('whether something is said not to be there: “%s”', (text, concept, hit) => {
  expect(conceptsIn(text).get(concept)).toEqual(hit)
})

test('every term can be read, and none is told twice of one concept', () => {
  for (const [concept, written] of Object.entries(lexicon)) {
    const terms = written.split(',').map((term) => term.trim().replace(/\s+/g, ' '))
    expect(
      terms.filter((term, at) => terms.indexOf(term) !== at),
      concept,
    ).toEqual([])
    expect(terms.includes(''), concept).toBe(false)
    for (const term of termsIn(written)) expect(term[0]?.gap, concept).toBe(false)
  }
})

test('a condition names concepts of the lexicon, and fails on any other', () => {
  expect(conditionOf('exports + @personal-data + !consent').here).toHaveLength(1)
  expect(() => conditionOf('exports + nonsense')).toThrow('No such concept: "nonsense"')
  expect(() => conditionOf('')).toThrow('No such concept')
})

test('what stands over a sentence speaks for it: its heading, and the words that lead in its list', () => {
  const text = '# Shop\n\n## Payments\n\nThe following are sent:\n\n- amounts\n- dates\n'
  const { statements } = readStatements([{ text }])
  const over = (quote: string) => [...(statements.find((one) => one.quote.includes(quote))?.over ?? [])]
  expect(over('amounts')).toContain('money-moves')
})

test('what is out of scope, or as it was before, is left out; a question and a wish for later demand nothing', () => {
  const text = `Chemotherapy is out of scope. So far passwords were sent in plain text.
Two-factor authentication is nice to have. Are passwords hashed? Backups are made daily.

## Out of scope

Patients pay by credit card.`
  const { statements } = readStatements([{ text }])
  expect(statements.map(({ quote, demands }) => [quote, demands])).toEqual([
    ['Two-factor authentication is nice to have.', false],
    ['Are passwords hashed?', false],
    ['Backups are made daily.', true],
  ])
  expect(seenIn(statements)[0]?.spoken.anywhere('card-data')).toBe(false)
})

test('quotes stand in the text where they say, whatever marks are around them', () => {
  const text =
    '* The *dose* is `5` ml.\r\n* Das Kennwort wird nicht gespeichert und bleibt geheim.\n| Field | Rule |\n|---|---|\n| PIN | 4 digits |\n'
  const { statements, notRead } = readStatements([{ text }])
  expect(statements.length).toBeGreaterThan(1)
  for (const { quote, start, end } of statements) expect(text.slice(start, end)).toBe(quote)
  expect(notRead).toBe(1)
})

test('a hostile sentence costs no more than its length', () => {
  expectLinear(4000, (length) => conceptsIn('not pay the card of '.repeat(length / 20)))
})
