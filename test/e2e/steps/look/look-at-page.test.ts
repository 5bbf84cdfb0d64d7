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
  const cells = [
    ['Ann', 'Owner'],
    ['Bo', 'Guest'],
  ]
  expect(page.tables).toEqual([{ name: 'Members', columns: ['Name', 'Role'], rows: 2, cells }])
  expect(page.messages).toEqual(['2 members'])
  expect(page.headings).toEqual(['Team', 'Notes', 'Who is it?'])
  expect(control(page, 'Note')).toMatchObject({ role: 'textbox', value: 'Hello', region: 'Notes' })
  expect(control(page, 'Answer')).toMatchObject({ region: 'Survey' })
})

test.concurrent('what a page shows beside a label is told, also where it is shown only later', async () => {
  const { values } = await look('desk')
  expect(values).toEqual([
    { name: 'Commission', value: '–' },
    { name: 'Entries', value: '0 of 5' },
    { name: 'In list', value: '£0.00' },
    { name: 'Balance', value: '12.50' },
    { name: 'Change', value: '', hidden: true },
  ])
})

test.concurrent('what entries take away says so, and what several of them reveal', async () => {
  const page = await look('desk')
  const gone = (name: string) => control(page, name)?.goneBy?.map(({ value }) => value)
  expect(gone('Amount in GBP')).toEqual(['Sell'])
  expect(gone('Club card')).toEqual(['Sell'])
  expect(gone('Town')).toBeUndefined()
  expect(by(page, 'Amount in EUR')).toEqual(['choose Direction Sell'])
  expect(control(page, 'Save')).toMatchObject({ disabled: true, revealedByOthers: true })
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

test.concurrent('a page that draws its first control a moment after it has loaded is waited for', async () => {
  expect((await look('late')).controls.map(({ name }) => name)).toEqual(['Name'])
})

test.concurrent('a look goes together with what else pauses the requests of the page', async () => {
  const terms = { url: `${stage.url}/stuck`, deadlineMs: Date.now() + 60_000 }
  const paused: string[] = []
  const page = await inTab(stage, async (tab) => {
    const session = await tab.createCDPSession()
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      paused.push(new URL(request.url).pathname)
      void session.send('Fetch.continueRequest', { requestId })
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    return await lookAtPage(tab, terms)
  })
  expect(by(page, 'Seats')).toEqual(['choose Plan Team'])
  expect(by(page, 'Note')).toEqual(['tick Extras'])
  // Once at first, and once for the act that could not be taken back.
  expect(paused).toEqual(['/stuck', '/stuck'])
})
