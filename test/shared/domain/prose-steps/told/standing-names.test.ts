import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const checksOf = (expectedResult: string, action = '') => {
  const { checks, problems } = compileStep({ action, expectedResult })
  return problems.length > 0 ? undefined : checks
}

test.each([
  ['Pancake recipe is shown', 'Pancake recipe'],
  ['A tiddler Costs opens', 'Costs'],
])('“%s” is a name that is shown, in words of the prose', (expected, name) => {
  expect(checksOf(expected)).toEqual([{ kind: 'assert_text', expected: name, unquoted: true }])
})

test.each([
  ['My Event 1 is on 25 January', { name: '25 January', role: 'region' }],
  [
    'Dentist is listed under January 18, 2023',
    { role: 'side', name: 'below', within: { name: 'January 18, 2023', role: 'region' } },
  ],
])('“%s” says where', (expected, target) => {
  expect(checksOf(expected)).toMatchObject([{ kind: 'assert_text', target }])
})

test('what was entered before is a name, however it is written', () => {
  expect(checksOf('hello appears', 'Enter "hello" in the "Greeting" field')).toMatchObject([
    { kind: 'assert_text', expected: 'hello' },
  ])
  expect(checksOf('hello appears')).toBeUndefined()
})

test('a name that went has to have been there', () => {
  expect(checksOf('Closable 2 is removed')).toMatchObject([
    { kind: 'assert_part', target: { name: 'Closable 2' }, part: { changes: true }, negated: true },
  ])
})

test.each([
  'Results are displayed',
  'Search results are shown',
  'A red Apple pops up',
  'Nothing called Scratch is displayed',
  'Both are in the box',
])('“%s” names nothing of the page', (expected) => {
  const names = (checksOf(expected) ?? []).filter(({ kind, unquoted }) => kind === 'assert_text' && unquoted)
  expect(names).toEqual([])
})
