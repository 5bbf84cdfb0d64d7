import { expect, test } from 'vitest'
import { plainVerbs } from '../../../../../shared/domain/requirements/checked-forms/plain-verbs.ts'

test.each([
  ['Q0 shall empty all fields', 'Q0 empties all fields'],
  ['the form will then disappear', 'the form then disappears'],
  ['the alert must not be shown', 'the alert is not shown'],
  ['the button shall have the focus', 'the button has the focus'],
  [
    'the form shall check all fields, and shall show every message',
    'the form checks all fields, and shows every message',
  ],
  ['the address shall not change', 'the address does not change'],
  ['it shows the text', 'it shows the text'],
])('"%s" is read as "%s"', (demanded, told) => {
  expect(plainVerbs(demanded)).toBe(told)
})

test.each([
  ['the entries shall be kept', 'the entries are kept'],
  ['the entries of the form shall be kept', 'the entries of the form are kept'],
  ['the list of entries shall be kept', 'the list of entries is kept'],
  ['all messages must not be shown', 'all messages are not shown'],
  ['the buttons Q0 and Q1 shall have no focus', 'the buttons Q0 and Q1 have no focus'],
  ['they will then disappear', 'they then disappear'],
  ['the entries shall be kept and the cursor shall go', 'the entries are kept and the cursor goes'],
])('of more than one thing "%s" is read as "%s"', (demanded, told) => {
  expect(plainVerbs(demanded)).toBe(told)
})
