import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { numbersIn } from '../../../../shared/domain/test-design/check/written-numbers.ts'

/** The parts of tested sentences that a run names as in no model element. */
function open(requirements: string): string[] {
  const { gaps } = designTests({ requirements, mode: 'generate' })
  return gaps.flatMap(({ coverageItem }) => coverageItem.split('/text/').slice(1))
}

describe('what a tested sentence says beside the model', () => {
  test.each([
    [
      'Age must be between 18 and 120; it must be confirmed by a second person.',
      'must be confirmed by a second person',
    ],
    ['Name must have 2 to 40 characters, except in archived accounts.', 'except in archived accounts'],
    ['Name must have 2 to 40 characters, and is stored encrypted within 30 days.', 'within 30 days'],
    ['Age must be between 18 and 120 except for members of staff.', 'except for members of staff'],
    ['Name must have 2 to 40 characters until the trial ends.', 'until the trial ends'],
    [
      'Quantity must be between 1 and 99, otherwise the warehouse is called.',
      'otherwise the warehouse is called',
    ],
    ['Quantity must be between 1 and 99; five copies are printed.', 'five'],
  ])('%s names “%s” as a gap', (text, part) => {
    expect(open(text)).toContain(part)
  })

  test.each([
    'Age must be between 18 and 120.',
    'Name (required, 2 to 40 characters) and E-mail (required, a valid e-mail address).',
    'Quantity must be at least 1. If the quantity is below 1, the message "At least one" is shown.',
    'Age must be more than 17 and less than 121.',
    'Country must be one of Austria, Belgium or Chad.',
    'PIN must have exactly four digits.',
    'If the total is at least 100 EUR and the customer is a member, shipping is free; otherwise shipping costs 5 EUR.',
    'Name must have 2 to 40 characters (e.g. 7 letters).',
    'Orders above 30 kg are charged 15 EUR, even when shipping is free.',
    'The password must have at least 8 characters and must contain a digit.',
    'After three failed login attempts the account is locked for 15 minutes.',
  ])('%s is held by the model from the first to the last word', (text) => {
    expect(open(text)).toEqual([])
  })

  test('the gaps stand in the order of the text, with stable ids that belong to the requirement', () => {
    const text =
      'Name must have 2 to 40 characters unless archived. Age must be between 18 and 120 until retirement.'
    const { gaps } = designTests({ requirements: text, mode: 'generate' })
    const found = gaps.filter(({ coverageItem }) => coverageItem.includes('/text/'))
    expect(found.map(({ coverageItem }) => coverageItem)).toEqual([
      'REQ-001/text/unless archived',
      'REQ-002/text/until retirement',
    ])
    expect(found[0]).toMatchObject({ requirementRef: 'REQ-001', technique: 'Requirement' })
    expect(found[0]?.description).toContain('“unless archived”')
  })

  test('filling such a gap repeats no case of the requirement, since no case can hold what the model lacks', () => {
    const requirements = 'Name must have 2 to 40 characters, except in archived accounts.'
    const { gaps } = designTests({ requirements, mode: 'generate' })
    const named = gaps.filter(({ coverageItem }) => coverageItem.includes('/text/'))
    expect(designTests({ requirements, mode: 'fill-gaps', gaps: named }).testCases).toEqual([])
  })

  test('every number added to a sentence that is tested is either in the model or named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 99_999 }), (number) => {
        const text = `Name must have 2 to 40 characters and the counter is reset after ${number} rounds.`
        expect(open(text).join()).toContain(String(number))
      }),
    )
  })

  test('a part of a sentence of the corpus is quoted as it stands there', () => {
    const folder = new URL('../corpus/', import.meta.url)
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.md') && one !== 'README.md')) {
      const requirements = readFileSync(new URL(name, folder), 'utf8')
      const plain = requirements.replace(/\s+/g, ' ')
      for (const part of open(requirements)) expect(plain).toContain(part.slice(0, 300))
    }
  })
})

describe('numbers of a sentence', () => {
  test.each([
    ['8–64 characters', ['8', '64']],
    ['1,000.50 EUR', ['1000.5']],
    ['at most -5 degrees', ['-5']],
    ['three attempts', ['3']],
    ['at least one digit', ['1']],
    ['one of the users', []],
    ['see step 3 of section 2.1', []],
    ['FR-12 and WCAG 2.2', []],
    ['30kg or 5MB', ['30', '5']],
    ['the 3rd attempt', []],
  ])('of "%s" are %j', (text, values) => {
    expect(numbersIn(text).map(({ value }) => value)).toEqual(values)
  })
})
