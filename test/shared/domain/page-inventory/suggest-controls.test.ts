import { expect, test } from 'vitest'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import { suggestControls } from '../../../../shared/domain/page-inventory/suggest-controls.ts'

const namesOf = (controls: readonly { name: string }[]) => controls.map(({ name }) => name)
const button = (name: string) => ({ role: 'button', name })
const field = (name: string) => ({ role: 'textbox', name })

test('the likest names come first, whether letters or words are alike', () => {
  const controls = [field('City'), field('Confirm e-mail address'), field('E-mail'), button('Send')]
  expect(namesOf(suggestControls('Email', 'textbox', controls))).toEqual([
    'E-mail',
    'Confirm e-mail address',
    'City',
  ])
  expect(namesOf(suggestControls('Adress confirmation', undefined, controls))).toEqual([
    'Confirm e-mail address',
  ])
})

test('of equal names the one of the kind that was said is likelier', () => {
  const controls = [{ role: 'heading', name: 'Basket' }, field('Basket'), { role: 'link', name: 'Basket' }]
  expect(suggestControls('Basket', 'button', controls)[0]).toEqual({ role: 'link', name: 'Basket' })
})

test('where no name is alike, others of the kind are suggested, and nothing else', () => {
  const controls = [field('Name'), button('Log in'), { role: 'checkbox', name: 'Remember me' }]
  expect(suggestControls('Submit', 'button', controls)).toEqual([button('Log in')])
  expect(suggestControls('Submit', undefined, controls)).toEqual([])
})

test('a control that is not shown yet comes with what reveals it', () => {
  const postcode: PageControl = {
    role: 'textbox',
    name: 'Postcode of delivery',
    hidden: true,
    revealedBy: [{ action: 'tick', role: 'checkbox', name: 'Deliver elsewhere' }],
  }
  const controls: PageControl[] = [field('Phone'), postcode]
  expect(suggestControls('Delivery postcode', 'textbox', controls)[0]).toBe(postcode)
})

test('there are five at most, and none without a name', () => {
  const controls = [button(' '), ...Array.from({ length: 9 }, (_none, at) => button(`Save ${at}`))]
  const suggested = suggestControls('Save', 'button', controls)
  expect(namesOf(suggested)).toEqual(['Save 0', 'Save 1', 'Save 2', 'Save 3', 'Save 4'])
  expect(suggestControls('', 'button', [])).toEqual([])
})
