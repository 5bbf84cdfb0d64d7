import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { mailed } from '../../support/browser/mailed.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'
import { demo as known, newAccount, signIn } from '../../support/browser/sign-in.ts'

const { pages, lead, valueOf } = startLead('/settings')
const { visitor } = pages
const newEmail = () => `${crypto.randomUUID()}@example.com`

/** The link of the newest mail to somebody that leads to a page. */
const linkIn = (page: string, to: string) =>
  mailed(pages.origin(), to, new RegExp(`(${pages.origin()}/${page}#token=[\\w-]+)`))

/** What is written to be copied. */
const copied = (selector = 'pre') => lead.page.$eval(selector, ({ textContent }) => String(textContent))

test('the settings ask to sign in first, refuse a wrong password beside the form, and open where one wanted to go', async () => {
  const somebody = await visitor()
  await somebody.open('/settings#access-keys')
  await signIn(somebody, { ...known, password: 'no-such-password' })
  await somebody.sees('The e-mail address or the password is wrong')
  await signIn(somebody, known)
  await somebody.sees('New key')
  expect(somebody.page.url()).toBe(`${pages.origin()}/settings#access-keys`)
})

test.each([
  '/.//evil.example/x',
  '/%2e//evil.example/x',
  '/\\evil.example',
  '//evil.example/',
  'javascript:alert(1)',
])('a way back that leads elsewhere (%s) ends on our own pages, signed in or not', async (elsewhere) => {
  const address = `/sign-in?callbackUrl=${encodeURIComponent(elsewhere)}`
  const somebody = await visitor()
  await somebody.open(address)
  await signIn(somebody, known)
  await eventually(() => somebody.page.url()).toBe(`${pages.origin()}/projects`)
  await somebody.open(address, 'Go on')
  const goOn = await somebody.page.$$eval('main a.button', (links) => links.map((link) => link.href))
  expect(goOn).toEqual([`${pages.origin()}/projects`])
  await somebody.open(`/register?callbackUrl=${encodeURIComponent(`${pages.origin()}/${elsewhere}`)}`)
  expect(await somebody.page.$$eval('main a', (links) => links.map(({ host }) => host))).not.toContain(
    'evil.example',
  )
})

test('a key is shown once, works, and stops working when it is revoked', async () => {
  await lead.open('/settings#access-keys')
  await lead.fill('Name', 'Assistant of Demo')
  await lead.press('Create the key', 'Your new key')
  const key = await copied()
  const configuration = JSON.parse(await copied('pre[aria-label*="configuration"]'))
  const headers = { Authorization: `Bearer ${key}` }
  expect(configuration.mcpServers.tracewright).toEqual({
    type: 'http',
    url: `${pages.origin()}/api/mcp`,
    headers,
  })
  const call = async () => (await fetch(`${pages.origin()}/api/organizations`, { headers })).status
  expect(await call()).toBe(200)
  await lead.page.reload()
  await lead.sees('last used')
  expect(await lead.page.content()).not.toContain(key)
  await lead.press('Revoke Assistant of Demo')
  await lead.press('Revoke the key', 'No keys yet')
  expect(await call()).toBe(401)
})

test('models are chosen, and what they are told is written, changed and deleted', async () => {
  await lead.open('/settings#models', 'This deployment asks no model')
  await lead.fill('For conversations', 'some-model')
  await lead.press('Save the models')
  await lead.fill('US dollars a day', '2.5')
  await lead.press('Save the ceiling')
  await lead.page.waitForFunction(() => !document.querySelector('form[aria-busy="true"]'))
  await lead.fill('Name', 'Tone <b>of us</b>')
  await lead.page.select('main [name="category"]', 'refinement')
  await lead.fill('What to heed', 'Say "guest", never "customer".\nBe brief.')
  await lead.press('Add the prompt', 'Refining sessions · Say "guest"')
  await lead.page.reload()
  await lead.sees('Edit Tone')
  expect(await valueOf('modelUsdPerDay')).toBe('2.5')
  await lead.press('Edit Tone <b>of us</b>')
  const field = lead.page.locator('.rows textarea')
  expect(await field.map((area) => (area as HTMLTextAreaElement).value).wait()).toContain('\nBe brief.')
  await field.fill('Be clear.')
  await lead.press('Save the prompt', 'Refining sessions · Be clear.')
  expect(await valueOf('chatModel')).toBe('some-model')
  await lead.press('Delete Tone <b>of us</b>')
  await lead.press('Delete it', 'No prompts yet')
})

