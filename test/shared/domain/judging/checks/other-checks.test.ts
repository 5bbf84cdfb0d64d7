import { describe, expect, test } from 'vitest'
import { judge } from '../../../../../shared/domain/judging/index.ts'
import type { JudgeInput } from '../../../../../shared/domain/judging/types.ts'
import type { CheckName, TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { numbered } from '../../../../support/authored/authored.ts'
import { writtenCase } from '../../../../support/authored/written-case.ts'

const sentences = numbered(
  '"Saved" is shown when "Save" is pressed. The "Due date" must not lie before today. Fees are 5 EUR.',
)
const cited = { sentences: sentences.map(({ id }) => id) }
const saving = writtenCase(
  'A',
  [['Enter "5" in the "Fee" field'], ['Click "Save"', '"Saved" is shown']],
  cited,
)

function checkOf(name: CheckName, cases: TestCase[], input: Partial<JudgeInput> = {}) {
  const judgement = judge(cases, { sentences, author: 'model', ...input })
  return {
    ...judgement,
    checks: judgement.cases.map(({ checks }) => checks!.find(({ check }) => check === name)!),
  }
}

describe('readable', () => {
  test('what is not understood goes back with the nearest form', () => {
    const odd = writtenCase(
      'A',
      [['Click "Save"', 'The word "Saved" pops into sight somehow, hopefully soon']],
      cited,
    )
    const { checks, returned } = checkOf('readable', [odd])
    expect(checks[0]).toMatchObject({ result: 'fails', reason: expect.stringContaining('step 1') })
    expect(returned[0]!.hint).not.toBe('')
  })

  test('a case that checks nothing is not readable', () => {
    expect(checkOf('readable', [writtenCase('A', [['Click "Save"']], cited)]).checks[0]!.result).toBe('fails')
  })
})

describe('settled', () => {
  const asking = (text: string, of = ['S1']) => [{ text, sentences: of }]

  test('a case waits for the answer to a question about the value that it expects', () => {
    const { checks } = checkOf('settled', [saving], { questions: asking('Does "Saved" stand in a dialog?') })
    expect(checks[0]).toMatchObject({
      result: 'unknown',
      reason: expect.stringContaining('stand in a dialog?'),
    })
  })

  test('a question about another value or another sentence is none of it', () => {
    expect(checkOf('settled', [saving], { questions: asking('Is "Draft" shown?') }).checks[0]!.result).toBe(
      'holds',
    )
    const other = { ...saving, sentences: ['S1'] }
    expect(
      checkOf('settled', [other], { questions: asking('Is "Saved" shown?', ['S3']) }).checks[0]!.result,
    ).toBe('holds')
  })

  test('a number that is asked about is open as well', () => {
    const fee = writtenCase('A', [['Click "Save"', 'The "Fee" is 5']], cited)
    expect(
      checkOf('settled', [fee], { questions: asking('Are 5 EUR with tax?', ['S3']) }).checks[0]!.result,
    ).toBe('unknown')
  })
})

describe('looks at the product', () => {
  test('reading back what was typed is not enough', () => {
    const readback = writtenCase(
      'A',
      [['Enter "5" in the "Fee" field', 'The "Fee" field contains "5"']],
      cited,
    )
    expect(checkOf('looks_at_product', [readback]).checks[0]!.result).toBe('fails')
    expect(checkOf('looks_at_product', [saving]).checks[0]!.result).toBe('holds')
  })

  test('a date of this year is doubted where another case counts from today', () => {
    const dated = (id: string, date: string) =>
      writtenCase(
        id,
        [[`Enter "${date}" in the "Due date" field`], ['Click "Save"', '"Saved" is shown']],
        cited,
      )
    const cases = [dated('A', '%TODAY+1D%'), dated('B', '2027-05-01'), dated('C', '1990-05-01')]
    const { checks } = checkOf('looks_at_product', cases, { today: '2027-02-03' })
    expect(checks.map(({ result }) => result)).toEqual(['holds', 'unknown', 'holds'])
  })
})

describe('adds', () => {
  test('other words for the same actions and checks add nothing', () => {
    const again = writtenCase(
      'B',
      [['Type "5" into the "Fee" field'], ['Press the button "Save"', '"Saved" is visible']],
      cited,
    )
    const { left } = checkOf('adds', [
      writtenCase(
        'A',
        [['Type "5" into the "Fee" field'], ['Press the button "Save"', '"Saved" is shown']],
        cited,
      ),
      again,
    ])
    expect(left).toMatchObject([{ id: 'B', reason: expect.stringContaining('(A)') }])
  })

  test('entries in another order are the same', () => {
    const entries = ['Enter "5" in the "Fee" field', 'Enter "7" in the "Tax" field']
    const made = (id: string, order: string[]) =>
      writtenCase(
        id,
        [...order.map((action) => [action] as const), ['Click "Save"', '"Saved" is shown']],
        cited,
      )
    expect(checkOf('adds', [made('A', entries), made('B', entries.toReversed())]).left).toHaveLength(1)
  })
})

describe('consistent', () => {
  test('a case that shows and denies the same text contradicts itself', () => {
    const torn = writtenCase(
      'A',
      [
        ['Click "Save"', '"Saved" is shown'],
        ['Look at the page', '"Saved" is not shown'],
      ],
      cited,
    )
    expect(checkOf('consistent', [torn]).checks[0]!.result).toBe('fails')
  })

  test('two values of one field after the same steps contradict each other', () => {
    const valued = (id: string, value: string) =>
      writtenCase(id, [['Click "Save"', `The value of the "Fee" field is "${value}" and "Saved" is shown`]], {
        sentences: ['S1', 'S3'],
      })
    const input = { sentences: [...sentences, { id: 'S9', text: 'It is 5 or 6.' }] }
    const cases = [valued('A', '5'), { ...valued('B', '6'), sentences: ['S9', 'S1'] }]
    const { checks } = checkOf('consistent', cases, input)
    expect(checks.map(({ result }) => result)).toEqual(['fails', 'fails'])
  })

  test('what holds beforehand is part of what was done', () => {
    const under = (id: string, precondition: string, isShown: boolean) =>
      writtenCase(id, [['Click "Save"', `"Saved" is ${isShown ? '' : 'not '}shown`]], {
        ...cited,
        preconditions: [precondition],
      })
    const { checks } = checkOf('consistent', [
      under('A', 'It is Monday', true),
      under('B', 'It is Sunday', false),
    ])
    expect(checks.map(({ result }) => result)).toEqual(['holds', 'holds'])
  })

  test('a text may be in one list and not in another one, and not both on the page and nowhere', () => {
    const expecting = (expected: string) =>
      checkOf('consistent', [writtenCase('A', [['Click "Save"', expected]], cited)]).checks[0]?.result
    const isListed = '"Saved" is shown in the "Sent" list'
    expect(expecting(`${isListed} and "Saved" is not shown in the "Open" list`)).toBe('holds')
    expect(expecting(`${isListed} and "Saved" is not shown`)).toBe('fails')
    expect(expecting('"SAVED" is shown and "saved" is not shown')).toBe('holds')
  })
})
