import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { suggest, withAdvice } from '../../../../shared/domain/step-readings/suggest.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['Enter a weight of 5 kg', ['Enter "5 kg" in the "‹weight›" field']],
  ['User name: ab', ['Enter "ab" in the "User name" field']],
  ['Pick Blue', ['Choose "Blue"']],
  ['Ponder the "Milk"', ['Click "Milk"']],
  ['Look at the footer', ['Verify that "‹footer›" is visible']],
  ['Tick the to-do', ['Check "‹to-do›"']],
])('the action “%s” is said anew with its own words', (part, expected) => {
  expect(suggest({ part }, 'actions')).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['User sees the dashboard', ['"‹dashboard›" is visible']],
  ['An error turns up: "Too short"', ['The message "Too short" is shown']],
  ['The counter is not displayed', ['"‹counter›" is not shown']],
  ['The to-do now reads "Buy milk"', ['The "‹to-do›" is "Buy milk"']],
])('the expected result “%s” is said anew with its own words', (part, expected) => {
  expect(suggest({ part }, 'checks')).toEqual(expected)
})

test.each([
  'The item is saved as "Pay rent" without the spaces',
  '"Send invoice" is marked as completed',
  '"Done task" is completed',
  'No to-do is added',
  'The counter is not hidden',
  'The list is never without "Ann"',
  'no sign of "Ann" any more, not even a trace',
  'Both items are displayed in the list',
  'All three items are marked as completed',
  'The text is shown exactly as entered',
  'it is not formatted in bold',
  'The "Delete" button is not the red one',
  'It looks nice',
  'nobody',
  'row 4 is',
  'The progress reaches 100 %',
])('“%s” is not said anew by something that means less, or the reverse', (part) => {
  expect(suggest({ part }, 'checks')).toEqual([])
})

test.each([
  'Do not press "Delete" under any circumstances',
  'Tick both of them',
  'Make "Red" active again',
  'Pop the hat onto the "Basket"',
  'Drag everything but "Milk" to "Done"',
  'Refuse "Cookies"',
  'Avoid "Delete"',
  'Ignore "Warning"',
  'Zoom in 200 %',
])('“%s” is not said anew by another action', (part) => {
  expect(suggest({ part }, 'actions')).toEqual([])
})

test.each([
  [
    'Type the text in the "What needs to be done?" field',
    'Enter "‹text›" in the "What needs to be done?" field',
  ],
  ['Fill the field "Name" somehow using "Ann"', undefined],
  ['Enter the test data in the new to-do field', 'Enter "‹test data›" in the "‹new to-do›" field'],
])('in “%s” what is entered and the field do not change places', (part, expected) => {
  expect(suggest({ part }, 'actions')).toEqual(expected === undefined ? [] : [expected])
})

test('what a sentence only refers to is a blank', () => {
  expect(suggest({ part: 'Double-click it' }, 'actions')).toEqual(['Double-click "‹name›"'])
})

test('a blank that nobody has filled in is not read, and has no suggestion', () => {
  const sentence = '"‹counter›" is not shown'
  const { actions, checks, problems } = compileStep({ action: 'Click "Save"', expectedResult: sentence })
  expect([actions, checks]).toEqual([[], []])
  expect(problems).toMatchObject([{ code: 'steps.unverifiable', part: '‹counter›' }])
  expect(withAdvice(problems[0] ?? { code: 'steps.unverifiable', part: '', message: '' })).toEqual(
    problems[0],
  )
})

test('a quotation mark that was left open is closed', () => {
  expect(suggest({ part: 'Click "Save' }, 'actions')).toEqual(['Click "Save"'])
})