test('an owner chooses the tier, and limits follow it unless they are set', async () => {
  await lead.open('/settings#general', 'Limits')
  const saved = async () => {
    await lead.page.$$eval('main form', (forms) => forms.forEach((form) => (form.dataset['old'] = '')))
    await lead.press('Save')
    await lead.page.waitForSelector('main form:not([data-old])')
  }
  const limits = async () => [await valueOf('maxMembers'), await valueOf('maxProjects')]
  // The menu has an entry of the same name.
  const limit = lead.page.locator('main [name="maxProjects"]')
  await lead.page.select('main [name="tier"]', 'growth')
  await saved()
  expect(await limits()).toEqual(['50', '100'])
  await limit.fill('0')
  await lead.press('Save')
  await lead.page.waitForSelector('main [name="maxProjects"][aria-invalid="true"]')
  await limit.fill('7')
  await saved()
  await lead.page.select('main [name="tier"]', 'startup')
  await saved()
  expect(await limits()).toEqual(['10', '7'])
  await limit.fill('')
  await saved()
  expect(await limits()).toEqual(['10', '10'])
})

test('an invited person joins by the link in a browser of their own, is signed in, and sees the team', async () => {
  const { email } = lead.person
  const address = newEmail()
  await lead.open('/settings#team')
  await lead.fill('E-mail', address)
  await lead.press('Invite', 'The invitation is ready')
  const link = await copied()
  expect(link).toMatch(new RegExp(`^${pages.origin()}/invitation#token=`))
  const invited = await visitor()
  await invited.open(link, `Demo (${email}) invites you to join`)
  const shown = await invited.page.waitForSelector('input[name=email]')
  expect(await shown?.evaluate((field) => (field as HTMLInputElement).value)).toBe(address)
  await invited.fill('Your name', 'Ivy <b>Invited</b>')
  await invited.fill('Password', 'password')
  await invited.press('Create the account and join', 'This password is among the commonest')
  await invited.fill('Password', 'correct horse battery')
  await invited.press('Create the account and join', 'Ivy <b>Invited</b> (you)')
  expect(invited.page.url()).toBe(`${pages.origin()}/settings#team`)
  expect(await invited.shows(email)).toBe(true)
  for (const ofOwners of ['Invite somebody', 'Access keys']) expect(await invited.shows(ofOwners)).toBe(false)
  await invited.open(link, 'already used')
  expect(await invited.shows('Your name')).toBe(false)
})

/** Invites somebody, and gives the link. The page begins anew: it may still show an invitation from before. */
async function inviting(email: string): Promise<string> {
  await lead.open('/projects')
  await lead.open('/settings#team')
  await lead.fill('E-mail', email)
  await lead.press('Invite')
  await lead.page.waitForSelector('main pre')
  return copied()
}

test('somebody with an account joins by the link once they sign in, may be made viewer, and is removed', async () => {
  const account = await newAccount(pages.origin(), 'Known')
  const { email } = account
  const link = await inviting(email)
  expect(await lead.shows('Known')).toBe(false)
  const somebody = await visitor()
  await somebody.open(link, 'invites you to join')
  await somebody.page.locator('a.button[href^="/sign-in"]').click()
  await signIn(somebody, account)
  await somebody.sees('You are signed in as')
  await somebody.press('Join', 'Known (you)')
  await lead.open('/projects')
  await lead.open('/settings#team')
  await lead.page.locator('select[aria-label="Role of Known"]').fill('viewer')
  await lead.press('Save the role of Known', 'Known is viewer now')
  await lead.press('Remove Known')
  await lead.press('Remove the person')
  await lead.misses(`${email} · `)
  await lead.follow('Audit log', `Removed ${email} (was viewer)`)
})

