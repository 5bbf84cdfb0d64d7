import { describe, expect, test } from 'vitest'
import { judge } from '../../../../../shared/domain/judging/index.ts'
import { PageInventorySchema } from '../../../../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { numbered } from '../../../../support/authored/authored.ts'
import { writtenCase } from '../../../../support/authored/written-case.ts'

const sentences = numbered(
  'An age outside of 18 to 99 is refused with "Age must be from 18 to 99." A wrong address is refused with "Enter a valid address." Else "Saved" is shown.',
)
const pages = [
  PageInventorySchema().parse({
    url: '/',
    title: 'Register',
    controls: [
      { role: 'spinbutton', name: 'Age', type: 'number', limits: { min: '18', max: '99', required: true } },
      { role: 'textbox', name: 'Address', type: 'email', limits: { required: true, maxLength: 20 } },
      { role: 'textbox', name: 'Code', limits: { pattern: '[A-Z]{3}' } },
      { role: 'button', name: 'Save' },
    ],
    headings: [],
    messages: [],
  }),
]

const registering = (
  id: string,
  entries: Record<string, string>,
  expected: string,
  more: Partial<TestCase> = {},
): TestCase =>
  writtenCase(
    id,
    [
      ['Open the page'],
      ...Object.entries(entries).map(
        ([field, value]) => [`Enter "${value}" in the "${field}" field`] as const,
      ),
      ['Click the "Save" button', expected],
    ],
    { sentences: sentences.map((sentence) => sentence.id), ...more },
  )

const tooYoung = '"Age must be from 18 to 99." is shown'
const wrongAddress = '"Enter a valid address." is shown'

function faults(cases: TestCase[], input: object = { pages }) {
  const judgement = judge(cases, { sentences, author: 'model', ...input })
  return judgement.cases.map(({ checks }) => checks!.find(({ check }) => check === 'single_fault')!)
}

describe('with the limits of a page', () => {
  test('one entry that breaks a limit is one fault', () => {
    expect(faults([registering('A', { Age: '17', Address: 'a@b.c' }, tooYoung)])[0]!.result).toBe('holds')
  })

  test.each([
    ['an address', { Age: '17', Address: 'a' }],
    ['a required field left empty', { Age: '17' }],
    ['a length', { Age: '100', Address: 'a-very-long-name@example.org' }],
    ['a pattern', { Age: '17', Address: 'a@b.c', Code: 'abc' }],
  ])('a second one hides it: %s', (_name, entries) => {
    const [check] = faults([registering('A', entries, tooYoung)])
    expect(check).toMatchObject({ result: 'fails', reason: expect.stringContaining('“Age”') })
  })

  test('two faults are as they should be where both messages are expected', () => {
    const both = registering('A', { Age: '17', Address: 'a' }, `${tooYoung} and ${wrongAddress}`)
    expect(faults([both])[0]!.result).toBe('holds')
  })

  test('a text that is shown in any case is no message of a second fault', () => {
    const usual = registering('B', { Age: '18', Address: 'a@b.c' }, '"Saved" is shown')
    const masked = registering('A', { Age: '17', Address: 'a' }, `${tooYoung} and "Saved" is shown`)
    expect(faults([usual, masked])[1]!.result).toBe('fails')
  })
})

describe('without a page', () => {
  const negative = { testType: 'negative' } as const
  const cases = [
    registering('OK', { Age: '18', Address: 'a@b.c' }, '"Saved" is shown'),
    registering('N1', { Age: '17', Address: 'a@b.c' }, tooYoung, negative),
    registering('N2', { Age: '18', Address: 'a' }, wrongAddress, negative),
  ]

  test('other cases of the answer show which entries are refused', () => {
    const masked = registering('N3', { Age: '17', Address: 'a' }, wrongAddress, negative)
    const checks = faults([...cases, masked], {})
    expect(checks.map(({ result }) => result)).toEqual(['holds', 'holds', 'holds', 'fails'])
    expect(checks[3]!.reason).toContain('N1')
    expect(checks[3]!.reason).toContain('N2')
  })

  test('where nothing is known, nothing is doubted', () => {
    expect(faults([registering('N1', { Age: '17', Address: 'a' }, tooYoung, negative)], {})[0]!.result).toBe(
      'holds',
    )
  })
})
