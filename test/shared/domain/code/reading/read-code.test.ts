import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { run, valueOf } from '../../../../../shared/domain/code/reading/evaluate.ts'
import { readCode } from '../../../../../shared/domain/code/reading/index.ts'
import type { Value } from '../../../../../shared/domain/code/reading/values.ts'
import { forAll } from '../../../../support/for-all.ts'

/** What the reading of the code says comes out of a call, in the words of the code. */
function outcomeOf(code: string, language: string, values: Record<string, Value>, name?: string): unknown {
  const { functions } = readCode(code, language)
  const read = functions.find((one) => name === undefined || one.name === name)
  if (!read) throw new Error(`no function was read: ${functions.map((one) => one.name).join()}`)
  const situation = { values: new Map(Object.entries(values)) }
  const { outcome } = run(read, situation)
  return outcome?.value ? valueOf(outcome.value, situation) : outcome?.kind
}

describe('code that is read', () => {
  const javascript = `
    const MAX = 50
    function check(plan, seats, code, note) {
      if (!plan) throw new Error('plan is missing')
      if (!['free', 'team'].includes(plan)) throw new Error('unknown plan')
      const text = note.trim()
      if (text.length > 10 || text.length < 2) throw new Error('note has 2 to 10 characters')
      if (code !== null && !/^[A-Z]{2}\\d$/.test(code)) throw new Error('bad code')
      switch (plan) {
        case 'free':
          if (seats !== 1) throw new Error('free has one seat')
          break
        default:
          if (seats < 2 || seats > MAX) throw new Error('team has 2 to 50')
      }
      if (seats % 2 === 1 && plan === 'team') return 'odd'
      return seats >= 10 ? seats * 4.5 : seats * 5 + 1
    }`

  test('says for any input what the code itself does', () => {
    // oxlint-disable-next-line no-implied-eval -- the code under test is the constant above
    const real = new Function(`${javascript}; return check`)() as (...args: unknown[]) => unknown
    forAll(
      [
        fc.constantFrom('', 'free', 'team', 'other'),
        fc.integer({ min: -1, max: 60 }),
        fc.constantFrom(null, 'AB1', 'ab1', 'ABC', ''),
        fc.constantFrom('', ' a ', 'ok', 'ten chars!', 'eleven char', ' hello '),
      ],
      (plan, seats, code, note) => {
        let expected: unknown
        try {
          expected = real(plan, seats, code, note)
        } catch (error) {
          expected = (error as Error).message
        }
        expect(outcomeOf(javascript, 'javascript', { plan, seats, code, note })).toBe(expected)
      },
    )
  })

  test('joins what Python branches assign, chains comparisons and looks up tables', () => {
    const python = `
RATES = {"a": 1.5, "b": 2}
def fee(kind: str, km: int) -> float:
    if not 1 <= km <= 100:
        raise ValueError(f"{km} km is too far")
    if km < 10:
        base = 3
    elif km < 50:
        base = 5
    else:
        base = 8
    return base + RATES[kind]
`
    expect(outcomeOf(python, 'python', { kind: 'a', km: 101 })).toBe('101 km is too far')
    expect(outcomeOf(python, 'python', { kind: 'a', km: 9 })).toBe(4.5)
    expect(outcomeOf(python, 'python', { kind: 'b', km: 49 })).toBe(7)
    expect(outcomeOf(python, 'python', { kind: 'b', km: 50 })).toBe(10)
    expect(outcomeOf(python, 'python', { kind: 'c', km: 50 })).toBe('unread')
  })

  test('binds "not" tighter than "and" and "or" in Python', () => {
    const python = 'def f(a: str, b: int):\n    if not a or b > 2:\n        raise ValueError("bad")\n'
    expect(outcomeOf(python, 'python', { a: 'x', b: 3 })).toBe('bad')
    expect(outcomeOf(python, 'python', { a: '', b: 1 })).toBe('bad')
    expect(outcomeOf(python, 'python', { a: 'x', b: 1 })).toBeUndefined()
  })

  test('takes Bean Validation annotations and Java checks with their messages', () => {
    const java = `
public class Order {
  private static final int MAX = 9;
  private static final Pattern SKU = Pattern.compile("[A-Z]{3}");
  enum Kind { SMALL, LARGE }
  @NotBlank(message = "name is required") @Size(max = 5, message = "at most 5") private String name;
  @Min(value = 1, message = "at least 1") private Integer count;
  static void check(String sku, int amount, Kind kind) {
    if (sku == null || !SKU.matcher(sku).matches()) throw new IllegalArgumentException("sku");
    switch (kind) { case SMALL: if (amount > MAX) throw new IllegalArgumentException("too many"); break; case LARGE: return; }
    if (BigDecimal.valueOf(amount).compareTo(BigDecimal.ZERO) < 0) throw new IllegalStateException("negative");
  }
}`
    expect(outcomeOf(java, 'java', { sku: 'abc', amount: 1, kind: 'SMALL' }, 'check')).toBe('sku')
    expect(outcomeOf(java, 'java', { sku: 'ABC', amount: 10, kind: 'SMALL' }, 'check')).toBe('too many')
    expect(outcomeOf(java, 'java', { sku: 'ABC', amount: 10, kind: 'LARGE' }, 'check')).toBe('returns')
    expect(outcomeOf(java, 'java', { name: ' ', count: 1 }, 'validate Order')).toBe('name is required')
    expect(outcomeOf(java, 'java', { name: 'sixsix', count: 1 }, 'validate Order')).toBe('at most 5')
    expect(outcomeOf(java, 'java', { name: 'ok', count: 0 }, 'validate Order')).toBe('at least 1')
    expect(outcomeOf(java, 'java', { name: 'ok', count: null }, 'validate Order')).toBeUndefined()
  })

  test('follows the calls of other functions and collects reported errors', () => {
    const typescript = `
      const isBig = (value: number): boolean => value > 100
      function needAge(age: number) { if (age < 18) throw new Error('too young') }
      export function validate(order: { age: number; total: number }): string[] {
        const errors: string[] = []
        needAge(order.age)
        if (isBig(order.total)) errors.push('total is too high')
        return errors
      }`
    expect(outcomeOf(typescript, 'ts', { age: 17, total: 1 }, 'validate')).toBe('too young')
    expect(outcomeOf(typescript, 'ts', { age: 18, total: 101 }, 'validate')).toBe('total is too high')
  })
})

