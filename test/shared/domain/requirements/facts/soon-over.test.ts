import { describe, expect, test } from 'vitest'
import { isSoonOver } from '../../../../../shared/domain/requirements/facts/opening/soon-over.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

describe('what an opened page shows only for a while', () => {
  test.each([
    'At the start the page says "   " for a moment.',
    'When the page opens it says "   "; within a second the text goes away and the orders appear.',
    'On opening, "   " is shown while the orders are loading.',
    'After loading the page "   " is shown until the first order arrives.',
  ])('is known by its words: %s', (sentence) => expect(isSoonOver(sentence)).toBe(true))

  test.each([
    'At the start the line says "   ".',
    'When the page opens, the field "   " is empty and the message area is empty.',
    'Initially "   " is disabled until a name is entered.',
  ])('is not every opening: %s', (sentence) => expect(isSoonOver(sentence)).toBe(false))

  test('is expected by no case that runs', () => {
    const { testCases } = designTests({
      mode: 'agentic',
      requirements:
        'When the page opens, it says "Fetching parcels…"; within a second the text goes away and the parcels appear. At the start the line above reads "4 parcels".',
      maxTestCases: 20,
    })
    const ready = testCases
      .filter(({ automation }) => automation?.ready)
      .map((one) => one.expectedResult ?? '')
    expect(ready.some((text) => text.includes('Fetching'))).toBe(false)
    expect(ready).toContain('"4 parcels" is visible')
  })
})
