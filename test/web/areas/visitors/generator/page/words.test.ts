import { expect, test } from 'vitest'
import {
  type Control,
  limitsOf,
  optionsOf,
  regionsOf,
  revealsOf,
} from '../../../../../../web/areas/visitors/generator/page/words.ts'

const control = (given: Partial<Control> = {}): Control => ({ role: 'textbox', name: 'Name', ...given })

test('controls stand by their region in the order of the page, those of none first', () => {
  const [name, total, help] = [control({ region: 'Order' }), control({ region: 'Sum' }), control()]
  const more = control({ region: 'Order', name: 'More' })
  expect(regionsOf({ controls: [name, total, help, more] })).toEqual([
    ['', [help]],
    ['Order', [name, more]],
    ['Sum', [total]],
  ])
})

test.each([
  [{}, []],
  [{ required: true as const, maxLength: 30 }, ['required', 'at most 30 characters']],
  [{ minLength: 1, maxLength: 1000 }, ['1 to 1,000 characters']],
  [{ min: '1', max: '12', step: '1' }, ['from 1 to 12', 'in steps of 1']],
  [{ min: '0', step: 'any' }, ['at least 0']],
  [{ minLength: 1 }, ['at least 1 character']],
  [
    { readOnly: true as const, pattern: '[A-Z]+', multiple: true as const, accept: '.pdf' },
    ['read only', 'pattern [A-Z]+', 'several at once', 'files: .pdf'],
  ],
])('the limits %j are said as %j', (limits, said) => {
  expect(limitsOf({ limits })).toEqual(said)
})

test('of many options the first are said, with how many are left', () => {
  const options = Array.from({ length: 10 }, (_, nth) => `O${nth}`)
  expect(optionsOf({ options })).toBe('Options: O0, O1, O2, O3, O4, O5, O6, O7 and 2 more')
  expect(optionsOf({ options: ['First'] })).toBe('Options: First')
  expect(optionsOf({})).toBe('')
})

test('what reveals a control is said in its order', () => {
  const revealedBy: Control['revealedBy'] = [
    { action: 'tick', role: 'checkbox', name: 'For business' },
    { action: 'choose', role: 'combobox', name: 'Country', value: 'France' },
  ]
  expect(revealsOf({ revealedBy })).toEqual(['tick “For business”', 'choose “France” in “Country”'])
})
