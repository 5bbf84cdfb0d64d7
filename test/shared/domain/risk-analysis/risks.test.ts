import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionOf } from '../../../../shared/domain/risk-analysis/concepts/conditions.ts'
import { domainOf } from '../../../../shared/domain/risk-analysis/domain-of.ts'
import { domains } from '../../../../shared/domain/risk-analysis/domains.ts'
import { analyse } from '../../../../shared/domain/risk-analysis/index.ts'
import { riskKinds } from '../../../../shared/domain/risk-analysis/kinds/index.ts'
import { levelOf, onScale, testPriorityOf } from '../../../../shared/domain/risk-analysis/level.ts'

const risksOf = (text: string, domain?: string) =>
  analyse({ sources: [{ text }], ...(domain && { domain }) }).risks
const riskOf = (text: string, kind: string, domain?: string) =>
  risksOf(text, domain).find((risk) => risk.kind === kind)

test('a level is the product, and each band begins and ends where it is said to', () => {
  const bandOf = (level: number) =>
    level >= 20 ? 'critical' : level >= 12 ? 'high' : level >= 6 ? 'medium' : 'low'
  for (let likelihood = 1; likelihood <= 5; likelihood++)
    for (let impact = 1; impact <= 5; impact++)
      expect(levelOf(likelihood, impact)).toEqual({
        riskLevel: likelihood * impact,
        category: bandOf(likelihood * impact),
      })
})

test('whatever is added, a figure stays on the scale', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) =>
      [1, 2, 3, 4, 5].includes(onScale(value)),
    ),
  )
})

test('what would be a disaster is tested early, however unlikely it is', () => {
  expect(testPriorityOf('low', 5)).toBe('high')
  expect(testPriorityOf('critical', 5)).toBe('critical')
  expect(testPriorityOf('low', 4)).toBe('low')
})

test('every kind has conditions that name concepts, and says what to do against it', () => {
  expect(new Set(riskKinds.map(({ kind }) => kind)).size).toBe(riskKinds.length)
  for (const { kind, when, unless = [], likelier = [], worse = [], safeguards, ...rest } of riskKinds) {
    const conditions = [...when, ...unless, ...[...likelier, ...worse].map((shift) => shift.when)]
    for (const condition of [...conditions, ...safeguards.flatMap(({ by }) => by)])
      expect(() => conditionOf(condition), kind).not.toThrow()
    expect(new Set(when).size, kind).toBe(when.length)
    expect(safeguards.length, kind).toBeGreaterThan(0)
    expect(onScale(rest.likelihood)).toBe(rest.likelihood)
    expect(onScale(rest.impact)).toBe(rest.impact)
  }
})

test.each([
  ['Customers pay the invoice by direct debit.', 'money-loss'],
  ['The app shows the medical record of the patient.', 'personal-data-disclosure'],
  ['Only managers may see salaries.', 'access-without-right'],
  ['The premium is rounded to two decimals.', 'wrong-calculation'],
  ['Two clerks can edit the same record.', 'concurrency'],
  ['Rates are fetched from a third-party API.', 'outside-service'],
  ['Deleting a project cannot be undone.', 'irreversible-action'],
  ['The page must load fast enough.', 'unclear-requirement'],
  ['The service must be available 24/7.', 'unavailability'],
  ['Mandatory fields are framed in red.', 'inaccessible'],
  ['The pump stops when the pressure exceeds 3 bar.', 'physical-harm'],
  ['Applicants below 50 points are rejected by the system.', 'unfair-decision'],
  ['Users upload a photo of the invoice.', 'malicious-content'],
  ['Customer data are migrated from the legacy system.', 'migration'],
])('“%s” raises %s', (text, kind) => {
  const risk = riskOf(text, kind)
  expect(risk?.evidence[0]).toEqual({ quote: text, start: 0, end: text.length, storyId: null, field: null })
  expect(risk?.mitigation).not.toBe('')
})

