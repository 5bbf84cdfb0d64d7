import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test, vi } from 'vitest'
import { startPages } from '../../../support/browser/pages.ts'
import { settingsOf, valueOf } from '../../../support/browser/settings.ts'
import { signIn, signInBeside } from '../../../support/browser/sign-in.ts'

const pages = startPages()
const { visitor } = pages
const { owner, demo } = settingsOf(pages)

test('an organization with a hostile name shows its name, and nothing else', async () => {
  const name = '<img src=x onerror=alert(1)>\u05D0evil</b>'
  const somebody = await demo('/settings#new-organization')
  await somebody.fill('Name', name)
  await somebody.fill('Short name', 'Not A Slug')
  await somebody.press('Create the organization')
  await somebody.sees('Lower-case letters, digits, and single hyphens between them')
  await somebody.fill('Short name', 'hostile-name')
  await somebody.press('Create the organization')
  await somebody.page.waitForFunction(() => location.hash !== '#new-organization')
  expect(await somebody.shows(name)).toBe(true)
  expect(await somebody.page.$('img[src="x"]')).toBeNull()
})

test('the keyboard gets past the header without leaving the part that is shown, and out of a question unharmed', async () => {
  const somebody = await demo('/settings#access-keys')
  await somebody.fill('Name', 'Kept')
  await somebody.press('Create the key')
  await somebody.sees('Your new key')
  await somebody.page.reload()
  await somebody.sees('never used')
  const { keyboard } = somebody.page
  const focused = () => somebody.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
  await keyboard.press('Tab')
  expect(await focused()).toContain('class="skip"')
  await keyboard.press('Enter')
  expect(await focused()).toContain('<main')
  expect(await somebody.shows('New key')).toBe(true)

  await somebody.press('Revoke Kept')
  await somebody.sees('Revoke this key?')
  await keyboard.press('Enter')
  await somebody.page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  await somebody.press('Revoke Kept')
  await somebody.sees('Revoke this key?')
  await keyboard.press('Escape')
  await somebody.page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  expect(await somebody.shows('Kept')).toBe(true)
  expect(await focused()).toContain('Revoke Kept')
  await somebody.press('Revoke Kept')
  await somebody.press('Revoke the key')
  await somebody.sees('No keys yet')
})

test('what was typed stays through a lost connection, a fault of the service and the end of the session', async () => {
  const somebody = await pages.lasting()
  const { page } = somebody
  await somebody.open('/settings#new-organization')
  await signIn(somebody, await owner())
  await somebody.fill('Name', 'Kept <b>name</b>')
  await somebody.fill('Short name', 'kept-name')
  const sends = () => somebody.press('Create the organization')
  const isKept = async () =>
    expect([await valueOf(somebody, 'name'), await valueOf(somebody, 'slug')]).toEqual([
      'Kept <b>name</b>',
      'kept-name',
    ])

  await page.setOfflineMode(true)
  await sends()
  await page.waitForSelector('main .form-fault')
  await isKept()
  await page.setOfflineMode(false)

  let faults = 1
  await page.setRequestInterception(true)
  const fault = (request: HTTPRequest) => {
    const isFaulty = request.method() === 'POST' && faults-- > 0
    void (isFaulty ? request.respond({ status: 500, body: 'no JSON' }) : request.continue())
  }
  page.on('request', fault)
  await sends()
  await page.waitForSelector('main .form-fault')
  await isKept()
  page.off('request', fault)
  await page.setRequestInterception(false)

  const cookies = await page.cookies()
  await page.deleteCookie(...cookies.filter(({ name }) => name.endsWith('_session')))
  await sends()
  await somebody.sees('Your session has ended')
  await signInBeside(page, pages.origin(), await owner())
  await page.bringToFront()
  await somebody.press('I have signed in')
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  await isKept()
  await sends()
  await page.waitForFunction(() => location.hash !== '#new-organization')
  expect(await somebody.shows('Kept <b>name</b>')).toBe(true)
})

test('a way to another issuer that led nowhere is told in our own words only', async () => {
  const somebody = await visitor()
  await somebody.open('/sign-in?problem=denied')
  await somebody.sees('The sign-in was called off')
  await somebody.open('/sign-in?problem=%3Cb%3EPay%20here')
  await somebody.sees('Forgot your password?')
  expect(await somebody.shows('Pay here')).toBe(false)
})

test('a mailed link says when it cannot be known who opens it, and goes on when asked again', async () => {
  const somebody = await pages.lasting()
  const { page } = somebody
  let isDown = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (isDown && request.url().endsWith('/api/auth/session'))
      void request.respond({ status: 429, headers: { 'retry-after': '60' }, body: '{}' })
    else void request.continue()
  })
  await somebody.open('/verify-email#token=any')
  await page.waitForSelector('[role=alert]')
  isDown = false
  await somebody.press('Try again')
  await somebody.sees('Sign in and go on')
  await somebody.close()
})

test('no form asks for a password before it is known whether one opens something here, and a failure of that is told', async () => {
  const somebody = await pages.lasting()
  const { page } = somebody
  const issuer = 'https://accounts.example'
  const answers = [
    { status: 429, headers: { 'retry-after': '60' }, body: '{}' },
    {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ passwords: false, issuer, redirect: null }),
    },
  ]
  const held: HTTPRequest[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/options')) held.push(request)
    else void request.continue()
  })
  const answer = async () => {
    await vi.waitFor(() => expect(held).not.toEqual([]), 10_000)
    for (const request of held.splice(0)) void request.respond(answers[0] ?? {})
  }
  await somebody.open('/register')
  await somebody.sees('Loading')
  expect(await page.$('form')).toBeNull()
  await answer()
  await page.waitForSelector('[role=alert]')
  expect(await page.$('form')).toBeNull()
  answers.shift()
  await somebody.press('Try again')
  await answer()
  await somebody.sees(`come from ${issuer}`)
  expect(await page.$('form')).toBeNull()
  await somebody.sees('Have one already?')
  await somebody.close()
})
