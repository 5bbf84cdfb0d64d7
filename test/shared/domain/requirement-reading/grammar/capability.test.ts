import { expect, test } from 'vitest'
import { capability } from '../../../../../shared/domain/requirement-reading/grammar/capability.ts'
import { effectInWords, eventInWords, readWith } from '../../../../support/clauses-in-words.ts'

test.each<[string, boolean, string[], string[]]>([
  [
    'A Used booking cannot be cancelled: "It has been used".',
    false,
    ['cancel Used booking'],
    ['refused', 'message It has been used'],
  ],
  ['A Shipped order may not be deleted', false, ['delete Shipped order'], ['refused']],
  ['No order can be deleted', false, ['delete order'], ['refused']],
  ['The student may withdraw the thesis', true, ['student: withdraw thesis'], []],
  [
    'a Paid booking can be cancelled and is then Cancelled',
    true,
    ['cancel Paid booking'],
    ['it := Cancelled'],
  ],
])('%s', (text, allowed, events, then) => {
  const { value } = readWith(capability, text)
  expect(value?.allowed).toBe(allowed)
  expect(value?.events.map((each) => eventInWords(each))).toEqual(events)
  expect(value?.effects.map((each) => effectInWords(each))).toEqual(then)
})

test.each([
  'a patient may have no more than 3 appointments',
  'the weight can be up to 5 kg',
  'the order is sent',
])('no capability: %s', (text) => {
  expect(readWith(capability, text).value).toBeUndefined()
})
