import { expect, test } from 'vitest'
import { FileScope } from '../../../../../shared/domain/test-scripts/python/file-scope.ts'
import { helperRegistry } from '../../../../../shared/domain/test-scripts/python/helpers/registry.ts'
import { helperModules } from '../../../../../shared/domain/test-scripts/python/modules.ts'
import { obstacleOf, writeStatement } from '../../../../../shared/domain/test-scripts/python/statements.ts'
import type { Locator, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { pythonErrors } from '../../../../support/toolchains/parse-python.ts'

const field: Locator = { by: 'label', name: 'Age' }

/** Every kind of statement, and how Python says it. */
const on = field
const within = { by: 'role', role: 'table', name: 'Staff' } as const
const save: Locator = { by: 'role', role: 'button', name: 'Save', exact: true }
const gestures = [
  'click',
  'double_click',
  'right_click',
  'hover',
  'clear',
  'check',
  'uncheck',
  'scroll_to',
] as const
const states = [
  'visible',
  'checked',
  'enabled',
  'focused',
  'pressed',
  'expanded',
  'invalid',
  'required',
] as const

/** Every kind of statement, and how Python says it. */
const said: [Statement, string][] = [
  [{ kind: 'open', url: '/sign-up' }, 'open_page(driver, "/sign-up")'],
  [{ kind: 'reload' }, 'driver.refresh()'],
  [{ kind: 'go_back' }, 'driver.back()'],
  [{ kind: 'click', on: save }, 'click(driver, by_role("button", "Save", exact=True))'],
  [{ kind: 'click', on: { by: 'text', name: 'Alpha' } }, 'click(driver, by_text("Alpha"))'],
  [
    { kind: 'click', on: { by: 'role', role: 'row', nth: -1, within } },
    'click(driver, by_role("row", nth=-1, within=by_role("table", "Staff")))',
  ],
  ...gestures.map((kind): [Statement, string] => [{ kind, on }, `${kind}(driver, by_label("Age"))`]),
  [{ kind: 'fill', on, value: '%TODAY-18Y%' }, 'fill(driver, by_label("Age"), today("-18Y"))'],
  [{ kind: 'select', on, value: 'Old' }, 'select(driver, by_label("Age"), "Old")'],
  [{ kind: 'press', key: 'Enter', on }, 'press(driver, "Enter", on=by_label("Age"))'],
  [{ kind: 'press', key: 'Control+A' }, 'press(driver, "Control+A")'],
  [{ kind: 'submit' }, 'submit_form(driver)'],
  [{ kind: 'wait_for', on, state: 'visible' }, 'expect_visible(driver, by_label("Age"))'],
  [{ kind: 'wait_for', on, state: 'hidden' }, 'expect_hidden(driver, by_label("Age"))'],
  [{ kind: 'resize', width: 375, height: 667 }, 'resize(driver, 375, 667)'],
  [
    { kind: 'text', text: 'Too old.', whole: true, beside: on },
    'expect_text(driver, "Too old.", whole=True, beside=by_label("Age"))',
  ],
  [
    { kind: 'text', text: 'Done', on: within, negated: true },
    'expect_no_text(driver, "Done", within=by_role("table", "Staff"))',
  ],
  ...states.map((kind): [Statement, string] => [{ kind, on }, `expect_${kind}(driver, by_label("Age"))`]),
  [{ kind: 'visible', on, negated: true }, 'expect_hidden(driver, by_label("Age"))'],
  [{ kind: 'checked', on, negated: true }, 'expect_checked(driver, by_label("Age"), checked=False)'],
  [
    { kind: 'value', on, value: '18', comparison: 'starts_with', negated: true },
    'expect_value(driver, by_label("Age"), "18", comparison="starts_with", negated=True)',
  ],
  [
    { kind: 'attribute', on, attribute: 'a', value: 'b' },
    'expect_attribute(driver, by_label("Age"), "a", "b")',
  ],
  [
    { kind: 'count', on: within, count: 3, comparison: 'at_least' },
    'expect_count(driver, by_role("table", "Staff"), 3, comparison="at_least")',
  ],
  [{ kind: 'url', text: '/welcome', comparison: 'equals' }, 'expect_url(driver, "/welcome")'],
  [{ kind: 'title', text: 'Welcome', comparison: 'equals' }, 'expect_title(driver, "Welcome")'],
  [{ kind: 'order', texts: ['A', 'B'] }, 'expect_order(driver, "A", "B")'],
  [
    { kind: 'cell', column: 'Name', row: on, text: 'Eva' },
    'expect_cell(driver, by_label("Age"), "Name", "Eva")',
  ],
]

test.each(said)('%j', (statement, code) => {
  expect(writeStatement(statement, new FileScope()).join('\n')).toBe(code)
})

test('whatever is called exists, together with all that it needs', () => {
  const scope = new FileScope()
  for (const [statement] of said) writeStatement(statement, scope)
  const registry = helperRegistry({ baseUrl: 'http://shop.test/', kinds: scope.kinds })
  const modules = helperModules([...scope.helpers, 'secret', 'expand'], registry)
  expect([...modules.keys()]).toEqual(['data', 'waiting', 'texts', 'actions', 'locators', 'expectations'])
  for (const [name, source] of modules) {
    expect(pythonErrors(source), name).toEqual([])
    const imports = source.matchAll(/^from helpers\.(\w+) import ([\w, ]+)$/gm)
    for (const [, module = '', imported = ''] of imports)
      for (const importedName of imported.split(', '))
        expect(modules.get(module), `${importedName} of ${module}`).toMatch(
          new RegExp(String.raw`^(?:def |class )?${importedName}\b`, 'm'),
        )
  }
  expect([...modules.values()].join('')).not.toMatch(/sleep/)
})

test('texts, names and numbers may be variables of a step definition', () => {
  const scope = new FileScope()
  const on: Locator = { by: 'role', role: 'row', name: { variable: 'name' }, nth: { variable: 'number' } }
  expect(writeStatement({ kind: 'text', text: { variable: 'text' }, on }, scope)).toEqual([
    'expect_text(driver, text, within=by_role("row", name, nth=number))',
  ])
  expect(
    writeStatement({ kind: 'count', on, count: { variable: 'count' }, comparison: 'equals' }, scope),
  ).toEqual(['expect_count(driver, by_role("row", name, nth=number), count)'])
})

test('a role that a page states cannot leave its selector or its literal', () => {
  const scope = new FileScope()
  const role = 'x"] , *, [y="\\'
  writeStatement({ kind: 'click', on: { by: 'role', role, name: 'Save' } }, scope)
  const registry = helperRegistry({ baseUrl: 'http://shop.test/', kinds: scope.kinds })
  const source = registry.get('CANDIDATES')?.source ?? ''
  expect(pythonErrors(source)).toEqual([])
  expect(source).toContain(String.raw`[role=\"x\\22 ] , *, [y=\\22 \\5c \"]`.replaceAll(String.raw`\"`, '"'))
})

test('a key that WebDriver does not have is an obstacle', () => {
  expect(obstacleOf({ kind: 'press', key: 'ContextMenu' })).toMatch(/no key/)
  expect(obstacleOf({ kind: 'press', key: 'Enter' })).toBeUndefined()
})
