import { expect, test } from 'vitest'
import { controlKeys } from '../../../../shared/domain/page-inventory/control-keys.ts'
import { likelyActs } from '../../../../shared/domain/page-inventory/likely-acts.ts'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import type { Handle, SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'

type Seen = PageControl & { handle?: Partial<Handle> & Pick<Handle, 'way'> }

function seen(controls: readonly Seen[], closedLayers = 0): SeenPage {
  return {
    inventory: {
      url: 'https://shop.test/',
      title: '',
      controls: controls.map(({ handle: _handle, ...control }) => control),
      headings: [],
      regions: [],
      tables: [],
      values: [],
      messages: [],
    },
    handles: controls.flatMap(({ name, handle }, at) =>
      handle ? [{ at, id: at, kind: 'other', words: name, isOn: false, holds: 0, ...handle }] : [],
    ),
    closedLayers,
  }
}

const acts = (page: SeenPage, only?: ReadonlySet<string>) =>
  likelyActs(page, only).map(({ reveal: { action, name, value } }) =>
    [action, name, value].filter((part) => part !== undefined).join(' '),
  )

const hidden: Seen = { role: 'textbox', name: 'Street', hidden: true }
const tab: Seen = { role: 'tab', name: 'Billing', handle: { way: 'tab' } }
const box: Seen = { role: 'checkbox', name: 'Gift', handle: { way: 'tick' } }
const more: Seen = { role: 'button', name: 'More', handle: { way: 'disclosure', holds: 2 } }

test('what says that it holds hidden controls comes first, then tabs, then boxes', () => {
  expect(acts(seen([hidden, box, tab, more]))).toEqual(['open More', 'press Billing', 'tick Gift'])
})

test('what is on is not pressed again, and a ticked box is unticked', () => {
  const on = { isOn: true }
  const page = seen([
    { ...tab, handle: { way: 'tab', ...on } },
    { ...more, handle: { way: 'disclosure', ...on } },
    { ...box, handle: { way: 'tick', ...on } },
  ])
  expect(acts(page)).toEqual(['untick Gift'])
})

test('each option of a short list is chosen, and the first of a long one', () => {
  const list = (choices: string[]): Seen => ({
    role: 'combobox',
    name: 'Kind',
    handle: { way: 'select', choices },
  })
  expect(acts(seen([hidden, list(['Company', 'Club'])]))).toEqual(['choose Kind Company', 'choose Kind Club'])
  expect(acts(seen([hidden, list('abcdefghij'.split(''))]))).toEqual([
    'choose Kind a',
    'choose Kind b',
    'choose Kind c',
  ])
})

test('lists take turns with boxes, so that a long list does not use up the budget', () => {
  const list: Seen = {
    role: 'combobox',
    name: 'Kind',
    handle: { way: 'select', choices: ['A', 'B', 'C', 'D'] },
  }
  const [, second] = acts(seen([hidden, list, box]))
  expect(second).toBe('choose Kind A')
})

test('nothing that is named after harm is pressed, whatever it declares', () => {
  const dangers = ['Delete account', 'Pay', 'Log out', 'Save', 'Confirm order'].map((name): Seen => ({
    role: 'button',
    name,
    handle: { way: 'disclosure', holds: 3 },
  }))
  const behind: Seen = {
    role: 'button',
    name: 'Options',
    handle: { way: 'opener', words: 'Options deleteAll' },
  }
  expect(acts(seen([hidden, ...dangers, behind]))).toEqual([])
})

test('a way to pay is chosen, an end of the account is not', () => {
  const radio = (name: string): Seen => ({ role: 'radio', name, group: 'Means', handle: { way: 'radio' } })
  expect(acts(seen([hidden, radio('Pay by card'), radio('Delete my account')]))).toEqual([
    'choose Pay by card',
  ])
})

test('a button that declares nothing is pressed only where something is hidden', () => {
  const plain: Seen = { role: 'button', name: 'Add member', handle: { way: 'plain' } }
  const other: Seen = { role: 'button', name: 'Refresh', handle: { way: 'plain' } }
  expect(acts(seen([plain, other]))).toEqual([])
  expect(acts(seen([plain, other], 1))).toEqual(['press Add member'])
  expect(acts(seen([plain, other, hidden]))).toEqual(['press Add member'])
})

test('of alike menus in rows one is opened', () => {
  const menu: Seen = { role: 'button', name: 'Actions', handle: { way: 'opener' } }
  expect(acts(seen([menu, menu, menu]))).toEqual(['press Actions'])
})

test('within an act only what it revealed is tried', () => {
  const page = seen([hidden, box, tab])
  const [, key = ''] = controlKeys(page.inventory.controls)
  expect(acts(page, new Set([key]))).toEqual(['tick Gift'])
})
