import type { Browser, Page } from '@cloudflare/puppeteer'
import { sideways } from './look-over.ts'

/** Times only end what hangs: a busy machine may take long for what a page shows at once elsewhere. */
export const patienceMs = 120_000

export type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** Somebody with a browser of their own (cookies of nobody else), who finds things by the names that a screen reader says. */
export async function newVisitor(browser: Browser, origin: string) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  page.on('request', (request) => {
    // What the page or the controls of a video hold themselves is asked of nobody.
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      complaints.push(request.url())
  })
  page.on('console', (message) => {
    // A refusal that the page shows is written to the console by the browser itself.
    const isRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    )
    // So does it say that it cut a connection when it put a page aside; the page makes it again when it is shown again.
    const isSetAside = message.text().endsWith('Page entered Back-Forward Cache.')
    if (['error', 'warn'].includes(message.type()) && !isRefusal && !isSetAside)
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })

  const named = (name: string, role?: string) =>
    page.locator(`::-p-aria([name="${name}"]${role ? `[role="${role}"]` : ''})`)

  /** Waits until the page shows each of these texts, one after the other. */
  async function sees(...texts: string[]) {
    for (const text of texts) await seesText(page, text)
  }

  return {
    page,
    complaints,
    /** Opens a page, and waits until it shows all of these. */
    open: async (path: string, ...texts: string[]) => {
      const response = await page.goto(new URL(path, origin).href)
      await sees(...texts)
      return response
    },
    fill: async (label: string, text: string) => {
      await named(label).fill(text)
      const field = await named(label).waitHandle()
      const shown = await field.evaluate((element) => (element as HTMLInputElement).value)
      // A page that is drawn anew between emptying and typing has its old text back, before what was typed.
      if (typeof shown === 'string' && shown !== text && shown.endsWith(text)) await named(label).fill(text)
    },
    /** What is long is not typed. */
    paste: async (label: string, text: string) => {
      await named(label).fill('')
      await page.keyboard.sendCharacter(text)
    },
    /** Presses a button, and waits until the page shows all of these. */
    press: async (name: string, ...texts: string[]) => {
      await named(name, 'button').click()
      await sees(...texts)
    },
    follow: async (name: string, ...texts: string[]) => {
      await named(name, 'link').click()
      await sees(...texts)
    },
    sees,
    /** Waits until the page shows it no more. */
    misses: (text: string) =>
      page.waitForFunction((gone) => !document.body?.innerText.includes(gone), {}, text),
    /** Waits until the page is headed so. */
    isHeaded: (text: string) =>
      page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, text),
    /** Says yes to a question of the page that is about something that cannot be taken back. */
    confirm: async (...texts: string[]) => {
      await page.locator('dialog[open] .danger').click()
      await sees(...texts)
    },
    /** What sticks out at the side on a phone. */
    sidewaysOnPhone: async () => {
      const before = page.viewport()
      await page.setViewport({ width: 360, height: 780 })
      const isSideways = await sideways(page)
      await page.setViewport(before)
      return isSideways
    },
    shows: async (text: string) => (await page.$eval('body', (body) => body.innerText)).includes(text),
    close: () => context.close(),
  }
}

async function seesText(page: Page, text: string) {
  // While one page takes the place of another there is no body yet.
  const isShown = (wanted: string) => document.querySelector('body')?.innerText.includes(wanted) ?? false
  await page.waitForFunction(isShown, { timeout: patienceMs }, text).catch(async () => {
    const shown = await page.$eval('body', (body) => body.innerText)
    throw new Error(`The page never showed "${text}", but:\n${shown}`)
  })
}
