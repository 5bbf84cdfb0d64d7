import { expect, test } from 'vitest'
import { z } from 'zod'
import { assess } from '../../../../../shared/domain/risk-analysis/compliance/assess.ts'
import { frameworks } from '../../../../../shared/domain/risk-analysis/compliance/frameworks.ts'
import { frameworkNames, frameworkOf } from '../../../../../shared/domain/risk-analysis/compliance/names.ts'
import { conditionOf } from '../../../../../shared/domain/risk-analysis/concepts/conditions.ts'
import { seenIn } from '../../../../../shared/domain/risk-analysis/concepts/seen.ts'
import { readStatements } from '../../../../../shared/domain/risk-analysis/concepts/statements.ts'
import { analyse } from '../../../../../shared/domain/risk-analysis/index.ts'

const sentence = z.string().min(3)
const Control = z.strictObject({
  id: z.string(),
  title: sentence,
  about: sentence.endsWith('.'),
  appliesWhen: z.array(z.string()).min(1),
  evidenceOf: z.array(z.strictObject({ what: sentence, by: z.array(z.string()).min(1) })).min(1),
  level: z.enum(['A', 'AA']).optional(),
  since: z.enum(['2.0', '2.1', '2.2']).optional(),
})
const File = z.strictObject({
  framework: z.string(),
  version: z.string(),
  whole: z.enum(['met', 'partial']),
  subject: z.array(z.string()),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url() })).min(1),
  controls: z.array(Control).min(20),
})

/** How clauses of each framework are numbered. */
const numbering: Record<string, RegExp> = {
  GDPR: /^Art\. \d{1,2}(?:\(\d\))?(?:\([a-z]\))?$/,
  HIPAA: /^164\.\d{3}\([a-z]\)(?:\(\d\))?(?:\([iv]+\))?(?:\([A-D]\))?$/,
  'PCI DSS 4.0.1': /^(?:[1-9]|1[0-2])\.\d{1,2}\.\d{1,2}(?:\.\d)?$/,
  'SOC 2': /^(?:CC[1-9]|A1|C1|PI1|P[1-8])\.\d$/,
  'ISO 27001:2022': /^A\.[5-8]\.\d{1,2}$/,
  'WCAG 2.2 AA': /^[1-4]\.\d\.\d{1,2}$/,
}

test('each file of controls has the agreed shape, clauses numbered as the framework does, each once, and conditions that can be read', () => {
  expect(frameworks.map(({ framework }) => framework).toSorted()).toEqual(
    Object.keys(frameworkNames).toSorted(),
  )
  for (const framework of frameworks) {
    const { controls, subject, framework: name } = File.parse(framework)
    const ids = controls.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !numbering[name]?.test(id))).toEqual([])
    const conditions = controls.flatMap(({ appliesWhen, evidenceOf }) => [
      ...appliesWhen,
      ...evidenceOf.flatMap(({ by }) => by),
    ])
    for (const condition of [...subject, ...conditions])
      expect(() => conditionOf(condition), name).not.toThrow()
  }
})

