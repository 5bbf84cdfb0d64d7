import { expect, test } from 'vitest'
import { faultsFor, observedFaultsFor } from '../../../../../shared/domain/prose-steps/faults/faults.ts'
import { survivorOf } from '../../../../../shared/domain/assertion-strength/words.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import type { Check } from '../../../../../shared/domain/prose-steps/types.ts'

function checkOf(expectedResult: string): Check {
  const { checks, problems } = compileStep({ action: 'Click "Go"', expectedResult }, {})
  const [check] = checks
  if (!check || problems.length > 0) throw new Error(`“${expectedResult}” was not compiled`)
  return check
}

const kinds = (expected: string) => faultsFor(checkOf(expected)).map(({ kind }) => kind)

test.each([
  ['"Welcome" is visible', ['text_changed', 'element_removed', 'element_moved', 'value_changed']],
  ['"3 orders" is visible', ['text_changed', 'element_removed', 'element_moved']],
  ['"Welcome" is not visible', ['unwanted_added']],
  ['There is a "Save" button', ['text_changed', 'element_removed']],
  ['The table has 3 rows', ['count_changed', 'count_changed']],
  ['At least 2 rows are shown', ['count_changed']],
  ['The "Name" field has the value "x"', ['value_changed', 'element_removed']],
  ['The "Save" button is disabled', ['state_changed', 'element_removed']],
  ['The cell "Price" of the row "Milk" is "1.20"', ['value_changed', 'element_removed', 'element_moved']],
  ['The cell "Price" of the row "Milk" is empty', ['value_changed']],
  ['The total is at least 3', ['value_changed', 'element_removed']],
  ['"Ann" is shown before "Bob"', ['text_changed', 'element_removed', 'element_moved']],
  ['The page title is "Shop"', ['text_changed']],
  ['The URL contains "/done"', ['address_changed', 'element_moved']],
  ['The URL is "/done"', ['address_changed']],
  ['The URL does not contain "/done"', ['address_changed']],
  ['The page is displayed', ['element_removed']],
  ['Only "Milk" is listed in "Orders"', ['element_removed']],
  ['"Welcome" is shown below the table', ['text_changed', 'element_removed', 'value_changed']],
])('%s → %j', (expected, faults) => {
  expect(kinds(expected)).toEqual(faults)
})

test.each([
  ['A file "a.csv" is offered for download', ['remove', 'alter']],
  ['No file is downloaded', ['add']],
  ['There are no console errors', ['add']],
  ['The page answers with status 404', ['alter']],
  ['The request to "/data" answers with status 200', ['alter', 'remove']],
  ['A new tab opens', ['remove']],
  ['A dialog says "Sure?"', ['remove', 'alter']],
  ['"Welcome" is visible', []],
])('%s is tried by what the run has seen: %j', (expected, changes) => {
  expect(observedFaultsFor(checkOf(expected)).map(({ change }) => change)).toEqual(changes)
})

test('a value that has changed is put back to what it was, one that has not is changed', () => {
  const check = { ...checkOf('The total has changed'), before: '12.50' }
  expect(faultsFor(check)).toEqual([{ kind: 'value_changed', operator: 'set_text', to: '12.50' }])
  expect(faultsFor({ ...check, negated: true })).toEqual([{ kind: 'value_changed', operator: 'alter_value' }])
  const address = { ...check, target: { role: 'document', name: 'url' }, before: 'https://a.test/' }
  expect(faultsFor(address)).toEqual([
    { kind: 'address_changed', operator: 'set_address', to: 'https://a.test/' },
  ])
})

test.each([
  '"A" is not shown',
  'There is no "A" button',
  'The "A" field does not have the value "b"',
  'The cell "A" of the row "B" is not "c"',
  'The page title is not "A"',
  'The link "A" does not lead to "/b"',
])('%s is tried by what it denies', (denial) => {
  expect(faultsFor(checkOf(denial))).toHaveLength(1)
})

test('a survivor tells people what happened, and never more than one line each', () => {
  const check = checkOf('The URL contains "/done"')
  const [, carried] = faultsFor(check)
  if (!carried) throw new Error('No such fault')
  const survivor = survivorOf(check, carried)
  expect(survivor.hint).toBe('Say the whole address: The URL is "/done".')
  expect(survivor.description).toContain('only mentions “/done”')
  expect(Object.values(survivor).join('')).not.toContain('\n')
})