const quoted = ['"A \\"b\\""', '"Milk"', '"5 left"', '"%X%"']
const numbers = ['5', '12', 'three', 'first']
const denying = ['not', 'no', 'never', 'without', 'hidden', 'gone', "isn't", 'disappears']
const states = ['checked', 'disabled', 'completed', 'saved', 'bold', 'empty', 'active', 'red', 'both', 'only']
const plain = [
  'the',
  'is',
  'are',
  'shown',
  'page',
  'error',
  'user',
  'row',
  'field',
  'button',
  'list',
  'in',
  'to',
  ':',
  '%X%',
]
const verbs = ['enter', 'drag', 'check', 'uncheck', 'wait', 'verify', 'add', 'Save', "it's", 'type', 'select']
const all = [...quoted, ...numbers, ...denying, ...states, ...plain, ...verbs]
const sentence = fc.oneof(
  fc.array(fc.constantFrom(...all), { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom(...quoted, 'The list', 'It'), fc.array(fc.constantFrom(...all), { maxLength: 5 }))
    .map(([subject, parts]) => [subject, 'is', ...parts].join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
)
const textsOf = (text: string): string[] => text.match(/"(?:[^"\\]|\\.)*"/g) ?? []
const outside = (text: string) =>
  text
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, ' ')
    .toLowerCase()
    .split(/\s+/)
const wordsIn = (text: string) =>
  new Set([
    ...outside(text),
    ...textsOf(text)
      .join(' ')
      .toLowerCase()
      .split(/[\s"‹›]+/),
  ])
const said = fc
  .tuple(sentence, fc.constantFrom('actions' as const, 'checks' as const))
  .map(([part, half]) => ({ part, half, suggestions: suggest({ part }, half) }))
const holds = (property: (one: { part: string; half: 'actions' | 'checks'; said: string }) => void) =>
  fc.assert(
    fc.property(said, ({ part, half, suggestions }) => {
      for (const one of suggestions) property({ part, half, said: one })
    }),
    { numRuns: 400 },
  )

test('whatever is suggested is read once its blanks are filled in, and not before', () => {
  holds(({ half, said: text }) => {
    const read = (one: string) =>
      compileStep(
        half === 'actions' ? { action: one, expectedResult: '' } : { action: '', expectedResult: one },
      )
    const { actions, checks, problems } = read(text.replace(/"‹(.+?)›"/g, '"$1"'))
    expect(problems).toEqual([])
    expect(actions.length + checks.length).toBeGreaterThan(0)
    if (text.includes('‹')) expect(read(text)).toMatchObject({ actions: [], checks: [] })
  })
})

test('every suggestion has all quoted texts and numbers of the sentence, and quotes no other words of a check', () => {
  holds(({ part, half, said: text }) => {
    const isClosed = textsOf(part).length * 2 === part.replaceAll('\\"', '').split('"').length - 1
    if (!isClosed) return
    expect(textsOf(text)).toEqual(expect.arrayContaining(textsOf(part)))
    for (const one of outside(part).filter((word) => /\d/.test(word))) expect(text).toContain(one)
    if (half === 'checks')
      for (const one of textsOf(text)) expect(one.startsWith('"‹') || textsOf(part).includes(one)).toBe(true)
  })
})

test('a suggestion denies if and only if its sentence does', () => {
  holds(({ part, half, said: text }) => {
    const denials = outside(part).filter((word) => denying.includes(word)).length
    expect(denials).toBeLessThan(2)
    if (half === 'checks') {
      const { checks } = compileStep({ action: '', expectedResult: text.replace(/"‹(.+?)›"/g, '"$1"') })
      const isDenied = checks.some(({ negated, state }) => negated === true && state === undefined)
      expect(isDenied || checks.length === 0 || denials === 0 || /\bnot\b/.test(text)).toBe(true)
      if (denials === 0) expect(outside(text)).not.toContain('not')
    }
  })
})

test('a state that a sentence tells is not left out', () => {
  holds(({ part, half, said: text }) => {
    // What an action begins with is its verb.
    const words = outside(half === 'actions' ? part.replace(/^\s*\p{L}+/u, '') : part)
    const told = states.filter((word) => words.includes(word))
    for (const state of told) expect([...wordsIn(text)]).toContain(state)
  })
})

test('a hostile sentence costs no more than its length', () => {
  expectLinear(20_000, (length) => suggest({ part: `Enter ${'"a" : '.repeat(length)}` }, 'actions'))
})

test.each(['There are constructor rows', 'The list holds toString items', 'The table has __proto__ rows'])(
  'what every object has is no number: “%s”',
  (part) => {
    expect(suggest({ part }, 'checks').join()).not.toMatch(/function|object/)
  },
)
