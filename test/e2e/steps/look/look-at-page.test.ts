import { expect, test } from 'vitest'
import {
  type PageControl,
  type PageInventory,
  PageInventorySchema,
} from '../../../../shared/domain/page-inventory/schema.ts'
import { lookAtPage } from '../../../../workers/features/hosted-runs/look/look-at-page.ts'
import { inTab, servePages, startStage } from '../support.ts'
import { lookPages } from './look-pages.ts'

const stage = startStage({ serve: () => servePages(lookPages) })

async function look(name: string, actions?: number): Promise<PageInventory> {
  const terms = {
    url: `${stage.url}/${name}`,
    deadlineMs: Date.now() + 60_000,
    ...(actions === undefined ? {} : { actions }),
  }
  const inventory = await inTab(stage, (page) => lookAtPage(page, terms))
  return PageInventorySchema().parse(inventory)
}

function control({ controls }: PageInventory, name: string): PageControl | undefined {
  return controls.find((one) => one.name === name)
}

const by = (inventory: PageInventory, name: string) =>
  control(inventory, name)?.revealedBy?.map((act) =>
    [act.action, act.name, act.value].filter((part) => part !== undefined).join(' '),
  )

test.concurrent('a tab reveals what stands in its panel, and a box in there what it shows', async () => {
  const page = await look('settings')
  expect(control(page, 'Nickname')).toEqual({
    role: 'textbox',
    name: 'Nickname',
    type: 'text',
    value: 'Ann',
    hint: '2 to 20 letters',
    limits: { minLength: 2, maxLength: 20, required: true },
    region: 'Profile',
  })
  expect(control(page, 'VAT number')).toMatchObject({
    hidden: true,
    region: 'Billing',
    limits: { pattern: '[A-Z]{2}[0-9]+' },
  })
  expect(by(page, 'VAT number')).toEqual(['press Billing'])
  expect(by(page, 'Street')).toEqual(['press Billing', 'tick Other address'])
  expect(page.headings).toEqual(['Settings'])
  expect(page.regions).toEqual([
    { role: 'tabpanel', name: 'Profile' },
    { role: 'tabpanel', name: 'Billing' },
  ])
})

test.concurrent('an option, a box and a radio button reveal, enable and add fields', async () => {
  const page = await look('form')
  expect(by(page, 'Tax id')).toEqual(['choose Kind Company'])
  expect(control(page, 'Age')).toMatchObject({
    role: 'spinbutton',
    disabled: true,
    limits: { min: '18', max: '120', step: '1' },
  })
  expect(by(page, 'Age')).toEqual(['tick I am of age'])
  expect(control(page, 'Branch')).toMatchObject({
    hidden: true,
    revealedBy: [{ action: 'choose', role: 'radio', name: 'Shop' }],
  })
  expect(control(page, 'Kind')).toMatchObject({
    role: 'combobox',
    type: 'select',
    value: 'Person',
    options: ['Person', 'Company'],
    region: 'Sign-up',
  })
  expect(control(page, 'Post')).toMatchObject({ role: 'radio', checked: true, group: 'Delivery' })
})

test.concurrent('what a password field holds is told nowhere, and markup is text', async () => {
  const page = await look('form', 0)
  expect(control(page, 'Secret')).toEqual({
    role: 'textbox',
    name: 'Secret',
    type: 'password',
    region: 'Sign-up',
  })
  expect(JSON.stringify(page)).not.toContain('hunter22')
  expect(control(page, 'City')).toMatchObject({
    value: '<b>Rome</b>',
    hint: 'as in Oslo',
    limits: { required: true, readOnly: true },
  })
  expect(control(page, 'Picture')).toMatchObject({
    role: 'button',
    type: 'file',
    limits: { accept: 'image/png', multiple: true },
  })
  expect(control(page, 'Tax id')).toMatchObject({ hidden: true })
  expect(page.controls.every(({ revealedBy }) => revealedBy === undefined)).toBe(true)
})

test.concurrent('dialogs, popovers, details and folded parts are opened', async () => {
  const page = await look('layers')
  expect(control(page, 'E-mail')).toMatchObject({
    type: 'email',
    region: 'New member',
    limits: { required: true },
  })
  expect(by(page, 'E-mail')).toEqual(['press Add member'])
  expect(by(page, 'Manual')).toEqual(['press Help'])
  expect(by(page, 'Limit')).toEqual(['open Advanced'])
  expect(by(page, 'Since')).toEqual(['open More filters'])
  expect(page.tables).toEqual([{ name: 'Members', columns: ['Name', 'Role'], rows: 2 }])
  expect(page.messages).toEqual(['2 members'])
  expect(page.headings).toEqual(['Team', 'Notes', 'Who is it?'])
  expect(control(page, 'Note')).toMatchObject({ role: 'textbox', value: 'Hello', region: 'Notes' })
  expect(control(page, 'Answer')).toMatchObject({ region: 'Survey' })
})

test.concurrent('a page that draws itself anew at each press is explored', async () => {
  const page = await look('redrawn')
  expect(by(page, 'Field Two')).toEqual(['press Two'])
  expect(by(page, 'Field Three')).toEqual(['press Three'])
  expect(by(page, 'Field One')).toBeUndefined()
})

test.concurrent('what cannot be taken back is undone by opening the page anew', async () => {
  const page = await look('stuck')
  expect(by(page, 'Seats')).toEqual(['choose Plan Team'])
  expect(by(page, 'Note')).toEqual(['tick Extras'])
})

test.concurrent('no more is tried than may be', async () => {
  const page = await look('settings', 1)
  expect(by(page, 'VAT number')).toEqual(['press Billing'])
  expect(by(page, 'Street')).toBeUndefined()
})
