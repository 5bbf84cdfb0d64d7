import { writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'
import { findChromium } from '../bootstrap/find-chromium.mjs'

const account = { email: 'demo@example.com', password: 'demo-password' }
const viewport = { width: 1280, height: 800 }
const patienceMs = 60_000
const restMs = 1500

/**
 * A Chromium in which the demo account is signed in. `take(picture, file)` opens the page of a picture as a link of "Start here" leads there, lets it `prepare` what is to be seen, and
 * writes what the window shows as WebP.
 */
export async function openBrowser(origin) {
  const executablePath = await findChromium({ platform: process.platform, env: process.env, home: homedir() })
  if (!executablePath) throw new Error('No Chromium was found. Run `npm start` once, which gets one.')
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars']
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: viewport })
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${origin}/sign-in`)
  await page.locator('main [name="email"]').fill(account.email)
  await page.locator('main [name="password"]').fill(account.password)
  await page.locator('main form .button').click()
  await page.waitForFunction(() => location.pathname !== '/sign-in')
  return {
    take: async ({ path, link, theme = 'light', size = viewport, prepare }, file) => {
      await page.setViewport(size)
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ])
      await page.goto(`${origin}${path ?? (await addressOf(page, origin, link))}`)
      await settled(page)
      await prepare?.(page)
      await settled(page)
      await writeFile(file, await page.screenshot({ type: 'webp', quality: 80 }))
    },
    close: () => browser.close(),
  }
}

/** Where a link of the page that leads through the demo goes. */
async function addressOf(page, origin, text) {
  await page.goto(`${origin}/start`)
  const link = await page.waitForSelector(`::-p-aria([name="${text}"][role="link"])`)
  return link.evaluate(({ href }) => href.slice(new URL(href).origin.length))
}

/** The page is headed, nothing on it says that it loads, and what moves has come to rest. */
async function settled(page) {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.loading, [aria-busy="true"]'),
  )
  await sleep(restMs)
}