test.each([
  'The title is shown in bold.',
  'The list has three columns: Name, Size and Type.',
  'The "Next" button leads to the second page of the wizard.',
])('“%s” raises nothing above medium', (text) => {
  expect(risksOf(text).filter(({ riskLevel }) => riskLevel >= 12)).toEqual([])
})

test('one kind is one risk, whatever number of sentences raise it, and is ordered by its level', () => {
  const text = Array.from({ length: 30 }, (_, at) => `Customers pay the invoice number ${at}.`).join('\n')
  const risks = risksOf(text)
  const money = risks.filter(({ kind }) => kind === 'money-loss')
  expect(money).toHaveLength(1)
  expect(money[0]).toMatchObject({ riskId: 'RISK-MONEY-LOSS', mentions: 30 })
  expect(money[0]?.evidence).toHaveLength(20)
  expect(risks.map(({ riskLevel }) => riskLevel)).toEqual(
    risks.map(({ riskLevel }) => riskLevel).toSorted((a, b) => b - a),
  )
})

test('a safeguard that the text demands makes a risk less likely; one that it goes without, likelier', () => {
  const bare = riskOf('People sign in with a password.', 'account-takeover')
  const kept = riskOf(
    'People sign in with a password. The account is locked after 5 failed attempts.',
    'account-takeover',
  )
  const without = riskOf('People sign in with a password. There is no lockout.', 'account-takeover')
  expect(kept?.likelihood).toBeLessThan(bare?.likelihood ?? 0)
  expect(without?.likelihood).toBeGreaterThan(bare?.likelihood ?? 5)
  expect(bare?.description).toContain('what happens after failed attempts')
  expect(kept?.description).not.toContain('what happens after failed attempts')
})

test('a domain makes its kinds weigh more; one that nobody knows changes nothing and says so', () => {
  const text = 'The dose is calculated from the weight.'
  const plain = riskOf(text, 'wrong-calculation')
  expect(riskOf(text, 'wrong-calculation', 'pediatric hospital care')?.impact).toBe((plain?.impact ?? 0) + 1)
  const unknown = analyse({ sources: [{ text }], domain: 'astrology' })
  expect(unknown.risks).toEqual(risksOf(text))
  expect(unknown.summary.domains).toEqual([])
  expect(unknown.warnings.join()).toContain('The domain')
  expect(domainOf('').names).toEqual([])
})

test('domains shift kinds that there are, by one', () => {
  const kinds = new Set(riskKinds.map(({ kind }) => kind))
  for (const { shifts } of domains)
    for (const [kind, by] of Object.entries(shifts)) {
      expect(kinds).toContain(kind)
      expect(Math.abs(by)).toBe(1)
    }
})

test('the same request gives the same answer, and every quote stands where it says in its source', () => {
  const sources = [
    { text: 'The fee is charged.\n\n- Passwords are e-mailed in plain text.\n' },
    { text: 'Pay by card', storyId: crypto.randomUUID(), field: 'title' },
  ]
  const first = analyse({ sources })
  expect(analyse({ sources })).toEqual(first)
  const quotes = first.risks.flatMap(({ evidence }) => evidence)
  for (const { quote, start, end, storyId } of quotes)
    expect(sources.find((source) => (source.storyId ?? null) === storyId)?.text.slice(start, end)).toBe(quote)
  expect(quotes.some(({ storyId, field }) => storyId !== null && field === 'title')).toBe(true)
})

test('nothing to read is no risk, and is told', () => {
  for (const text of ['', '   ', '私は支払います。', '\u0000\u0001']) {
    const { risks, summary, warnings } = analyse({ sources: [{ text }] })
    expect(risks).toEqual([])
    expect(summary).toMatchObject({ total: 0, highestLevel: 0, byCategory: { critical: 0 } })
    expect(warnings.join()).toContain('nothing to analyse')
  }
})
