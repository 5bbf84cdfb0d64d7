import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

/** What is expected of each value of an input. */
function outcomes(requirements: string, label: string): Record<string, string> {
  const { testCases } = designTests({ requirements, mode: 'agentic' })
  return Object.fromEntries(
    testCases.flatMap(({ steps = [], expectedResult = '' }) =>
      steps.flatMap(({ action }) => {
        const value = new RegExp(`^Enter "(.*)" in the "${label}" field$`).exec(action)?.[1]
        return value === undefined || !expectedResult.includes('is shown') ? [] : [[value, expectedResult]]
      }),
    ),
  )
}

const shown = (text: string) => `The message "${text}" is shown`

describe('a comparative speaks of what is beyond the limit', () => {
  test.each([
    ['Visitors must be at least 16. Younger visitors see "Too young".', 'Age', '15'],
    ['Drivers must be between 18 and 75. Older drivers get the message "Too old".', 'Age', '76'],
    ['Parcels may weigh at most 30 kg. Heavier parcels are rejected with "Too heavy".', 'Weight', '31'],
    ['Orders must be at least 10 EUR. Smaller orders are answered with "Too little".', 'Amount', '9.99'],
    ['Orders must be at least 10 EUR. For cheaper orders the page shows "Too little".', 'Amount', '9.99'],
  ])('%s', (sentences, label, value) => {
    const form = `# Form\n- Name: required\n- ${label}: required\n- "Send" button\n\n`
    const text = /"(Too [a-z]+)"/.exec(sentences)?.[1] ?? ''
    expect(outcomes(form + sentences, label)).toEqual({ [value]: shown(text) })
  })

  test('a sentence that names the age itself declares it', () => {
    const text = 'Drivers must be at least 21 years of age. Younger drivers see "Too young".'
    expect(outcomes(text, 'Age')).toEqual({ '20': shown('Too young') })
  })

  test('of days and times too', () => {
    const form =
      '- Delivery time: required, from 08:00 to 18:00. Later deliveries are refused with "Too late".\n'
    expect(outcomes(form, 'Delivery time')).toEqual({ '18:01': shown('Too late') })
  })

  test.each([
    ['no limit on that side', '- Age: required, at least 18\n\nOlder drivers get the message "Too old".'],
    [
      'two inputs of that kind',
      '- Amount: required, at least 10 EUR\n- Price: required, at least 5 EUR\n\nCheaper orders see "Too little".',
    ],
    [
      'things that no input counts alone',
      '- Adults: required, 1 to 4\n\nA room sleeps up to 5 guests. Larger groups get the message "Please call us".',
    ],
  ])('and of nothing where there is %s', (_, requirements) => {
    const { testCases } = designTests({ requirements, mode: 'agentic' })
    expect(testCases.map(({ expectedResult = '' }) => expectedResult).join()).not.toContain('is shown')
  })

  test('a limit with an exception is none for everybody', () => {
    const { testCases } = designTests({
      requirements: '- Age: required\n\nVisitors must be at least 16, unless they come with an adult.',
      mode: 'agentic',
    })
    expect(JSON.stringify(testCases)).not.toContain('"15"')
  })
})
