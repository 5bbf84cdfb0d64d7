import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../support/costs.ts'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

/** The rules of a text: the condition, with "not" where it must not hold, and the outcome. */
function rulesOf(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const [atom] = fact.kind === 'rule' ? (fact.anyOf[0] ?? []) : []
      if (fact.kind !== 'rule' || !atom) return []
      const said = atom.number ? `${atom.subject} from ${String(atom.number.min?.units)}` : atom.text
      return [`${atom.negated ? 'not: ' : ''}${said} => ${fact.outcome}`]
    }),
  )
}

describe('what follows where a demand on something that nobody types is broken', () => {
  test.each([
    [
      'The driver must have a valid licence. If not, the desk shows "A licence is required".',
      'not: the driver does not have a valid licence => the desk shows "A licence is required"',
    ],
    [
      'The room must be free at that time. Otherwise "The room is already booked" is shown.',
      'not: the room is not free at that time => "The room is already booked" is shown',
    ],
    [
      'The total of all orders of a month must not exceed the budget of the department. If it does, the order is put on hold.',
      'the total of all orders of a month is more than the budget of the department => the order is put on hold',
    ],
    [
      'The number of participants must not exceed the capacity of the room. Error: "This room is too small".',
      'the number of participants is more than the capacity of the room => "This room is too small" is visible',
    ],
    [
      'The card must not be expired ("Your card has expired").',
      'the card is expired => "Your card has expired" is visible',
    ],
    [
      'The seat must still be available; otherwise the message "This seat is taken" appears.',
      'not: the seat is not available => the message "This seat is taken" appears',
    ],
    [
      'The stock of the article must be at least the quantity ordered. If this is not the case, the order is put on hold.',
      'the stock of the article is less than the quantity ordered => the order is put on hold',
    ],
    [
      'The stock of the article must be at least the quantity ordered. If it is, the order is packed.',
      'not: the stock of the article is not less than the quantity ordered => the order is packed',
    ],
    [
      'The vehicle must not be older than the contract. If so, the claim is checked by hand.',
      'the vehicle is older than the contract => the claim is checked by hand',
    ],
    [
      'A member must not have more than 3 overdue books. If he does, the system shows "Return your books".',
      'number of overdue books of a member from 4 => the system shows "Return your books"',
    ],
  ])('%s', (text, expected) => {
    const found = rulesOf(text)
    expect(new Set(found)).toEqual(new Set([expected]))
  })

  test('is stated by both sentences', () =>
    expect(
      rulesOf('The room must be free at that time. Otherwise "The room is already booked" is shown.'),
    ).toHaveLength(2))

  test.each([
    [
      'an input keeps its own limits',
      'Amount: 1 to 100 EUR.\nThe amount must not exceed the balance. If it does, "Too much" is shown.',
    ],
    [
      'a sentence about the product asks nothing of a thing',
      'The system must be available at night. If it is not, an alarm is raised.',
    ],
    [
      'what follows may deny either',
      'The sum of all parts must not exceed the whole. If this is not the case, the order is packed.',
    ],
    ['nothing follows', 'The room must be free at that time. The room has a door.'],
  ])('gives no rule where %s', (_, text) =>
    expect(rulesOf(text).filter((one) => !one.startsWith('it '))).not.toContainEqual(
      expect.stringMatching(/^(?:not: )?the (?:amount|system|sum|room) /),
    ),
  )
})

test('both sides of a broken demand are cases with the state as the start', () => {
  const { testCases } = designTests({
    requirements:
      'The number of participants must not exceed the capacity of the room. Error: "This room is too small".',
    mode: 'generate',
  })
  expect(testCases.map(({ preconditions, expectedResult }) => [preconditions, expectedResult])).toEqual([
    [
      ['The number of participants is more than the capacity of the room'],
      '"This room is too small" is visible',
    ],
    [
      ['The number of participants is not more than the capacity of the room'],
      '"This room is too small" is not visible',
    ],
  ])
})

test('a number of things is tried on both sides of its limit', () => {
  const { testCases } = designTests({
    requirements:
      'A member must not have more than 3 overdue books. If he does, the system shows "Return your books".',
    mode: 'generate',
  })
  expect(testCases.map(({ preconditions, expectedResult }) => [preconditions, expectedResult])).toEqual(
    expect.arrayContaining([
      [['The number of overdue books of a member is "4"'], '"Return your books" is visible'],
      [['The number of overdue books of a member is "3"'], '"Return your books" is not visible'],
    ]),
  )
})

test('no text makes the reading of demands fail or slow', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'The room',
          'must not',
          'be',
          'free',
          '. ',
          'If it does, ',
          'Otherwise ',
          '"X"',
          '(',
          ')',
          ' at least ',
          '9',
          ';',
        ),
        { maxLength: 60 },
      ),
      (words) => {
        readDocument(words.join(' '))
      },
    ),
  )
  expectLinear(5000, (count) =>
    readDocument(`The room must not be ${'free '.repeat(4 * count)}. ${'If it does, '.repeat(count)}`),
  )
})
