import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementHandle } from '@cloudflare/puppeteer'
import type { Pages, Visitor } from './pages.ts'

/** How tests of what goes in and out of a session come to one with one case, and choose a file. */
export function exchangeOf(pages: Pages) {
  /** A session with one case. */
  async function newSession(more: object = {}): Promise<string> {
    const ask = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const address = `${pages.origin()}/api/public/test-cases/${path}`
      return (await fetch(address, { method, headers, body: JSON.stringify(body) })).json() as Promise<{
        sessionId: string
      }>
    }
    const about = { title: 'Sign-up <b>page</b>', requirements: 'The page shows "Welcome".', ...more }
    const { sessionId } = await ask('POST', 'sessions', about)
    const steps = [{ stepNumber: 1, action: 'Click "Sign in"', expectedResult: 'The page shows "Welcome"' }]
    await ask('PATCH', `sessions/${sessionId}`, { testCases: [{ id: 'TC-1', title: 'Sign in', steps }] })
    return sessionId
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
