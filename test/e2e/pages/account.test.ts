import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { mailed } from '../../support/browser/mailed.ts'
import { startPages } from '../../support/browser/pages.ts'
import { menu, settingsOf, valueOf } from '../../support/browser/settings.ts'
import { demo as known, signIn } from '../../support/browser/sign-in.ts'

const pages = startPages()
const { visitor } = pages
const { owner, demo } = settingsOf(pages)

/** The link of the newest mail to somebody that leads to a page. */
const linkIn = (page: string, to: string) =>
  mailed(pages.origin(), to, new RegExp(`(${pages.origin()}/${page}#token=[\\w-]+)`))

test('npm start says where mail goes', () => {
  expect(pages.printed()).toContain(`.wrangler/dev-${new URL(pages.origin()).port}.log`)
})

test('the settings ask to sign in first, refuse a wrong password beside the form, and open where one wanted to go', async () => {
  const somebody = await visitor()
  await somebody.open('/settings#access-keys')
  await signIn(somebody, { ...known, password: 'no-such-password' })
  await somebody.sees('The e-mail address or the password is wrong')
  await signIn(somebody, known)
  await somebody.sees('New key')
  expect(somebody.page.url()).toBe(`${pages.origin()}/settings#access-keys`)
})

test('a key is shown once, works, and stops working when it is revoked', async () => {
  const somebody = await demo('/settings#access-keys')
  await somebody.fill('Name', 'Assistant of Demo')
  await somebody.press('Create the key')
  await somebody.sees('Your new key')
  const key = await somebody.page.$eval('pre', ({ textContent }) => textContent)
  const configuration = await somebody.page.$eval(
    'pre[aria-label*="configuration"]',
    (pre) => pre.textContent,
  )
  expect(JSON.parse(String(configuration)).mcpServers.tracewright).toEqual({
    type: 'http',
    url: `${pages.origin()}/api/mcp`,
    headers: { Authorization: `Bearer ${key}` },
  })
  const call = () =>
    fetch(`${pages.origin()}/api/organizations`, { headers: { authorization: `Bearer ${key}` } })
  expect((await call()).status).toBe(200)

  await somebody.page.reload()
  await somebody.sees('last used')
  expect(await somebody.page.content()).not.toContain(key)
  await somebody.press('Revoke Assistant of Demo')
  await somebody.press('Revoke the key')
  await somebody.sees('No keys yet')
  expect((await call()).status).toBe(401)
})

test('models are chosen, and what they are told is written, changed and deleted', async () => {
  const somebody = await demo('/settings#models')
  await somebody.sees('This deployment asks no model')
  await somebody.fill('For conversations', 'some-model')
  await somebody.press('Save the models')
  await somebody.fill('Name', 'Tone <b>of us</b>')
  await somebody.page.select('main [name="category"]', 'refinement')
  await somebody.fill('What to heed', 'Say "guest", never "customer".\nBe brief.')
  await somebody.press('Add the prompt')
  await somebody.sees('Refining sessions · Say "guest"')
  expect(await somebody.shows('Tone <b>of us</b>')).toBe(true)

  await somebody.page.reload()
  await somebody.press('Edit Tone <b>of us</b>')
  expect(await somebody.page.$eval('.rows textarea', ({ value }) => value)).toBe(
    'Say "guest", never "customer".\nBe brief.',
  )
  await somebody.page.locator('.rows textarea').fill('Be clear.')
  await somebody.press('Save the prompt')
  await somebody.sees('Refining sessions · Be clear.')
  expect(await valueOf(somebody, 'chatModel')).toBe('some-model')
  await somebody.press('Delete Tone <b>of us</b>')
  await somebody.press('Delete it')
  await somebody.sees('No prompts yet')
})

