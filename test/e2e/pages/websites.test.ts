import { expect, test } from 'vitest'
import { hitsOf, otherAgent } from '../../support/browser/hits.ts'
import { startLead } from '../../support/browser/pages.ts'

const led = startLead('/websites')
const { pages, lead, ask, newWebsite, ownOrganization } = led
let websiteId = ''
const { hit, received, figure, figureIs } = hitsOf(led, () => websiteId)
// Where it is no midnight soon: what came is of today until the end.
const timezone = new Date().getUTCHours() < 20 ? 'Europe/Berlin' : 'Asia/Tokyo'
const pageviewsAre = (many: string) => figureIs('Page views', many)
const website = () => ask<{ shareId: string }>('GET', `/api/websites/${websiteId}`)
const openSettings = () => lead.open(`/websites/${websiteId}/settings`)

test('a newcomer without any website is led to the guide', async () => {
  await lead.follow('How it works')
  await lead.isHeaded('Measure a website')
  await lead.page.goBack()
  await lead.sees('There are no websites yet')
})

test('a website is added, and its snippet waits for the first hit', async () => {
  await lead.sees('There are no websites yet')
  await lead.press('Add the first one')
  await lead.fill('Name', 'Shop <b>&</b> more')
  await lead.fill('Domain', 'not a domain')
  await lead.fill('Time zone', timezone)
  await lead.press('Add the website', 'Must be a host name such as example.com.')
  await lead.fill('Domain', 'https://shop.example/start')
  await lead.press('Add the website', 'Waiting for the first visit')
  websiteId = new URL(lead.page.url()).pathname.split('/')[2] ?? ''
  await lead.sees(`<script defer src="${pages.origin()}/script.js" data-website-id="${websiteId}"></script>`)
  await lead.sees('No hit has come yet.', `Days begin in ${timezone}.`, 'shop.example')
})

test('hits that come are shown by themselves, as figures, plot, lists and an account of all of them', async () => {
  await hit({ url: '/', title: 'Home, sweet home', referrer: 'https://www.google.com/' })
  await hit({ url: '/cart', title: 'Cart' })
  await hit({ url: '/', title: 'Home, sweet home' }, { agent: otherAgent })
  await hit({ url: '/cart', name: 'bought' })
  await hit({ url: '/' }, { agent: 'curl/8.0' })
  await received(5)
  await lead.sees('2 visitors are there now')
  await lead.misses('Waiting for the first visit')
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
  await lead.press('Home, sweet home 2 visitors. Show only these', 'Title begins with Home, sweet home')
  await pageviewsAre('2')
  await lead.press('Home, sweet home 2 visitors, shown alone. Show all again')
  await lead.page.select('.dashboard-range select', 'today')
  await pageviewsAre('3')
  expect(new URL(lead.page.url()).search).toBe('?range=today')
  expect(await lead.sidewaysOnPhone()).toEqual([])
})

test('filters become a segment, which the address keeps until it is gone', async () => {
  await lead.page.locator('::-p-aria([name="Path"][role="tab"])').click()
  await lead.press('/cart 1 visitor. Show only these')
  await pageviewsAre('1')
  await lead.press('Keep as a segment')
  await lead.fill('Name', 'At the cart <b>')
  await lead.press('Save the segment', 'The segment was saved.')
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
  await lead.press('Path begins with /. Remove this filter', 'In this segment: Path: /cart')
  await lead.press('Delete the segment')
  await lead.confirm('The segment was deleted.')
  await pageviewsAre('3')
  await lead.open(`/websites/${websiteId}?segment=${segment}`, 'This segment is gone.')
  await lead.press('Show everybody')
  await pageviewsAre('3')
})

test('time and filters go along to every page of the website, through those that have none', async () => {
  await lead.open(`/websites/${websiteId}?range=today&path=eq.%2Fcart`)
  await pageviewsAre('1')
  await lead.page.evaluate(() => void (document.documentElement.dataset['stayed'] = ''))
  await lead.follow('Events', 'Path: /cart')
  expect(await lead.page.$eval('.dashboard-range select', ({ value }) => value)).toBe('today')
  await lead.follow('Realtime', 'Live')
  await lead.follow('Visitors', 'Path: /cart')
  await lead.press('Path: /cart. Remove this filter')
  await lead.follow('Reports')
  await lead.press('Engagement', 'A page is looked at for')
  await lead.follow('Dashboard')
  await pageviewsAre('3')
  expect(new URL(lead.page.url()).search).toBe('?range=today')
  // None of it was a document anew, which takes longer.
  expect(await lead.page.evaluate(() => 'stayed' in document.documentElement.dataset)).toBe(true)
})

test('name, rules and policy are changed, and refusals stand beside their fields', async () => {
  await lead.page.click('.sidebar a[href*="/settings"]')
  await lead.sees('5 hits have come.')
  await lead.fill('Name', 'Shop')
  await lead.press('Save', 'The website was saved.')
  await lead.fill('Blocked addresses', 'somewhere')
  await lead.press('Save the rules', 'Must be an address, or a network such as 192.0.2.0/24.')
  await lead.fill('Blocked addresses', '192.0.2.0/24\n198.51.100.7')
  await lead.press('Save the rules', 'The rules were saved.')
  await lead.page.click('input[name=enabled]')
  await lead.fill('How many of the visits, in percent', '50')
  await lead.press('Save how visits are recorded', 'How visits are recorded was saved.')
  await lead.sees(
    `<script defer src="${pages.origin()}/recorder.js" data-website-id="${websiteId}"></script>`,
  )
  await lead.fill('Countries whose hits do not count', 'kp')
  await lead.page.click('input[name=respectGpc]')
  await lead.press('Save the policy', 'The policy was saved.')
  expect(await website()).toMatchObject({
    name: 'Shop',
    domain: 'shop.example',
    timezone,
    rules: { blockedIps: ['192.0.2.0/24', '198.51.100.7'], blockedPaths: [] },
    replay: { enabled: true, sampleRate: 0.5, maxDurationMs: 300_000, blockSelector: null },
  })
  await lead.follow('Websites', '3 page views', '2 visitors')
})

