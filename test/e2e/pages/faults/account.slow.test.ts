import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { answeringOn, holdingOn } from '../../../support/browser/answering.ts'
import { eventually, startLead } from '../../../support/browser/pages.ts'
import { signInBeside } from '../../../support/browser/sign-in.ts'

const { pages, lead, valueOf, answering } = startLead('/settings')
const noDialog = () => lead.page.waitForFunction(() => document.querySelector('dialog[open]') === null)

test('the keyboard gets past the header without leaving the part that is shown, and out of a question unharmed', async () => {
  await lead.open('/settings#access-keys')
  await lead.fill('Name', 'Kept')
  await lead.press('Create the key', 'Your new key')
  await lead.page.reload()
  await lead.sees('never used')
  const { keyboard } = lead.page
  const focused = () => lead.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
  await keyboard.press('Tab')
  expect(await focused()).toContain('class="skip"')
  await keyboard.press('Enter')
  expect(await focused()).toContain('<main')
  expect(await lead.shows('New key')).toBe(true)
  for (const key of ['Enter', 'Escape'] as const) {
    await lead.press('Revoke Kept', 'Revoke this key?')
    await keyboard.press(key)
    await noDialog()
  }
  expect(await lead.shows('Kept')).toBe(true)
  expect(await focused()).toContain('Revoke Kept')
})

test('what was typed stays through a lost connection, a fault of the service and the end of the session', async () => {
  const { page } = lead
  const slug = `kept-${crypto.randomUUID()}`
  const name = '<img src=x onerror=alert(1)>\u05D0evil</b>'
  await lead.open('/settings#new-organization')
  await lead.fill('Name', name)
  await lead.fill('Short name', 'Not A Slug')
  const sends = () => lead.press('Create the organization')
  await sends()
  await lead.sees('Lower-case letters, digits, and single hyphens between them')
  await lead.fill('Short name', slug)
  const isKept = async () => expect([await valueOf('name'), await valueOf('slug')]).toEqual([name, slug])

  await page.setOfflineMode(true)
  await sends()
  await page.waitForSelector('main .form-fault')
  await isKept()
  await page.setOfflineMode(false)

  const broken = (request: HTTPRequest) =>
    request.method() === 'POST' ? { status: 500, body: 'no JSON' } : undefined
  await answering(broken, async () => {
    await sends()
    await page.waitForResponse((response) => response.status() === 500)
    await page.waitForSelector('main .form-fault')
    await isKept()
  })
  // The browser itself writes what could not be sent.
  lead.complaints.splice(0)

  const cookies = await page.cookies()
  await page.deleteCookie(...cookies.filter((cookie) => cookie.name.endsWith('_session')))
  await sends()
  await lead.sees('Your session has ended')
  await signInBeside(page, pages.origin(), lead.person)
  await page.bringToFront()
  await lead.press('I have signed in')
  await noDialog()
  await isKept()
  await sends()
  await page.waitForFunction(() => location.hash !== '#new-organization')
  expect(await lead.shows(name)).toBe(true)
  expect(await page.$('img[src="x"]')).toBeNull()
})

const limited = { status: 429, headers: { 'retry-after': '60' }, body: {} }

test('a mailed link says when it cannot be known who opens it, and goes on when asked again', async () => {
  const somebody = await pages.visitor()
  let isDown = true
  const down = (request: HTTPRequest) =>
    isDown && request.url().endsWith('/api/auth/session') ? limited : undefined
  await answeringOn(somebody, down, async () => {
    await somebody.open('/verify-email#token=any')
    await somebody.page.waitForSelector('[role=alert]')
    isDown = false
    await somebody.press('Try again', 'Sign in and go on')
  })
})

test('no form asks for a password before it is known whether one opens something here, and a failure of that is told', async () => {
  const somebody = await pages.visitor()
  const issuer = 'https://accounts.example'
  const isOptions = (request: HTTPRequest) => request.url().endsWith('/api/auth/options')
  await holdingOn(somebody, isOptions, async (held) => {
    const answer = async (status: number, body: object) => {
      await eventually(() => held.length).toBeGreaterThan(0)
      const response = { status, contentType: 'application/json', body: JSON.stringify(body) }
      for (const request of held.splice(0)) await request.respond(response)
    }
    const hasForm = async () => (await somebody.page.$('form')) !== null
    await somebody.open('/register', 'Loading')
    expect(await hasForm()).toBe(false)
    await answer(429, {})
    await somebody.page.waitForSelector('[role=alert]')
    expect(await hasForm()).toBe(false)
    await somebody.press('Try again')
    await answer(200, { passwords: false, issuer, redirect: null })
    await somebody.sees(`come from ${issuer}`, 'Have one already?')
    expect(await hasForm()).toBe(false)
  })
})
