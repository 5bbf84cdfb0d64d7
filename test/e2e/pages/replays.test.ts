import { beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../../support/browser-agent.ts'
import { hide } from '../../support/browser/hide.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'
import { serving } from '../../support/serving.ts'
import { hostileVisit } from './replays/hostile-visit.ts'

const { pages, lead, ask, newWebsite } = startLead()
let websiteId = ''

/** A website of somebody's, whose pages load our scripts, and a host that nobody must hear of who watches. */
const site = serving((request, response) => {
  const scripts = ['script', 'recorder'].map(
    (name) => `<script defer src="${pages.origin()}/${name}.js" data-website-id="${websiteId}"></script>`,
  )
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><title>Shop</title>${scripts.join('')}<style>h1 { color: rgb(1, 2, 3) }</style>
    <h1>Welcome to ${request.url === '/' ? 'the shop' : 'the cart'}</h1><input name="card">
    <button onclick="document.querySelector('h1').textContent = 'One tent is yours'">Buy</button>`,
  )
})
const asked: string[] = []
const spy = serving((request, response) => {
  asked.push(request.url ?? '')
  response.end()
})

beforeAll(async () => {
  websiteId = await newWebsite('Shop <b>')
})
/** Sends chunks of a visit, by their numbers, as a recorder does, and waits until they are kept. */
async function record(chunks: Record<number, object[]>): Promise<string> {
  const visit = crypto.randomUUID()
  for (const [n, events] of Object.entries(chunks)) {
    const payload = { website: websiteId, events, n: Number(n) }
    const answer = await fetch(`${pages.origin()}/api/record`, {
      method: 'POST',
      headers: { 'user-agent': browserAgent },
      body: JSON.stringify({ type: 'record', cache: `${websiteId}.${visit}`, payload }),
    })
    expect(answer.status).toBe(202)
  }
  const address = `/api/websites/${websiteId}/replays/${visit}`
  const all = Object.keys(chunks).length
  await eventually(() => ask<object>('GET', address).catch(() => ({}))).toMatchObject({ chunkCount: all })
  return visit
}

const openReplay = (visit: string) => lead.open(`/websites/${websiteId}/replays/${visit}`)

/** The frame in which the recorded page is shown: the innermost one. */
async function recorded() {
  await lead.page.waitForFunction(() => document.querySelector('.replay-play:not([aria-disabled])'))
  await eventually(() => lead.page.frames().length).toBeGreaterThan(3)
  const frame = lead.page.frames().find((one) => one.url() === 'about:blank')
  return frame!
}
/** Whether one sees where the pointer of the visitor is. */
const seesPointer = () =>
  lead.page
    .frames()
    .find((one) => one.url().startsWith('data:'))!
    .$eval('.replayer-mouse', (pointer) => getComputedStyle(pointer).visibility === 'visible')
const clock = () => lead.page.$eval('.replay-clock', (element) => element.textContent)

test('a website that records nothing says where that is switched on', async () => {
  await lead.open(`/websites/${websiteId}/replays`, 'No visit has been recorded yet')
  await lead.sees('Recording is switched off.')
  await ask('PATCH', `/api/websites/${websiteId}`, { replay: { enabled: true, sampleRate: 1 } })
  await ask('PATCH', `/api/websites/${websiteId}/privacy-policy`, { replayMasking: 'moderate' })
  await lead.page.reload()
  await lead.sees('A recording appears here about ten seconds after')
})

test('a visit that was recorded is listed and played as it was, without what was typed', async () => {
  const shopper = await pages.lasting()
  await shopper.page.setUserAgent(browserAgent)
  /** Until the list says that of the visit. */
  const told = (wanted: object) =>
    eventually(async () => {
      await hide(shopper.page)
      return ask('GET', `/api/websites/${websiteId}/replays`)
    }).toMatchObject({ replays: [wanted] })
  const buy = async () => {
    await shopper.page.click('button')
    await shopper.page.waitForFunction(() => document.body.innerText.includes('One tent is yours'))
  }
  await shopper.page.goto(site.origin())
  await told({ playable: true })
  await shopper.page.type('input', 'SECRET-4711')
  await buy()
  await told({ exitUrl: `${site.origin()}/`, eventCount: expect.toSatisfy((many: number) => many > 15) })
  await shopper.page.goto(`${site.origin()}/cart`)
  await told({ exitUrl: `${site.origin()}/cart` })
  // Another website is nothing to complain of.
  shopper.complaints.splice(0)
  await shopper.close()

  await lead.page.reload()
  await lead.sees('/ → /cart')
  await lead.page.locator('.replays a').click()
  await lead.sees('Skip inactivity')
  const frame = await recorded()
  const heading = () => frame.$eval('h1', (element) => element.textContent).catch(() => null)
  await eventually(heading).toBe('Welcome to the shop')
  expect(await frame.$eval('h1', (element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
  expect(await lead.shows('Pause')).toBe(false)
  expect(await seesPointer()).toBe(false)
  await lead.press('Play')
  await eventually(heading).toBe('One tent is yours')
  expect(await seesPointer()).toBe(true)
  expect(await frame.$eval('input', (element) => element.value)).not.toContain('SECRET')
  await eventually(heading).toBe('Welcome to the cart')
  // Back to the start by the list, and on by the keyboard. A recording that plays would go on from there.
  await lead.page.$$eval('button', (all) => all.find((each) => each.textContent?.trim() === 'Pause')?.click())
  await eventually(() => lead.shows('Pause')).toBe(false)
  await lead.page.locator('.replay-moment').click()
  await eventually(heading).toBe('Welcome to the shop')
  await lead.page.focus('.replay-seek input')
  await lead.page.keyboard.press('End')
  await eventually(heading).toBe('Welcome to the cart')
  await lead.page.keyboard.press('Home')
  await eventually(clock).toMatch(/^0:00 /)
  await eventually(seesPointer).toBe(false)
  await lead.page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await lead.page.keyboard.press('k')
  await lead.sees('Pause')
  await lead.page.keyboard.press('k')
  await lead.sees('Play')
})

test('a recording that attacks runs nothing, asks nobody, and is nobody', async () => {
  const visit = await record({ 0: hostileVisit(Date.now() - 60_000, spy.origin()) })
  await openReplay(visit)
  const frame = await recorded()
  await eventually(() => frame.$eval('#end', (element) => element.textContent).catch(() => null)).toBe(
    'The end',
  )
  await lead.press('Play')
  await eventually(clock).toMatch(/^0:03/)
  for (const one of lead.page.frames()) {
    expect(await one.evaluate(() => 'pwned' in globalThis)).toBe(false)
    if (one === lead.page.mainFrame() || one.url().endsWith('/frames/replay')) continue
    expect(await one.evaluate(() => self.origin)).toBe('null')
  }
  const reached = await frame.evaluate(() => {
    const ways = [() => parent.parent.document.title, () => top?.document.cookie, () => localStorage.length]
    return ways.map((way) => {
      try {
        return String(way())
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError'])
  // Nothing in it has taken the focus, and no key leads there.
  expect(await lead.page.evaluate(() => document.activeElement?.textContent)).toBe('Pause')
  await lead.page.focus('.replay-seek input')
  await lead.page.keyboard.down('Shift')
  await lead.page.keyboard.press('Tab')
  await lead.page.keyboard.up('Shift')
  expect(await lead.page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  expect(new URL(lead.page.url()).pathname).toContain(visit)
  expect(asked).toEqual([])
  // What one cannot see in a style before it is read, the policy refuses.
  const refused = [`${spy.origin()}/escaped.png`, expect.stringContaining('Content Security Policy')]
  for (const complaint of lead.complaints.splice(0)) expect(refused).toContainEqual(complaint)
})

test('what is missing of a recording is said, shown and left out', async () => {
  const at = Date.now() - 60_000
  const [first, second] = [hostileVisit(at, spy.origin()), hostileVisit(at + 20_000, spy.origin())]
  await openReplay(await record({ 0: first, 3: second }))
  await lead.sees('A part of 16 s is missing: it never came.')
  expect(await lead.page.$$eval('.replay-part.is-gap', (all) => all.length)).toBe(1)
  await recorded()
  await lead.page.focus('.replay-seek input')
  for (let press = 0; press < 2; press++) await lead.page.keyboard.press('ArrowRight')
  await eventually(clock).toMatch(/^0:2\d /)
  const nothingWhole = await record({ 0: first.filter(({ type }) => type !== 2) })
  await openReplay(nothingWhole)
  await lead.sees('This recording cannot be played', 'has not come yet')
  expect(await lead.sidewaysOnPhone()).toEqual([])
  await lead.press('Delete the recording')
  await lead.confirm('The recording was deleted.')
  expect(new URL(lead.page.url()).pathname).toBe(`/websites/${websiteId}/replays`)
  await openReplay(nothingWhole)
  await lead.sees('There is no such recording')
  lead.complaints.splice(0)
})
