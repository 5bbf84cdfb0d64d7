import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const cases = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 }).testCases
const steps = (text: string) =>
  cases(text).map(({ steps: told = [] }) =>
    told.map(({ action, expectedResult }) =>
      expectedResult === '' ? action : `${action} => ${expectedResult}`,
    ),
  )

const background = 'Feature: Shop\n\nBackground:\n  Given a customer "Ann" exists\n\n'

describe('Given/When/Then', () => {
  test('a background holds for every scenario behind it', () => {
    const text = `${background}Scenario: One\n  When I click "A"\n  Then I see "B"\n\nScenario: Two\n  Given the cart is empty\n  When I click "C"\n  Then I see "D"\n`
    expect(cases(text).map(({ preconditions }) => preconditions)).toEqual([
      ['A customer "Ann" exists'],
      ['A customer "Ann" exists', 'The cart is empty'],
    ])
  })
  test('a background ends with its feature', () => {
    const text = `${background}Scenario: One\n  When I click "A"\n  Then I see "B"\n\nFeature: Other\n\nScenario: Two\n  When I click "C"\n  Then I see "D"\n`
    expect(cases(text)[1]?.preconditions).toEqual([])
  })
  test('what is expected between two actions stays behind the first', () =>
    expect(
      steps(
        'Scenario: Pay\n  When I click "Add"\n  Then I see "1 article"\n  When I click "Pay" and I click "OK"\n  Then I see "Thanks"\n',
      ),
    ).toEqual([
      [
        'Open the page',
        'Click "Add" => "1 article" is visible',
        'Click "Pay"',
        'Click "OK" => "Thanks" is visible',
      ],
    ]))
  test('a table under a step is entered row by row', () =>
    expect(
      steps(
        'Scenario: Form\n  When I enter:\n    | Field | Value |\n    | Name | Ann |\n    | City | Bonn |\n  And I click "Save"\n  Then I see "Saved"\n',
      ),
    ).toEqual([
      [
        'Open the page',
        'Enter "Ann" in the "Name" field',
        'Enter "Bonn" in the "City" field',
        'Click "Save" => "Saved" is visible',
      ],
    ]))
  test('several tables of examples each have their own head', () =>
    expect(
      steps(
        'Scenario Outline: Greet\n  When I enter "<name>" in the "Name" field\n  Then I see "Hello <name>"\n\n  Examples: short\n    | name |\n    | Al |\n\n  Examples: long\n    | name |\n    | Alexander |\n',
      ).map((one) => one[1]),
    ).toEqual([
      'Enter "Al" in the "Name" field => "Hello Al" is visible',
      'Enter "Alexander" in the "Name" field => "Hello Alexander" is visible',
    ]))
  test('"and the" inside a message does not end it', () =>
    expect(
      steps(
        'Given the page is open, when I click "Go", then the message "Stop and the rest" appears.',
      )[0]?.at(-1),
    ).toBe('Click "Go" => The message "Stop and the rest" is shown'))
  test('a sentence that is wrapped is read as one', () =>
    expect(
      steps(
        'Given a loan that is\noverdue, when the reader\npresses "Renew", then "Return it first" is\nshown.',
      )[0]?.at(-1),
    ).toBe('Click "Renew" => "Return it first" is visible'))
})
