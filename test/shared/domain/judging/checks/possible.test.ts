import { expect, test } from 'vitest'
import { judge } from '../../../../../shared/domain/judging/index.ts'
import { type PageControl, PageInventorySchema } from '../../../../../shared/domain/page-inventory/schema.ts'
import { writtenCase } from '../../../../support/authored/written-case.ts'

const sentences = [{ id: 'S1', text: 'The page shows "Saved" when "Save" is pressed.' }]
const control = (role: string, name: string, more: Partial<PageControl> = {}): PageControl => ({
  role,
  name,
  ...more,
})
const pageOf = (...controls: PageControl[]) =>
  PageInventorySchema().parse({
    url: '/',
    title: 'Profile',
    controls: [control('button', 'Save'), ...controls],
    headings: ['Profile'],
    messages: [],
  })

function possible(controls: PageControl[], ...actions: string[]) {
  const steps = [...actions.map((action) => [action] as const), ['Click "Save"', '"Saved" is shown'] as const]
  const { cases } = judge([writtenCase('A', steps, { sentences: ['S1'] })], {
    sentences,
    pages: [pageOf(...controls)],
    author: 'model',
  })
  return cases[0]!.checks!.find(({ check }) => check === 'possible')!
}

const choose = { action: 'choose', role: 'combobox', name: 'Kind', value: 'Company' } as const
const kind = control('combobox', 'Kind', { type: 'select', options: ['Person', 'Company'] })
const vat = control('textbox', 'VAT number', { hidden: true, revealedBy: [choose] })

test('a hidden field is there once what reveals it was done', () => {
  expect(possible([kind, vat], 'Select "Company" from "Kind"', 'Enter "1" in "VAT number"').result).toBe(
    'holds',
  )
})

test('a hidden field is not there before', () => {
  const check = possible([kind, vat], 'Enter "1" in "VAT number"')
  expect(check).toMatchObject({ result: 'fails', reason: expect.stringContaining('VAT number') })
})

test('another option of the same list may reveal it as well', () => {
  expect(possible([kind, vat], 'Select "Person" from "Kind"', 'Enter "1" in "VAT number"').result).toBe(
    'unknown',
  )
})

test('a field is gone after what takes it away', () => {
  const age = control('textbox', 'Age', { goneBy: [choose] })
  expect(possible([kind, age], 'Select "Company" from "Kind"', 'Enter "1" in "Age"').result).toBe('fails')
  expect(
    possible([kind, age], 'Select "Company" from "Kind"', 'Select "Person" from "Kind"', 'Enter "1" in "Age"')
      .result,
  ).toBe('holds')
})

test('a disabled button cannot be pressed before anything was entered', () => {
  const send = control('button', 'Send', { disabled: true })
  expect(possible([send], 'Click "Send"').result).toBe('fails')
  expect(possible([send, control('textbox', 'Age')], 'Enter "1" in "Age"', 'Click "Send"').result).toBe(
    'holds',
  )
})

test('what nobody saw is impossible at first, and unknown behind a press', () => {
  expect(possible([], 'Click the "Archive" button').result).toBe('fails')
  expect(possible([], 'Click "Save"', 'Click the "Archive" button').result).toBe('unknown')
})

test('an option of a radio group is chosen by its name', () => {
  const radios = [
    control('radio', 'Card', { group: 'Payment' }),
    control('radio', 'Cash', { group: 'Payment' }),
  ]
  expect(possible(radios, 'Select "Card" from "Payment"').result).toBe('holds')
  expect(possible(radios, 'Select "Gold" from "Payment"').result).toBe('fails')
})

test('nothing is typed into a field that is read only', () => {
  const locked = control('textbox', 'Number', { limits: { readOnly: true } })
  expect(possible([locked], 'Enter "1" in "Number"').result).toBe('fails')
})

test('on a page that nobody looked at everything is unknown', () => {
  expect(possible([], 'Open "/elsewhere"', 'Click the "Archive" button').result).toBe('unknown')
})
