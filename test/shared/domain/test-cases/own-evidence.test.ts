import { describe, expect, test } from 'vitest'
import { withoutStaleProof } from '../../../../shared/domain/test-cases/basis.ts'
import { withOwnEvidence } from '../../../../shared/domain/test-cases/own-evidence.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { caseOf } from '../test-exports/cases.ts'

const step = (action: string, value: string) => ({
  stepNumber: 1,
  action,
  expectedResult: `"${value}" is visible`,
  computed: [{ expression: '2 * 4', value }],
})
const checks = [{ check: 'grounded' as const, result: 'holds' as const, reason: 'All stands in the text.' }]
const stored = caseOf({
  basis: 'proved',
  author: 'embedded',
  sentences: ['It is 8.'],
  steps: [step('Open the page', '8'), { ...step('Click "Pay"', '9'), stepNumber: 2 }],
  checks,
  verified: true,
})
const [first, second] = stored.steps ?? []
const evidenceOf = ({ basis, author, checks: found, verified }: TestCase) => ({
  basis,
  author,
  checks: found,
  verified,
})
const none = { checks: undefined, verified: undefined }

describe('a client that sends a case back', () => {
  test('as it is, or under another title, keeps its proof', () => {
    expect(withOwnEvidence(stored, stored)).toEqual(stored)
    expect(withOwnEvidence({ ...stored, title: 'Z' }, stored)).toEqual({ ...stored, title: 'Z' })
    const { checks: _, verified: __, ...without } = stored
    expect(withOwnEvidence(without as TestCase, stored)).toEqual(stored)
  })

  test('with another deed loses it and is its author', () => {
    const steps = [first!, { ...second!, action: 'Click "Buy"' }]
    const edited = withOwnEvidence({ ...stored, steps }, stored)
    expect(evidenceOf(edited)).toEqual({ basis: 'written', author: 'person', ...none })
    expect(edited.steps?.map(({ computed }) => computed?.[0]?.value)).toEqual(['8', undefined])
  })

  test.each<[string, Partial<TestCase>]>([
    ['other sentences', { sentences: ['It is 9.'] }],
    ['no sentences', { sentences: [] }],
    ['other calculations', { steps: [{ ...first!, computed: [{ expression: '8', value: '8' }] }, second!] }],
  ])('with %s loses its checks, and stays of its author', (_, change) => {
    const { basis, author } = stored
    expect(evidenceOf(withOwnEvidence({ ...stored, ...change }, stored))).toEqual({ basis, author, ...none })
  })
})

describe('a client that claims proof is not believed', () => {
  const plain = caseOf({ steps: stored.steps, sentences: ['It is 8.'], basis: 'designed', author: 'import' })
  const claims = { basis: 'proved', author: 'embedded', checks, verified: true } as const

  test('for a case that nobody stored', () => {
    expect(evidenceOf(withOwnEvidence({ ...plain, ...claims }, undefined))).toEqual({
      basis: 'written',
      author: 'embedded',
      ...none,
    })
  })

  test('for a stored case that the judge did not verify', () => {
    expect(evidenceOf(withOwnEvidence({ ...plain, ...claims }, plain))).toEqual({
      basis: 'designed',
      author: 'import',
      ...none,
    })
  })

  test('for a case that was judged with another result', () => {
    const judged = { ...plain, checks: [{ ...checks[0]!, result: 'fails' as const }], verified: false }
    const { checks: found, verified } = withOwnEvidence({ ...judged, ...claims }, judged)
    expect({ found, verified }).toEqual({ found: judged.checks, verified: false })
  })

  test('for the deed of a verified case under the id of another', () => {
    const other = { ...plain, steps: [second!] }
    expect(evidenceOf(withOwnEvidence(stored, other))).toEqual({
      basis: 'designed',
      author: 'person',
      ...none,
    })
  })
})

test.each([
  ['proved', 'written'],
  ['written', 'written'],
  ['designed', 'designed'],
  ['outline', 'outline'],
  [undefined, undefined],
] as const)('an edit of a case that is %s makes it %s', (basis, after) => {
  const { basis: _, ...before } = stored
  const given = caseOf({ ...before, ...(basis && { basis }), steps: [] })
  const edited = withoutStaleProof(given, stored)
  expect(evidenceOf(edited)).toEqual({ basis: after, author: 'person', ...none })
})
