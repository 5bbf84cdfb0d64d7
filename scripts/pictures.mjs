import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './pictures/browser.mjs'
import { pictures } from './pictures/list.mjs'
import { withDemo } from './pictures/with-demo.mjs'
import { root } from './toolchain.mjs'

const folder = join(root, 'docs/pictures')

/** `npm run pictures`: starts the product in a folder of its own, waits for its demo, and writes the pictures of the documentation. */
async function main() {
  await mkdir(folder, { recursive: true })
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-pictures-'))
  try {
    await withDemo(persistTo, async (origin) => {
      const { take, close } = await openBrowser(origin)
      try {
        for (const { name, ...picture } of pictures) {
          await take(picture, join(folder, `${name}.webp`))
          process.stdout.write(`docs/pictures/${name}.webp\n`)
        }
      } finally {
        await close()
      }
    })
  } finally {
    await rm(persistTo, { recursive: true, force: true })
  }
}

await main()
