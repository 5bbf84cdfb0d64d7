import { beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../../support/browser-agent.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { projectsOf } from '../../support/browser/projects.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'

const pages = startPages()
let lead: Visitor
let websiteId = ''
const { ask } = projectsOf(() => lead)

beforeAll(async () => {
  lead = await pages.lasting()
  await lead.page.setViewport({ width: 1280, height: 900 })
  await bringSession(lead.page, pages.origin(), await newDemo(pages.origin()))
})

/** Sends what a page of the website tells, as a person's browser does. */
async function hit(payload: object, agent = browserAgent) {
  const response = await fetch(`${pages.origin()}/api/collect`, {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: JSON.stringify({ type: 'event', payload: { website: websiteId, ...payload } }),
  })
  expect(response.ok).toBe(true)
}

const otherAgent = browserAgent.replace(/Chrome\/\S+ Safari\/\S+/, 'Gecko/20100101 Firefox/140.0')
const received = (many: number) =>
  expect
    .poll(() => ask<{ received: number }>('GET', `/api/websites/${websiteId}/ledger`), { timeout: 60_000 })
    .toMatchObject({ received: many })

/** What a figure of the dashboard is, by its name. */
const figure = (name: string) =>
  lead.page.$$eval(
    '.dashboard .totals > div',
    (all, wanted) =>
      all.find((one) => one.querySelector('dt')?.textContent === wanted)?.querySelector('dd')?.textContent,
    name,
  )

const pageviewsAre = (many: string) => expect.poll(() => figure('Page views'), { timeout: 30_000 }).toBe(many)

test('a website is added, and its snippet waits for the first hit', async () => {
  await lead.open('/websites')
  await lead.sees('There are no websites yet')
  await lead.press('Add the first one')
  await lead.fill('Name', 'Shop <b>&</b> more')
  await lead.fill('Domain', 'not a domain')
  await lead.fill('Time zone', 'Europe/Berlin')
  await lead.press('Add the website')
  await lead.sees('Must be a host name such as example.com.')
  await lead.fill('Domain', 'https://shop.example/start')
  await lead.press('Add the website')
  await lead.sees('Waiting for the first visit')
  websiteId = new URL(lead.page.url()).pathname.split('/')[2] ?? ''
  await lead.sees(`<script defer src="${pages.origin()}/script.js" data-website-id="${websiteId}"></script>`)
  await lead.sees('No hit has come yet.')
  await lead.sees('Days begin in Europe/Berlin.')
  await lead.sees('shop.example')
})

test('hits that come are shown by themselves, as figures, plot, lists and an account of all of them', async () => {
  await hit({ url: '/', title: 'Home, sweet home', referrer: 'https://www.google.com/' })
  await hit({ url: '/cart', title: 'Cart' })
  await hit({ url: '/', title: 'Home, sweet home' }, otherAgent)
  await hit({ url: '/cart', name: 'bought' })
  await hit({ url: '/' }, 'curl/8.0')
  await received(5)
  await lead.sees('2 visitors are there now')
  await lead.page.waitForFunction(() => !document.body.innerText.includes('Waiting for the first visit'))
  await pageviewsAre('3')
  expect(await figure('Visitors')).toBe('2')
  expect(await figure('Bounce rate')).toBe('50 %')
  await lead.sees('there is nothing to compare with')
  await lead.page.waitForSelector('.plot canvas')
  await lead.sees('The most page views: 3')
  await lead.page.waitForSelector('::-p-aria([name="bought 1 visitor. Show only these"])')
  await lead.page.locator('::-p-aria([name="Channel"][role="tab"])').click()
  await lead.page.waitForSelector('::-p-aria([name="Search 1 visitor. Show only these"])')
  await lead.sees('Robots: the browser called itself one')
  expect(await figure('Received')).toBe('5')
  expect(await figure('Not counted')).toBe('1')
})

test('a row filters everything, which the address keeps until the filter is taken away', async () => {
  await lead.press('/cart 1 visitor. Show only these')
  await pageviewsAre('1')
  expect(new URL(lead.page.url()).searchParams.get('path')).toBe('eq./cart')
  const focused = await lead.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(focused).toBe('/cart 1 visitor, shown alone. Show all again')
  await lead.page.reload()
  await lead.sees('Path: /cart')
  await pageviewsAre('1')
  await lead.press('Path: /cart. Remove this filter')
  await pageviewsAre('3')
  const tab = '::-p-aria([name="Title"][role="tab"])'
  await lead.page.locator(tab).click()
  await lead.press('Home, sweet home 2 visitors. Show only these')
  await lead.sees('Title begins with Home, sweet home')
  await pageviewsAre('2')
  await lead.press('Home, sweet home 2 visitors, shown alone. Show all again')
  await lead.page.select('.dashboard-range select', 'today')
  await pageviewsAre('3')
  expect(new URL(lead.page.url()).search).toBe('?range=today')
  await lead.page.setViewport({ width: 360, height: 780 })
  expect(await lead.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await lead.page.setViewport({ width: 1280, height: 900 })
})

test('filters become a segment, which the address keeps until it is gone', async () => {
  await lead.page.locator('::-p-aria([name="Path"][role="tab"])').click()
  await lead.press('/cart 1 visitor. Show only these')
  await pageviewsAre('1')
  await lead.press('Keep as a segment')
  await lead.fill('Name', 'At the cart <b>')
  await lead.press('Save the segment')
  await lead.sees('The segment was saved.')
  await lead.press('Path: /cart. Remove this filter')
  await pageviewsAre('3')
  const choice = '.analytics-tools select'
  const segment = await lead.page.$eval(choice, (select) => select.options[1]?.value ?? '')
  await lead.page.select(choice, segment)
  await pageviewsAre('1')
  await lead.sees('In this segment: Path: /cart')
  expect(new URL(lead.page.url()).searchParams.get('segment')).toBe(segment)
  await lead.page.reload()
  await pageviewsAre('1')
  // Both hold, and a segment cannot say so.
  await lead.open(`/websites/${websiteId}?range=today&segment=${segment}&path=s.%2F`)
  await lead.sees('These filters cannot be kept as a segment: by Path the segment At the cart <b> filters')
  await lead.press('Path begins with /. Remove this filter')
  await lead.sees('In this segment: Path: /cart')
  await lead.press('Delete the segment')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('The segment was deleted.')
  await pageviewsAre('3')
  await lead.open(`/websites/${websiteId}?segment=${segment}`)
  await lead.sees('This segment is gone.')
  await lead.press('Show everybody')
  await pageviewsAre('3')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('time and filters go along to every page of the website, through those that have none', async () => {
  await lead.open(`/websites/${websiteId}?range=today&path=eq.%2Fcart`)
  await pageviewsAre('1')
  await lead.page.evaluate(() => void (document.documentElement.dataset['stayed'] = ''))
  await lead.follow('Events')
  await lead.sees('Path: /cart')
  expect(await lead.page.$eval('.dashboard-range select', ({ value }) => value)).toBe('today')
  await lead.follow('Realtime')
  await lead.sees('Live')
  await lead.follow('Visitors')
  await lead.sees('Path: /cart')
  await lead.press('Path: /cart. Remove this filter')
  await lead.follow('Reports')
  await lead.press('Engagement')
  await lead.sees('A page is looked at for')
  await lead.follow('Dashboard')
  await pageviewsAre('3')
  expect(new URL(lead.page.url()).search).toBe('?range=today')
  // None of it was a document anew, which takes longer.
  expect(await lead.page.evaluate(() => 'stayed' in document.documentElement.dataset)).toBe(true)
})

test('name, rules and policy are changed, and refusals stand beside their fields', async () => {
  await lead.page.click('.project-nav a[href*="/settings"]')
  await lead.sees('5 hits have come.')
  await lead.fill('Name', 'Shop')
  await lead.press('Save')
  await lead.sees('The website was saved.')
  await lead.fill('Blocked addresses', 'somewhere')
  await lead.press('Save the rules')
  await lead.sees('Must be an address, or a network such as 192.0.2.0/24.')
  await lead.fill('Blocked addresses', '192.0.2.0/24\n198.51.100.7')
  await lead.press('Save the rules')
  await lead.sees('The rules were saved.')
  await lead.page.click('input[name=enabled]')
  await lead.fill('How many of the visits, in percent', '50')
  await lead.press('Save how visits are recorded')
  await lead.sees('How visits are recorded was saved.')
  await lead.sees(
    `<script defer src="${pages.origin()}/recorder.js" data-website-id="${websiteId}"></script>`,
  )
  await lead.fill('Countries whose hits do not count', 'kp')
  await lead.page.click('input[name=respectGpc]')
  await lead.press('Save the policy')
  await lead.sees('The policy was saved.')
  expect(await ask('GET', `/api/websites/${websiteId}`)).toMatchObject({
    name: 'Shop',
    domain: 'shop.example',
    timezone: 'Europe/Berlin',
    rules: { blockedIps: ['192.0.2.0/24', '198.51.100.7'], blockedPaths: [] },
    replay: { enabled: true, sampleRate: 0.5, maxDurationMs: 300_000, blockSelector: null },
  })
  await lead.follow('Websites')
  await lead.sees('3 page views')
  await lead.sees('2 visitors')
})

test('of what somebody else has chosen of the policy meanwhile it is asked, and the rest of both stands', async () => {
  await lead.open(`/websites/${websiteId}/settings`)
  await lead.fill('For how many days hits are kept', '900')
  await lead.fill('E-mail address for questions', 'privacy@shop.example')
  const policy = `/api/websites/${websiteId}/privacy-policy`
  await ask('PATCH', policy, { retentionDays: 300, ipHandling: 'truncate' })
  await lead.press('Save the policy')
  await lead.sees('For how many days hits are kept: somebody else was faster')
  await lead.sees('Meanwhile it was set to “300”. You chose “900”.')
  await lead.press('Keep theirs')
  await lead.sees('The policy was saved.')
  const both = { retentionDays: 300, ipHandling: 'truncate', contactEmail: 'privacy@shop.example' }
  expect(await ask('GET', policy)).toMatchObject(both)
})

test('everybody may read the policy of a website', async () => {
  const stranger = await pages.visitor()
  await stranger.open(`/privacy/${websiteId}`)
  await stranger.sees('Who objects to tracking (Global Privacy Control) is not counted.')
  await stranger.sees('Visits from these countries are not counted: North Korea.')
  await stranger.open('/privacy/00000000-0000-4000-8000-000000000000')
  await stranger.sees('There is no such website')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('whoever has the share link sees the figures, and nothing once it was ended', async () => {
  await lead.open(`/websites/${websiteId}/settings`)
  await lead.press('Share the figures by a link')
  await lead.sees('The figures are shared by a new link.')
  const { shareId } = await ask<{ shareId: string }>('GET', `/api/websites/${websiteId}`)
  await lead.sees(`${pages.origin()}/share/${shareId}`)
  const stranger = await pages.visitor()
  // Nobody outside hears of segments, and asking for one takes no figures away.
  await stranger.open(`/share/${shareId}?segment=${websiteId}`)
  await stranger.sees('Page views')
  expect(await stranger.page.$('.analytics-tools')).toBeNull()
  await stranger.page.waitForSelector('.plot canvas')
  expect(await stranger.page.$('.account-of-hits')).toBeNull()
  await stranger.sees('/cart')
  expect(stranger.complaints).toEqual([])
  await lead.press('End the share')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('The figures are shared no more.')
  await stranger.page.reload()
  await stranger.sees('Nothing is shared here any more')
})

test('a visitor is erased, with a receipt whose chain the page has followed', async () => {
  await hit({ url: '/mine', id: 'customer-4711' })
  await received(6)
  await lead.page.reload()
  await lead.fill('The name or id', 'customer-4711')
  await lead.page.select('select[name=what]', 'erase')
  await lead.press('Do it for this visitor')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('The visitor was erased: one event')
  await lead.sees('9. Visitor erased, one event')
  await lead.sees('All 9 receipts follow from each other.')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a team is made in the settings, people join it, and a website is given to it', async () => {
  await lead.open('/settings#teams')
  await lead.sees('There are no teams: every website is for all members.')
  await lead.fill('Name', 'Marketing <b>')
  await lead.press('Make the team')
  await lead.press('People of Marketing <b>')
  await lead.sees('Nobody is in this team yet: only admins see its websites.')
  await lead.press('Add to the team')
  await lead.sees('Take out')
  await lead.open(`/websites/${websiteId}/settings`)
  const { teams } = await ask<{ teams: { teamId: string }[] }>('GET', '/api/teams')
  const teamId = teams[0]?.teamId ?? ''
  await lead.page.waitForSelector('select[name=teamId]')
  await lead.page.select('select[name=teamId]', teamId)
  await lead.press('Save who sees it')
  await lead.sees('Who sees the website was saved.')
  expect(await ask('GET', `/api/websites/${websiteId}`)).toMatchObject({ teamId })
  await lead.open('/settings#teams')
  await lead.press('Delete Marketing <b>')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('Websites belong to this team.')
  lead.complaints.splice(0)
})

test('a website is handed over to another organization, which is asked about before', async () => {
  const called = { name: 'Buyers <b>', slug: `buyers-${crypto.randomUUID()}` }
  const { organizationId } = await ask<{ organizationId: string }>('POST', '/api/organizations', called)
  const { teamId } = await ask<{ teamId: string }>('POST', '/api/teams', { name: 'Growth', organizationId })
  await lead.open(`/websites/${websiteId}/settings`)
  await lead.sees('Hand it over')
  await lead.page.select('select[name=organizationId]', organizationId)
  const teams = 'section[aria-labelledby=website-handing-over] select[name=teamId]'
  await lead.page.waitForSelector(`${teams} option[value="${teamId}"]`)
  await lead.page.select(teams, teamId)
  const whose = () => ask('GET', `/api/websites/${websiteId}`)
  const before = await whose()
  await lead.press('Hand the website over')
  await lead.sees('where only admins and the team Growth see it.')
  await lead.press('Cancel')
  expect(await whose()).toEqual(before)
  await lead.press('Hand the website over')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('belongs to Buyers <b> now.')
  expect(await whose()).toMatchObject({ organizationId, teamId })
  expect(lead.complaints.splice(0)).toEqual([])
})

test('all visits are forgotten, and then the website, by whoever types its name', async () => {
  await lead.press('Forget all visits')
  await lead.fill('Type its name to confirm', 'Another')
  await lead.page.locator('dialog[open] .button.danger').click()
  await lead.sees('This is not its name.')
  await lead.fill('Type its name to confirm', ' Shop')
  await lead.page.locator('dialog[open] .button.danger').click()
  await lead.sees('All visits of Shop were forgotten.')
  await received(0)
  await lead.press('Delete the website')
  await lead.fill('Type its name to confirm', 'Shop')
  await lead.page.locator('dialog[open] .button.danger').click()
  await lead.sees('Shop was deleted.')
  await lead.page.waitForFunction(() => location.pathname === '/websites')
  expect(lead.complaints.splice(0)).toEqual([])
  await lead.open(`/websites/${websiteId}`)
  await lead.sees('There is no such website')
})

test('page views from before a website was added are said to belong to no visitor', async () => {
  await bringSession(lead.page, pages.origin(), await newDemo(pages.origin()))
  websiteId = (await ask<{ id: string }>('POST', '/api/websites', { name: 'Young' })).id
  await hit({ url: '/', timestamp: Math.floor(Date.now() / 1000) - 86_400 })
  await received(1)
  await lead.open(`/websites/${websiteId}`)
  await lead.sees('1 of the page views belongs to no visitor: it happened before this website was added')
  expect(await figure('Visitors')).toBe('0')
})