test('of what somebody else has chosen of the policy meanwhile it is asked, and the rest of both stands', async () => {
  await openSettings()
  await lead.fill('For how many days hits are kept', '900')
  await lead.fill('E-mail address for questions', 'privacy@shop.example')
  const policy = `/api/websites/${websiteId}/privacy-policy`
  await ask('PATCH', policy, { retentionDays: 300, ipHandling: 'truncate' })
  await lead.press('Save the policy', 'For how many days hits are kept: somebody else was faster')
  await lead.sees('Meanwhile it was set to “300”. You chose “900”.')
  await lead.press('Keep theirs', 'The policy was saved.')
  const both = { retentionDays: 300, ipHandling: 'truncate', contactEmail: 'privacy@shop.example' }
  expect(await ask('GET', policy)).toMatchObject(both)
})

test('everybody may read the policy of a website', async () => {
  const stranger = await pages.visitor()
  await stranger.open(`/privacy/${websiteId}`)
  await stranger.sees('Who objects to tracking (Global Privacy Control) is not counted.')
  await stranger.sees('Visits from these countries are not counted: North Korea.')
  await stranger.open('/privacy/00000000-0000-4000-8000-000000000000', 'There is no such website')
})

test('whoever has the share link sees the figures, and nothing once it was ended', async () => {
  await openSettings()
  await lead.press('Share the figures by a link', 'The figures are shared by a new link.')
  const { shareId } = await website()
  await lead.sees(`${pages.origin()}/share/${shareId}`)
  const stranger = await pages.visitor()
  // Nobody outside hears of segments, and asking for one takes no figures away.
  await stranger.open(`/share/${shareId}?segment=${websiteId}`, 'Page views')
  expect(await stranger.page.$('.analytics-tools')).toBeNull()
  await stranger.page.waitForSelector('.plot canvas')
  expect(await stranger.page.$('.account-of-hits')).toBeNull()
  await stranger.sees('/cart')
  await lead.press('End the share')
  await lead.confirm('The figures are shared no more.')
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
  await lead.confirm('The visitor was erased: one event', '9. Visitor erased, one event')
  await lead.sees('All 9 receipts follow from each other.')
})

test('a team is made in the settings, people join it, and a website is given to it', async () => {
  await lead.open('/settings#teams', 'There are no teams: every website is for all members.')
  await lead.fill('Name', 'Marketing <b>')
  await lead.press('Make the team')
  await lead.press('People of Marketing <b>', 'Nobody is in this team yet: only admins see its websites.')
  await lead.press('Add to the team', 'Take out')
  await openSettings()
  const { teams } = await ask<{ teams: { teamId: string }[] }>('GET', '/api/teams')
  const teamId = teams[0]?.teamId ?? ''
  await lead.page.waitForSelector('select[name=teamId]')
  await lead.page.select('select[name=teamId]', teamId)
  await lead.press('Save who sees it', 'Who sees the website was saved.')
  expect(await website()).toMatchObject({ teamId })
  await lead.open('/settings#teams')
  await lead.press('Delete Marketing <b>')
  await lead.confirm('Websites belong to this team.')
  lead.complaints.splice(0)
})

test('a website is handed over to another organization, which is asked about before', async () => {
  const called = { name: 'Buyers <b>', slug: `buyers-${crypto.randomUUID()}` }
  const { organizationId } = await ask<{ organizationId: string }>('POST', '/api/organizations', called)
  const { teamId } = await ask<{ teamId: string }>('POST', '/api/teams', { name: 'Growth', organizationId })
  await openSettings()
  await lead.sees('Hand it over')
  await lead.page.select('select[name=organizationId]', organizationId)
  const teams = 'section[aria-labelledby=website-handing-over] select[name=teamId]'
  await lead.page.waitForSelector(`${teams} option[value="${teamId}"]`)
  await lead.page.select(teams, teamId)
  const before = await website()
  await lead.press('Hand the website over', 'where only admins and the team Growth see it.')
  await lead.press('Cancel')
  expect(await website()).toEqual(before)
  await lead.press('Hand the website over')
  await lead.confirm('belongs to Buyers <b> now.')
  expect(await website()).toMatchObject({ organizationId, teamId })
})

test('all visits are forgotten, and then the website, by whoever types its name', async () => {
  await lead.press('Forget all visits')
  await lead.fill('Type its name to confirm', 'Another')
  await lead.confirm('This is not its name.')
  await lead.fill('Type its name to confirm', ' Shop')
  await lead.confirm('All visits of Shop were forgotten.')
  await received(0)
  await lead.press('Delete the website')
  await lead.fill('Type its name to confirm', 'Shop')
  await lead.confirm('Shop was deleted.')
  await lead.page.waitForFunction(() => location.pathname === '/websites')
  await lead.open(`/websites/${websiteId}`, 'There is no such website')
})

test('page views from before a website was added are said to belong to no visitor', async () => {
  websiteId = await newWebsite('Young', { organizationId: await ownOrganization() })
  await hit({ url: '/', timestamp: Math.floor(Date.now() / 1000) - 86_400 })
  await received(1)
  await lead.open(`/websites/${websiteId}`)
  await lead.sees('1 of the page views belongs to no visitor: it happened before this website was added')
  expect(await figure('Visitors')).toBe('0')
})
