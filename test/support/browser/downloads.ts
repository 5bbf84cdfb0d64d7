import { mkdir, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Visitor } from './pages.ts'

/** What a visitor saves: does something, waits for the file that comes of it, and says its name and what it holds. */
export async function downloadsOf({ page }: Visitor, parent: string) {
  const folder = join(parent, 'downloads')
  await mkdir(folder, { recursive: true })
  const client = await page.createCDPSession()
  const { id } = page.browserContext()
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(id !== undefined && { browserContextId: id }),
  })
  const seen = new Set<string>()
  /** A file that is still coming has another ending. */
  const fresh = async () =>
    (await readdir(folder)).find((name) => !seen.has(name) && !/\.crdownload$|^\.|^Unconfirmed/.test(name))

  return async (act: () => Promise<unknown>): Promise<{ name: string; content: Buffer }> => {
    await act()
    await expect.poll(fresh, { timeout: 120_000 }).toBeDefined()
    const name = (await fresh()) ?? ''
    seen.add(name)
    return { name, content: await readFile(join(folder, name)) }
  }
}
