import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const rows = (text: string) =>
  readDocument(text)
    .filter(({ table }) => table)
    .slice(1)
const fields = (text: string) => rows(text).map(({ facts }) => facts.filter(({ kind }) => kind === 'field'))
const table = (...lines: string[]) =>
  [lines[0], lines[0]?.replace(/[^|]+/g, '---'), ...lines.slice(1)].join('\n')

describe('a row that is not as wide as its header', () => {
  test.each(['| Height | 90 |', '| Height | 90 | 99 | 3 |'])('%s declares nothing and is named', (line) => {
    const [, row] = rows(table('| Field | Min | Max |', '| Age | 18 | 99 |', line))
    expect(row).toMatchObject({ kind: 'requirement', facts: [] })
    expect(row?.finding).toMatch(/the row has \d cells, the header 3/)
  })
})

describe('a row whose minimum is above its maximum', () => {
  test.each([
    [['| Field | Min | Max |', '| Weight | 90 | 10 |']],
    [['| Input | From | To |', '| Floor | 12 | -2 |']],
    [['| Field | Rules |', '| Password | 20-8 characters |']],
    [['| Name | Validation |', '| Seats | between 9 and 4 |']],
  ])('%s declares nothing and is named', (lines) => {
    const requirements = table(...lines)
    expect(fields(requirements)).toEqual([[]])
    const { testCases, gaps } = designTests({ requirements, mode: 'agentic' })
    expect(testCases).toEqual([])
    expect(gaps.map(({ description }) => description).join()).toContain(
      'the minimum of its range is above the maximum',
    )
  })

  test('is named in a sentence too, and the part of a standard is no range', () => {
    const gap = (requirements: string) =>
      designTests({ requirements, mode: 'agentic' })
        .gaps.map(({ description }) => description)
        .join()
    expect(gap('Password: 20-8 characters.')).toContain('the minimum of its range is above the maximum')
    expect(gap('The date must be written as in ISO 8601-2.')).not.toContain('above the maximum')
  })
})

describe('a column with patterns', () => {
  test.each([
    ['DE, AT, CH', { choices: ['DE', 'AT', 'CH'] }],
    ['digits only, 5 characters', { format: 'digits', length: { min: 5, max: 5 } }],
    ['[A-Z]{3}\\d{2}', { pattern: { source: '^[A-Z]{3}\\d{2}$' } }],
    ['`^[A-Z]{2}$`', { pattern: { source: '^[A-Z]{2}$' } }],
    ['AA-999', { pattern: { source: '^[A-Z]{2}-\\d{3}$' } }],
  ])('reads %s', (cell, constraints) => {
    const [found] = fields(table('| Field | Required | Pattern |', `| Region | yes | ${cell} |`))
    expect(found).toMatchObject([{ label: 'Region', constraints: { ...constraints, required: true } }])
  })

  test('names what it cannot read', () => {
    const [row] = rows(table('| Field | Required | Pattern |', '| Region | yes | as printed by the scale |'))
    expect(row?.finding).toBe('the pattern “as printed by the scale” is not understood')
  })
})

describe('a column with defaults', () => {
  test.each([
    ['Default', 'DE', 'DE'],
    ['Default value', '5', '5'],
    ['Initial value', '"Express delivery"', 'Express delivery'],
    ['Preset', 'today', '%TODAY%'],
  ])('%s %s is what the untouched input holds', (header, cell, held) => {
    const [found] = fields(table(`| Field | Required | ${header} |`, `| Region | yes | ${cell} |`))
    expect(found).toMatchObject([{ constraints: { default: held } }])
  })

  test.each(['-', 'none', ''])('“%s” is none', (cell) => {
    const [found] = fields(table('| Field | Required | Default |', `| Region | yes | ${cell} |`))
    expect(found?.[0]).not.toHaveProperty('constraints.default')
  })
})
