import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const text = `# Order supplies
- We pick the delivery type from a drop-down: Courier or Own van.
- For Courier the customs number is mandatory and has exactly 8 digits. If it is empty or has the wrong length, the form shows "Customs number: 8 digits".`

const conditionals = (source: string) =>
  readDocument(source).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'conditional'))

describe('an input that one value needs, and the message behind it', () => {
  test('the message answers what it names, under the condition', () => {
    expect(conditionals(text).at(-1)).toMatchObject({
      label: 'Customs number',
      when: { is: { kind: 'value', value: 'Courier' } },
      constraints: { required: true, length: { min: 8, max: 8 } },
      message: 'Customs number: 8 digits',
      answers: ['empty', 'tooShort', 'tooLong'],
    })
  })

  test('the wrong lengths and the empty input are tried with that value, a letter is answered by nothing stated', () => {
    const cases = designTests({ requirements: text, mode: 'generate' }).testCases.map(({ steps = [] }) => ({
      data: steps.map(({ testData }) => testData ?? '').join('; '),
      expected: steps.map(({ expectedResult }) => expectedResult ?? '').join(' '),
    }))
    const answered = cases.filter(
      ({ expected }) => expected === expected.replace(/"[^"]*" is not/g, '') && expected.includes('8 digits'),
    )
    for (const { data } of answered) {
      expect(data).toContain('Delivery type=Courier')
      expect(data).toMatch(/Customs number=(?:;|\d{7}(?:\D|$)|\d{9}(?:\D|$))/)
    }
    expect(answered.length).toBe(3)
    expect(
      cases.some(
        ({ data, expected }) =>
          /Customs number=\d+x/.test(data) && !expected.includes('"Customs number: 8 digits" is shown'),
      ),
    ).toBe(true)
  })

  test('a message about something else is not taken', () => {
    const other = text.replace('If it is empty or has the wrong length', 'If the van is in use')
    expect(conditionals(other).every(({ message }) => message === undefined)).toBe(true)
  })
})

describe('what somebody must enter', () => {
  const required = (source: string) =>
    readDocument(source).flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'field' ? [[fact.label, fact.constraints.required]] : [])),
    )

  test.each([
    ['I must enter the locker number: one letter followed by three digits.', [['Locker number', true]]],
    ['The clerk has to state a seat number between 5 and 50.', [['Seat number', true]]],
    ['I can set a reminder between 5 and 60 minutes.', [['Reminder', undefined]]],
  ])('%s', (text, expected) => {
    expect(required(text)).toEqual(expected)
  })
})

describe('an input whose look only a condition states', () => {
  test('looks so in the other cases too', () => {
    const cases = designTests({ requirements: text, mode: 'generate' }).testCases
    const entered = cases.flatMap(({ steps = [] }) =>
      steps.flatMap(({ testData = '' }) => /^Customs number=(.*)$/.exec(testData)?.slice(1) ?? []),
    )
    expect(entered.length).toBeGreaterThan(4)
    for (const value of entered) expect(value).toMatch(/^(?:\d{7,9}|\d+x)?$/)
  })
})
