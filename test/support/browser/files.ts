import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementHandle } from '@cloudflare/puppeteer'
import type { Pages, Visitor } from './pages.ts'

/** Chooses files on a page that takes them, as somebody does in the dialog of their system. */
export async function addFiles(
  pages: Pages,
  { page }: Visitor,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const paths = Object.keys(files).map((name) => join(pages.folder(), name))
  await Promise.all(Object.values(files).map((content, at) => writeFile(paths[at] ?? '', content)))
  const input = (await page.waitForSelector('.files input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(...paths)
}

/** Waits until the page lists so many files, and none of them is on its way or being read. */
export const filesAreRead = ({ page }: Visitor, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.file-rows > li').length === wanted &&
      !document.querySelector('.files progress'),
    {},
    count,
  )
