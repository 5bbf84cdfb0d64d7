import type { Page } from '@cloudflare/puppeteer'
import type { Visitor } from './visitor.ts'

export interface Person {
  email: string
  password: string
}

/** The account that `npm start` prints. All files share it, so it is for those that leave it as it is. */
export const demo: Person = { email: 'demo@example.com', password: 'demo-password' }

/** Signs somebody in on the page for it, on which they are. */
export async function signIn({ fill, press }: Visitor, { email, password }: Person): Promise<void> {
  await fill('E-mail', email)
  await fill('Password', password)
  await press('Sign in')
}

/** Signs somebody in in another tab of the same browser. */
export async function signInBeside(page: Page, origin: string, { email, password }: Person): Promise<void> {
  const tab = await page.browserContext().newPage()
  await tab.goto(`${origin}/sign-in`)
  await tab.locator('main [name="email"]').fill(email)
  await tab.locator('main [name="password"]').fill(password)
  await tab.locator('main form .button').click()
  await tab.waitForFunction(() => location.pathname !== '/sign-in')
  await tab.close()
}

const cookiesIn = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')

/** The cookies of whoever signs in. */
export async function sessionOf(origin: string, { email, password }: Person): Promise<string[]> {
  const asked = await fetch(`${origin}/api/auth/csrf`)
  const { csrfToken } = (await asked.json()) as { csrfToken: string }
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesIn(asked).join('; ') },
    body: new URLSearchParams({ csrfToken, email, password }),
  })
  const cookies = cookiesIn(answer)
  if (!cookies.some((cookie) => cookie.includes('_session='))) throw new Error(`${email} is not let in`)
  return cookies
}

/** Signs somebody in, in the browser of a page, without the page for that, which has tests of its own. */
export async function bringSession(page: Page, origin: string, person: Person): Promise<void> {
  const cookies = (await sessionOf(origin, person)).map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    return { name, value, url: origin, httpOnly: true }
  })
  await page.setCookie(...cookies)
}

async function post(url: string, body: object, cookies: string[] = []): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; ') }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
}

/** An account that nobody else knows, of somebody in no organization. */
export async function newAccount(origin: string, name: string): Promise<Person> {
  const person = { email: `${crypto.randomUUID()}@example.com`, password: demo.password }
  await post(`${origin}/api/auth/register`, { ...person, name })
  return person
}

/** Somebody called Demo who owns an organization of that name, as the account does that `npm start` prints, and whom no other file knows. */
export async function newDemo(origin: string): Promise<Person> {
  const person = await newAccount(origin, 'Demo')
  const organization = { name: 'Demo', slug: `demo-${crypto.randomUUID()}` }
  await post(`${origin}/api/organizations`, organization, await sessionOf(origin, person))
  return person
}