test('who has proven the address is asked on every page, and declines or joins', async () => {
  const account = await newAccount(pages.origin(), 'Asked')
  const { email } = account
  const somebody = await visitor()
  await somebody.open('/settings#account')
  await signIn(somebody, account)
  await somebody.sees('Signed in as')
  await somebody.open(await linkIn('verify-email', email))
  await somebody.press('Yes, confirm the address', 'Your address is confirmed.')
  await inviting(email)
  await somebody.open('/projects', 'invites you to join')
  await somebody.press('Decline the invitation to Demo')
  await somebody.misses('invites you to join')
  await lead.follow('Audit log', `${email} declined the invitation as member`)
  await inviting(email)
  await somebody.open('/projects', 'invites you to join')
  await somebody.press('Join Demo')
  await somebody.misses('invites you to join')
  await somebody.open('/settings#team', 'Asked (you)')
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
    await lead.open('/settings#webhooks')
    await lead.fill('Address', 'ftp://example.com/')
    await lead.press('Add the web hook', 'Only http and https addresses')
    await lead.fill('Address', url)
    await lead.press('Add the web hook', 'whsec_')
    await lead.press('Done')
    await lead.misses('whsec_')
    await lead.press(`Send a test to ${url}`)
    await eventually(async () => {
      await lead.press('Refresh')
      return lead.shows('answered 200')
    }).toBe(true)
    await lead.press('Send again')
    await eventually(() => received.length).toBe(2)
    expect(received[1]).toBe(received[0])
    await lead.press(`Delete ${url}`)
    await lead.press('Delete it', 'No web hooks yet')
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})

test('a person proves the address, changes the password, and gets a new one by mail when it is forgotten', async () => {
  const email = newEmail()
  const password = 'correct horse battery'
  const somebody = await visitor()
  await somebody.open('/register')
  await somebody.fill('Your name', 'Pat')
  await somebody.fill('Password', password)
  await somebody.fill('E-mail', known.email)
  await somebody.press('Create the account', 'registered already')
  await somebody.fill('E-mail', email)
  await somebody.press('Create the account', 'You will own this one')

  // The mail is read where nobody is signed in: the link asks for that first, and its token never leaves the browser with an address.
  const reader = await visitor()
  const asked: string[] = []
  reader.page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''))
  const link = await linkIn('verify-email', email)
  await reader.open(link, 'Did you never make an account?')
  await reader.follow('Sign in and go on')
  await signIn(reader, { email, password })
  await reader.sees(`You are signed in as ${email}`)
  await reader.press('Yes, confirm the address', 'Your address is confirmed')
  expect(asked.join('\n')).not.toContain(link.split('token=')[1])
  await somebody.open('/settings#account', 'verified')

  await somebody.fill('Current password', 'not the password')
  await somebody.fill('New password', 'battery staple horse')
  await somebody.press('Change the password', 'The current password is wrong')
  await somebody.fill('Current password', password)
  await somebody.press('Change the password', 'Your password was changed')

  await somebody.open('/forgot-password', `.wrangler/dev-${new URL(pages.origin()).port}.log`)
  await somebody.fill('E-mail', email)
  await somebody.press('Send the link', 'a link is on its way')
  await somebody.open(await linkIn('reset-password', email))
  await somebody.fill('New password', 'forgotten no more')
  await somebody.press('Save the new password', 'Your new password is saved')

  await somebody.open('/settings#account')
  await signIn(somebody, { email, password: 'forgotten no more' })
  await somebody.sees('this one')
  await somebody.press('Sign out everywhere')
  await somebody.confirm()
  await somebody.page.waitForFunction(() => location.pathname === '/sign-in')
})

test('whoever signs out has to sign in again', async () => {
  await lead.open('/settings')
  await lead.press('Menu of Demo, Demo')
  await lead.press('Sign out')
  await lead.page.waitForFunction(() => location.pathname === '/sign-in')
  await lead.open('/settings')
  await lead.page.waitForFunction(() => location.pathname === '/sign-in')
})
