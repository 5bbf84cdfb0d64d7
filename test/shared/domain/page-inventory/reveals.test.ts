import { expect, test } from 'vitest'
import { joinSurroundings } from '../../../../shared/domain/page-inventory/join-surroundings.ts'
import {
  type Revealed,
  isSameState,
  newlyUsable,
  noLongerUsable,
  noteRevealed,
  withReveals,
} from '../../../../shared/domain/page-inventory/reveals.ts'
import {
  PageInventorySchema,
  mostControls,
  type PageControl,
  type PageInventory,
  type PageReveal,
} from '../../../../shared/domain/page-inventory/schema.ts'

const field = (name: string, more: Partial<PageControl> = {}): PageControl => ({
  role: 'textbox',
  name,
  ...more,
})
const press: PageReveal = { action: 'press', role: 'tab', name: 'Billing' }
const tick: PageReveal = { action: 'tick', role: 'checkbox', name: 'Other address' }

const inventory = (controls: PageControl[]): PageInventory => ({
  url: 'https://shop.test/',
  title: 'Shop',
  controls,
  headings: [],
  regions: [],
  tables: [],
  values: [],
  messages: [],
})

test('a control that was hidden, disabled or not there is revealed when it can be used', () => {
  const before = [field('City'), field('Street', { hidden: true }), field('Age', { disabled: true })]
  const after = [field('City'), field('Street'), field('Age'), field('Branch')]
  expect([...newlyUsable(before, after).values()].map(({ name }) => name)).toEqual([
    'Street',
    'Age',
    'Branch',
  ])
  expect(newlyUsable(after, before).size).toBe(0)
})

test('controls of one name are told apart by group, region and number', () => {
  const before = [field('Name'), field('Name', { region: 'Billing', hidden: true })]
  const after = [field('Name'), field('Name'), field('Name', { region: 'Billing' })]
  expect([...newlyUsable(before, after).values()].map(({ region }) => region)).toEqual([undefined, 'Billing'])
})

test('what was replaced by its like is the same state, what holds another value is not', () => {
  const page = [field('City', { value: 'Oslo' }), field('Street', { hidden: true })]
  expect(isSameState(page, structuredClone(page))).toBe(true)
  const other = [field('City', { value: 'Rome' }), field('Street', { hidden: true })]
  expect(isSameState(page, other)).toBe(false)
  expect(isSameState(page, other, { usable: true })).toBe(true)
  expect(isSameState(page, [field('City', { value: 'Oslo' }), field('Street')])).toBe(false)
})

test('of several ways to a control the shortest is kept, unless a longer one makes it usable', () => {
  const known = new Map<string, Revealed>()
  const of = (control: PageControl) => new Map([['street', control]])
  noteRevealed(known, [press, tick], of(field('Street', { disabled: true })))
  noteRevealed(known, [press], of(field('Street', { disabled: true })))
  expect(known.get('street')?.path).toEqual([press])
  noteRevealed(known, [press, tick], of(field('Street')))
  expect(known.get('street')).toEqual({ control: field('Street'), path: [press, tick] })
  noteRevealed(known, [tick, press], of(field('Street')))
  expect(known.get('street')?.path).toEqual([press, tick])
})

test('a hidden control of the page says by what it is revealed, and one that only appears is added', () => {
  const first = inventory([field('City'), field('Street', { hidden: true })])
  const revealed = new Map<string, Revealed>()
  noteRevealed(
    revealed,
    [press],
    newlyUsable(first.controls, [field('City'), field('Street'), field('Branch')]),
  )
  expect(withReveals(first, revealed).controls).toEqual([
    field('City'),
    field('Street', { hidden: true, revealedBy: [press] }),
    field('Branch', { hidden: true, revealedBy: [press] }),
  ])
})

test('an inventory that grows beyond what may be told is cut', () => {
  const first = inventory(Array.from({ length: mostControls }, (_none, at) => field(`Field ${at}`)))
  const revealed = new Map([['more', { control: field('More'), path: [press] }]])
  const grown = withReveals(first, revealed)
  expect(grown.cut).toBe(true)
  expect(PageInventorySchema().safeParse(grown).success).toBe(true)
})

test('headings, regions, tables, labelled values and messages of other states are told once', () => {
  const table = { name: 'Members', columns: ['Name'], rows: 2 }
  const first = {
    ...inventory([]),
    headings: ['Team'],
    tables: [table],
    values: [{ name: 'Fee', value: '–' }],
    messages: ['Ready'],
  }
  const joined = joinSurroundings(first, {
    headings: ['Team', 'New member'],
    regions: [{ role: 'dialog', name: 'New member' }],
    tables: [{ ...table, rows: 3 }],
    values: [
      { name: 'Fee', value: '60.00' },
      { name: 'Days', value: '0' },
    ],
    messages: ['Ready', 'Saved'],
  })
  expect(joined).toMatchObject({
    headings: ['Team', 'New member'],
    regions: [{ role: 'dialog', name: 'New member' }],
    tables: [table],
    values: [
      { name: 'Fee', value: '–' },
      { name: 'Days', value: '0' },
    ],
    messages: ['Ready', 'Saved'],
  })
})

test('what an act takes away is told of controls, unless another of the name is there', () => {
  const before = [
    field('Amount in GBP'),
    field('Card'),
    field('Name', { region: 'Buy' }),
    field('Note', { hidden: true }),
  ]
  const after = [field('Amount in EUR'), field('Card', { disabled: true }), field('Name', { region: 'Sell' })]
  const gone = noLongerUsable(before, after)
  const told = withReveals(inventory(before), new Map(), new Map(gone.map((key) => [key, [tick]])))
  expect(told.controls.map(({ goneBy }) => goneBy)).toEqual([[tick], [tick], undefined, undefined])
})

test('what entries of several controls reveal says so; radio buttons may be of one group', () => {
  const known = new Map<string, Revealed>()
  const now = new Map([['Save 1', field('Save')]])
  const radio = (name: string): PageReveal => ({ action: 'choose', role: 'radio', name })
  for (const path of [[radio('A')], [radio('B')]]) noteRevealed(known, path, now)
  expect(known.get('Save 1')?.byOthers).toBeUndefined()
  noteRevealed(known, [press], now)
  expect(known.get('Save 1')?.byOthers).toBeUndefined()
  noteRevealed(known, [tick], now)
  expect(known.get('Save 1')?.byOthers).toBe(true)
})