test('WCAG 2.2 has its 31 criteria of level A and 24 of AA, six of these new', () => {
  const controls = frameworks.find(({ framework }) => framework === 'WCAG 2.2 AA')?.controls ?? []
  expect(controls.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(controls.filter(({ level }) => level === 'AA')).toHaveLength(24)
  const fresh = controls.filter(({ since }) => since === '2.2').map(({ id }) => id)
  expect(fresh).toEqual(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
})

test.each([
  ['PCI-DSS v4.0', 'PCI DSS 4.0.1'],
  ['PCIDSS 3.2.1', 'PCI DSS 4.0.1'],
  ['iso27001', 'ISO 27001:2022'],
  [' wcag 2.1 level AA', 'WCAG 2.2 AA'],
  ['gdpr', 'GDPR'],
  ['SOC 2 Type II', 'SOC 2'],
  ['ISO 27002', undefined],
  ['WCAG 3', 'WCAG 2.2 AA'],
  ['', undefined],
  ['toString', undefined],
  [' '.repeat(100_000), undefined],
])('“%s” means %s', (name, framework) => {
  expect(frameworkOf(name)).toBe(framework)
})

const statusOf = (text: string, framework: string, id: string) => {
  const seen = seenIn(readStatements([{ text }]).statements)
  const found = frameworks.find((one) => one.framework === framework)
  return found && assess(found, seen).find(({ control }) => control.id === id)
}

test('a clause is a gap where its subject is touched and nothing asks for it, partial where a part is, met where all is', () => {
  const stored = 'The system stores customer data.'
  const roles = 'Only administrators may see customer data.'
  const status = (text: string) => statusOf(text, 'GDPR', 'Art. 5(1)(f)')?.status
  expect(status('The title is shown.')).toBe('not_applicable')
  expect(status(stored)).toBe('gap')
  expect(status(`${stored} ${roles}`)).toBe('partial')
  expect(status(`${stored} ${roles} Customer data are encrypted at rest.`)).toBe('met')
  expect(status(`${stored} Customer data are not encrypted.`)).toBe('gap')
  expect(status(`${stored} Should customer data be encrypted?`)).toBe('gap')
  expect(statusOf(`${stored} ${roles}`, 'GDPR', 'Art. 5(1)(f)')?.missing).toHaveLength(1)
})

test('a text that touches no subject of a framework has no gaps in it, and its counts say so', () => {
  const text = 'The result of the addition is shown with two decimals. The history has ten entries at most.'
  const { complianceGaps, summary } = analyse({
    sources: [{ text }],
    frameworks: Object.keys(frameworkNames),
  })
  const strict = complianceGaps.filter(({ framework }) => !['SOC 2', 'ISO 27001:2022'].includes(framework))
  expect(strict).toEqual([])
  for (const counts of summary.compliance)
    expect(counts.met + counts.partial + counts.gap + counts.not_applicable).toBe(counts.total)
  expect(summary.compliance).toHaveLength(6)
})

test('special clauses are left out where nothing speaks of their subject', () => {
  const text = 'Customers register with their e-mail address. Orders and customer data are stored.'
  const { complianceGaps } = analyse({ sources: [{ text }], frameworks: ['GDPR', 'HIPAA', 'PCI DSS 4.0.1'] })
  const claimed = complianceGaps.map(({ control }) => control)
  expect(claimed).toContain('Art. 17(1)')
  for (const clause of ['Art. 8(1)', 'Art. 9(2)', 'Art. 22(3)', 'Art. 44'])
    expect(claimed).not.toContain(clause)
  expect(complianceGaps.every(({ framework }) => framework === 'GDPR')).toBe(true)
})

test('rules for accounts of staff are not asked of those of customers', () => {
  const customers = 'Customers pay by credit card and sign in with a password.'
  const staff = `${customers} Support staff sign in with a password to see orders.`
  expect(statusOf(customers, 'PCI DSS 4.0.1', '8.3.6')?.status).toBe('not_applicable')
  expect(statusOf(staff, 'PCI DSS 4.0.1', '8.3.6')?.status).toBe('gap')
})

test('a demand of WCAG at a level asks for its criteria, as far as that version and level go', () => {
  const page = 'The page has a form with the field Name, which is dragged into the list.'
  const with20 = `${page} The page shall conform to WCAG 2.1 level A.`
  expect(statusOf(page, 'WCAG 2.2 AA', '2.1.1')?.status).toBe('gap')
  expect(statusOf(with20, 'WCAG 2.2 AA', '2.1.1')?.status).toBe('met')
  expect(statusOf(with20, 'WCAG 2.2 AA', '2.4.7')?.status).toBe('gap')
  expect(statusOf(with20, 'WCAG 2.2 AA', '2.5.7')?.status).toBe('gap')
  expect(statusOf(`${page} It conforms to WCAG.`, 'WCAG 2.2 AA', '2.1.1')?.status).toBe('partial')
})

test('naming a law demands no single clause of it whole', () => {
  const text = 'The system stores customer data. The system must comply with the GDPR.'
  expect(statusOf(text, 'GDPR', 'Art. 17(1)')?.status).toBe('partial')
})

test('without a choice a text is held against the frameworks that it names, and no others', () => {
  const summaryOf = (text: string) =>
    analyse({ sources: [{ text }] }).summary.compliance.map(({ framework }) => framework)
  expect(summaryOf('The system stores customer data.')).toEqual([])
  expect(summaryOf('The shop must meet PCI-DSS and ISO/IEC 27001.')).toEqual([
    'PCI DSS 4.0.1',
    'ISO 27001:2022',
  ])
  expect(analyse({ sources: [{ text: 'As the GDPR says.' }], frameworks: [] }).summary.compliance).toEqual([])
})
