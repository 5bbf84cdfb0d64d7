import { expect, test } from 'vitest'
import type { CodeScope } from '../../../../../shared/domain/test-scripts/framework.ts'
import { closureOf, libraryFor } from '../../../../../shared/domain/test-scripts/selenium-csharp/library.ts'
import {
  expressionOf,
  writeStatement,
} from '../../../../../shared/domain/test-scripts/selenium-csharp/statements.ts'
import { members as javaMembers } from '../../../../../shared/domain/test-scripts/selenium-java/members.ts'
import type { Locator, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { locatorCall } from '../../../../../shared/domain/test-scripts/webdriver/calls.ts'

const scope: CodeScope = {
  locator: (locator) => expressionOf(locatorCall(locator), scope),
  helper: (name) => name,
}
const library = libraryFor({ baseUrl: 'http://shop.test', roles: ['button', 'made up', 'link'] })
const age: Locator = { by: 'label', name: 'Age' }
const row: Locator = { by: 'role', role: 'row', name: { variable: 'name' }, nth: { variable: 'nameNumber' } }

test.each<[Statement, string]>([
  [{ kind: 'reload' }, 'driver.Navigate().Refresh();'],

  [
    { kind: 'text', text: { variable: 'text' }, on: row },
    'driver.ExpectTextIn(Inside(Nth(Row(name), nameNumber)), text);',
  ],
  [
    { kind: 'text', text: 'Too young.', whole: true, beside: age, negated: true },
    'driver.ExpectNoMessageIn(Beside(Label("Age")), "Too young.");',
  ],
  [
    { kind: 'url', text: '/done', comparison: 'equals', negated: true },
    'driver.ExpectUrl(Not(SameAddress("/done")));',
  ],
  [{ kind: 'order', texts: ['A', { variable: 'b' }] }, 'driver.ExpectOrder("A", b);'],
])('%j is written as a call', (statement, expected) => {
  expect(writeStatement(statement, scope).join('\n')).toBe(expected)
})

test('a function brings what it names along, and nothing else', () => {
  const names = closureOf(library, ['Press']).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['KeyFor', 'Press', 'PressKeys'])
  expect(closureOf(library, ['Text']).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Holds', 'Quoted', 'One']),
  )
})

test('what statements call is there in both languages on WebDriver', () => {
  const called = javaMembers
    .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1))
    .filter((name) =>
      /^(?:Expect(?!State|Texts|Values)|Label|Role|Row|Text|Nth|Last|Within|Inside|Beside)/.test(name),
    )
  expect(called.length).toBeGreaterThan(30)
  expect([...library.keys()]).toEqual(expect.arrayContaining(called))
})
