import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const reasons = (requirements: string) =>
  designTests({ requirements, mode: 'agentic' }).gaps.map(({ description }) => description)

describe('the reason of a gap is true', () => {
  test.each([
    'The title is mandatory. Each photo must be a JPG of at most 2 MB.',
    '| Field | Min | Max |\n|---|---|---|\n| Age | 18 | 99 |\n| Weight | 90 | 10 |',
  ])('nothing lies outside the full scope: %s', (text) => {
    expect(reasons(text).length).toBeGreaterThan(0)
    expect(reasons(text).join()).not.toContain('outside the scope')
  })

  test.each([
    'The title is mandatory and holds up to 120 characters.',
    'The remark keeps at most 40 letters.',
    'The code stores up to 12 digits.',
  ])('a length is no load: %s', (text) => {
    expect(reasons(text).join()).not.toMatch(/\bload\b/)
  })

  test('a load is one', () => {
    expect(reasons('The archive stores up to 5,000 documents.').join()).toMatch(/\bload\b/)
  })
})
