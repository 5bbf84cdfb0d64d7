import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

function casesOf(requirements: string): string[] {
  const { testCases } = designTests({ mode: 'generate', requirements, maxTestCases: 40 })
  return testCases.map(({ title }) => title)
}

describe('a value that means something else', () => {
  const titles = casesOf(
    'The number of copies must be between 1 and 20. If the customer sets the number of copies to 0, the item leaves the basket.',
  )

  test('is entered in a case of its own', () => {
    expect(titles.filter((title) => title.includes('leaves the basket'))).toEqual([
      'Enter "0" in the "Number of copies" field → The item leaves the basket',
    ])
  })

  test('is not called wrong by another one', () => {
    expect(titles.filter((title) => /Refused.* is 0\b/.test(title))).toEqual([])
    expect(titles.filter((title) => /Refused.* is 21\b/.test(title))).toHaveLength(1)
  })
})

describe('a code of capital letters and digits', () => {
  test('is tried with such a text, and with one that has a small letter', () => {
    const { testCases } = designTests({
      mode: 'generate',
      requirements: 'The booking reference consists of 5 capital letters or digits.',
      maxTestCases: 40,
    })
    const typed = testCases.flatMap(({ steps }) => (steps ?? []).flatMap(({ testData }) => testData ?? []))
    expect(typed.some((data) => /=[A-Z0-9]{5}$/.test(data))).toBe(true)
    expect(typed.every((data) => data.split('=')[1]?.length === 5)).toBe(true)
  })
})