test('an owner chooses the tier, and limits follow it unless they are set', async () => {
  const somebody = await demo('/settings#general')
  await somebody.sees('Limits')
  const saved = async () => {
    await somebody.page.$$eval('main form', (forms) => forms.forEach((form) => (form.dataset['old'] = '')))
    await somebody.press('Save')
    await somebody.page.waitForSelector('main form:not([data-old])')
  }
  await somebody.page.select('main [name="tier"]', 'growth')
  await saved()
  expect([await valueOf(somebody, 'maxMembers'), await valueOf(somebody, 'maxProjects')]).toEqual([
    '50',
    '100',
  ])
  // The menu has an entry of the same name.
  const limit = somebody.page.locator('main [name="maxProjects"]')
  await limit.fill('0')
  await somebody.press('Save')
  await somebody.page.waitForSelector('main [name="maxProjects"][aria-invalid="true"]')
  await limit.fill('7')
  await saved()
  await somebody.page.select('main [name="tier"]', 'startup')
  await saved()
  expect([await valueOf(somebody, 'maxMembers'), await valueOf(somebody, 'maxProjects')]).toEqual(['10', '7'])
  await limit.fill('')
  await saved()
  expect(await valueOf(somebody, 'maxProjects')).toBe('10')
})

test('an invited person joins by the link in a browser of their own, is signed in, and sees the team', async () => {
  const { email } = await owner()
  const inviter = await demo('/settings#team')
  await inviter.fill('E-mail', 'invited@example.com')
  await inviter.press('Invite')
  await inviter.sees('The invitation is ready')
  const link = String(await inviter.page.$eval('pre', ({ textContent }) => textContent))
  expect(link).toMatch(new RegExp(`^${pages.origin()}/invitation#token=`))

  const invited = await visitor()
  await invited.open(link)
  await invited.sees(`Demo (${email}) invites you to join`)
  await invited.page.waitForSelector('input[name=email]')
  expect(await invited.page.$eval('input[name=email]', (field) => (field as HTMLInputElement).value)).toBe(
    'invited@example.com',
  )
  await invited.press('Join with my account')
  await invited.sees('There is no account for this address yet')
  await invited.fill('Your name', 'Ivy <b>Invited</b>')
  await invited.fill('Password', 'password')
  await invited.press('Create the account and join')
  await invited.sees('This password is among the commonest')
  await invited.fill('Password', 'correct horse battery')
  await invited.press('Create the account and join')
  await invited.sees('Ivy <b>Invited</b> (you)')
  expect(invited.page.url()).toBe(`${pages.origin()}/settings#team`)
  expect(await invited.shows(email)).toBe(true)
  expect(await invited.shows('Invite somebody')).toBe(false)
  expect(await invited.shows('Access keys')).toBe(false)

  await invited.open(link)
  await invited.sees('already used')
  expect(await invited.shows('Your name')).toBe(false)
})

test('the header of every page offers to sign in, and leads to the settings once that is done', async () => {
  const somebody = await visitor()
  await somebody.page.setViewport({ width: 1280, height: 800 })
  const offers = (word: string) => somebody.page.waitForSelector(`::-p-aria([name="${word}"][role="link"])`)
  const paths = ['/', '/register', '/invitation', '/no-such-page']
  for (const path of paths) {
    await somebody.open(path)
    await offers('Sign in')
  }
  await somebody.open('/sign-in')
  await signIn(somebody, known)
  await somebody.page.waitForSelector(menu)
  for (const path of paths) {
    await somebody.open(path)
    await offers('Settings')
  }
})

