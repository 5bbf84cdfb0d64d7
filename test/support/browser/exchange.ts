import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementHandle } from '@cloudflare/puppeteer'
import { generatorOf } from './generator.ts'
import type { Pages, Visitor } from './pages.ts'

/** How tests of what goes in and out of a session come to one with one case, and choose a file. */
export function exchangeOf(pages: Pages) {
  const generator = generatorOf(pages)

  /** A session with one case. */
  async function newSession(more: object = {}): Promise<string> {
    const about = { title: 'Sign-up <b>page</b>', requirements: 'The page shows "Welcome".', ...more }
    return generator.newSession(['Sign in'], about)
  }

  async function opened(sessionId: string, somebody?: Visitor) {
    const who = somebody ?? (await pages.visitor())
    await who.open(`/#session=${sessionId}`)
    await who.page.waitForSelector('::-p-aria([name="Import"][role="button"])')
    return who
  }

  async function choose({ page }: Visitor, name: string, content: string) {
    const path = join(pages.folder(), name)
    await writeFile(path, content)
    const input = (await page.waitForSelector(
      'dialog[open] input[type=file]',
    )) as ElementHandle<HTMLInputElement>
    await input.uploadFile(path)
  }

  return { newSession, opened, choose }
}

export const sheet = `Title,Step,Expected
"<b>Log in</b>","Click ""Sign in""","The page shows ""Welcome"""
"Look around","Have a nice look at the page","It feels good"
`