describe('the sentences of code', () => {
  test('are verbatim pieces that hold every letter of the source once', () => {
    const code =
      'const A = 1 // limit\nfunction f(x) {\n  if (x > A) throw new Error("no")\n  console.log(x)\n}\n'
    const { sentences } = readCode(code)
    for (const { text, start, end } of sentences) expect(code.slice(start, end)).toBe(text)
    const whole = sentences.map(({ text }) => text).join('')
    expect(whole.replace(/\W/g, '')).toBe(code.replace(/\W/g, ''))
    expect(sentences.filter(({ kind }) => kind === 'requirement').map(({ text }) => text)).toEqual([
      'if (x > A) throw new Error("no")',
    ])
  })
})

describe('code that cannot be read', () => {
  test.each([
    ['a language that is not known', 'PROGRAM-ID. HELLO.', 'cobol', /cobol is not read/],
    ['prose', 'Please test the login.', undefined, /this language is not read/],
    ['an endless source', `let x = 1\n${'// filler\n'.repeat(60_000)}`, 'js', /more than 500000 characters/],
  ])('%s is accounted as not read, with the reason', (_, text, language, reason) => {
    const { sentences, functions } = readCode(text, language)
    expect(functions).toEqual([])
    expect(sentences).toHaveLength(1)
    expect(sentences[0]?.reason).toMatch(reason)
  })

  test.each([
    [
      'parentheses',
      `function f(x) { if (${'('.repeat(5000)}x${')'.repeat(5000)} > 1) throw new Error("a") }`,
    ],
    ['blocks', `function f(x) { ${'if (x > 1) { '.repeat(3000)} throw new Error("a") ${'}'.repeat(3000)} }`],
    ['calls of itself', 'function f(x) { if (x < 1) throw new Error("a"); f(x - 1) }'],
    [
      'constants of each other',
      'const A = B\nconst B = A\nfunction f(x) { if (x > A) throw new Error("a") }',
    ],
    ['broken code', 'function f(x { if (x > ) throw new }}}} "\u0000'],
  ])('%s without an end neither crash nor hang', (_, code) => {
    expect(() => readCode(code, 'typescript')).not.toThrow()
  })

  test('any text in any language gives sentences and no error', () => {
    const languages = fc.constantFrom('typescript', 'python', 'java')
    forAll([fc.string({ unit: 'binary', maxLength: 300 }), languages], (text, language) => {
      readCode(text, language)
    })
  })
})