test('somebody with an account joins at once, may be made viewer, and is removed', async () => {
  const given = { email: 'known@example.com', name: 'Known', password: 'correct horse battery' }
  await fetch(`${pages.origin()}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
  const somebody = await demo('/settings#team')
  await somebody.fill('E-mail', given.email)
  await somebody.press('Invite')
  await somebody.sees('is a member now')
  await somebody.page.locator('select[aria-label="Role of Known"]').fill('viewer')
  await somebody.press('Save the role of Known')
  await somebody.sees('Known is viewer now')
  await somebody.press('Remove Known')
  await somebody.press('Remove the person')
  await somebody.page.waitForFunction(() => !document.body.innerText.includes('known@example.com · '))
  await somebody.follow('Audit log')
  await somebody.sees('Removed known@example.com (was viewer)')
})

test('a web hook is made, tried out and deleted; its receiver gets the test, and what became of it is shown', async () => {
  const received: string[] = []
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']))
    request.resume()
    response.writeHead(received.length === 1 ? 200 : 500).end()
  }).listen(0)
  const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`
  try {
    const somebody = await demo('/settings#webhooks')
    await somebody.fill('Address', 'ftp://example.com/')
    await somebody.press('Add the web hook')
    await somebody.sees('Only http and https addresses')
    await somebody.fill('Address', url)
    await somebody.press('Add the web hook')
    await somebody.sees('whsec_')
    await somebody.press('Done')
    expect(await somebody.shows('whsec_')).toBe(false)

    await somebody.press(`Send a test to ${url}`)
    await vi.waitFor(() => expect(received).toHaveLength(1), 15_000)
    await vi.waitFor(async () => {
      await somebody.press('Refresh')
      expect(await somebody.shows('answered 200')).toBe(true)
    }, 15_000)
    await somebody.press('Send again')
    await vi.waitFor(() => expect(received).toHaveLength(2), 15_000)
    expect(received[1]).toBe(received[0])

    await somebody.press(`Delete ${url}`)
    await somebody.press('Delete it')
    await somebody.sees('No web hooks yet')
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})

test('a person proves the address, changes the password, and gets a new one by mail when it is forgotten', async () => {
  const somebody = await visitor()
  await somebody.open('/register')
  await somebody.fill('Your name', 'Pat')
  await somebody.fill('Password', 'correct horse battery')
  await somebody.fill('E-mail', known.email)
  await somebody.press('Create the account')
  await somebody.sees('registered already')
  await somebody.fill('E-mail', 'pat@example.com')
  await somebody.press('Create the account')
  await somebody.sees('You will own this one')

  // The mail is read where nobody is signed in: the link asks for that first, and its token never leaves the browser with an address.
  const reader = await visitor()
  const asked: string[] = []
  reader.page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''))
  const link = await linkIn('verify-email', 'pat@example.com')
  await reader.open(link)
  await reader.sees('Did you never make an account?')
  await reader.follow('Sign in and go on')
  await signIn(reader, { email: 'pat@example.com', password: 'correct horse battery' })
  await reader.sees('You are signed in as pat@example.com')
  await reader.press('Yes, confirm the address')
  await reader.sees('Your address is confirmed')
  expect(asked.join('\n')).not.toContain(link.split('token=')[1])
  await somebody.open('/settings#account')
  await somebody.sees('verified')

  await somebody.fill('Current password', 'not the password')
  await somebody.fill('New password', 'battery staple horse')
  await somebody.press('Change the password')
  await somebody.sees('The current password is wrong')
  await somebody.fill('Current password', 'correct horse battery')
  await somebody.press('Change the password')
  await somebody.sees('Your password was changed')

  await somebody.open('/forgot-password')
  await somebody.sees(`.wrangler/dev-${new URL(pages.origin()).port}.log`)
  await somebody.fill('E-mail', 'pat@example.com')
  await somebody.press('Send the link')
  await somebody.sees('a link is on its way')
  await somebody.sees('nothing is sent')
  await somebody.open(await linkIn('reset-password', 'pat@example.com'))
  await somebody.fill('New password', 'forgotten no more')
  await somebody.press('Save the new password')
  await somebody.sees('Your new password is saved')

  await somebody.open('/settings#account')
  await signIn(somebody, { email: 'pat@example.com', password: 'forgotten no more' })
  await somebody.sees('this one')
  await somebody.press('Sign out everywhere')
  await somebody.page.locator('dialog button.danger').click()
  await somebody.page.waitForFunction(() => location.pathname === '/sign-in')
})

test('whoever signs out has to sign in again', async () => {
  const somebody = await demo()
  await somebody.page.locator(menu).click()
  await somebody.press('Sign out')
  await somebody.page.waitForFunction(() => location.pathname === '/sign-in')
  await somebody.open('/settings')
  await somebody.page.waitForFunction(() => location.pathname === '/sign-in')
})
