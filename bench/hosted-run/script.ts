import type { Browser, Page } from '@cloudflare/puppeteer'

/** What the hosted case does, as prose: action and expected result. */
export const prose: readonly (readonly [action: string, expectedResult: string])[] = [
  ['Open "/sign-up"', 'The page title contains "Sign up"'],
  ['Enter "Ada" in Name', ''],
  ['Enter "ada@example.com" in E-mail', ''],
  ['Enter "36" in Age', ''],
  ['Enter "long enough" in Password', ''],
  ['Enter "Sails on Sundays" in About you', ''],
  ['Check "I agree to the terms"', ''],
  ['Click the "Create account" button', 'The text "Welcome, Ada" is visible'],
  ['Open "/orders"', 'The page title contains "Orders"'],
  ['Open "/"', 'The text "Welcome to Harbour" is visible'],
]

/** The engine rests this long without a request after an action that caused some. */
const quietMs = 100

const shows = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text)

const titled = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.title.includes(wanted), {}, text)

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForNetworkIdle({ idleTime: quietMs })
}

/** The same ten steps as someone would write them by hand. */
const steps: readonly ((page: Page, site: string) => Promise<unknown>)[] = [
  async (page, site) => {
    await visit(page, `${site}/sign-up`)
    await titled(page, 'Sign up')
  },
  (page) => page.locator('#name').fill('Ada'),
  (page) => page.locator('[name=email]').fill('ada@example.com'),
  (page) => page.locator('#age').fill('36'),
  (page) => page.locator('#password').fill('long enough'),
  (page) => page.locator('#about').fill('Sails on Sundays'),
  (page) => page.locator('[name=agree]').click(),
  async (page) => {
    await Promise.all([page.waitForNavigation(), page.locator('button[type=submit]').click()])
    await page.waitForNetworkIdle({ idleTime: quietMs })
    await shows(page, 'Welcome, Ada')
  },
  async (page, site) => {
    await visit(page, `${site}/orders`)
    await titled(page, 'Orders')
  },
  async (page, site) => {
    await visit(page, `${site}/`)
    await shows(page, 'Welcome to Harbour')
  },
]

/** Runs the script in a fresh context with a PNG per step and a screencast, as the hosted case has. Returns milliseconds from context to closed context. */
export async function runScript(browser: Browser, site: string): Promise<number> {
  const startedAt = performance.now()
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 720 })
  const session = await page.createCDPSession()
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 75 })
  for (const step of steps) {
    await step(page, site)
    await page.screenshot()
  }
  await session.send('Page.stopScreencast')
  await context.close()
  if (frames.length === 0) throw new Error('The screencast of the script showed nothing')
  return performance.now() - startedAt
}
