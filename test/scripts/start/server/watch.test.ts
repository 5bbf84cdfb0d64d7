import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSources } from '../../../../scripts/start/server/watch.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let folder = ''
let seen: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-'))
  await mkdir(join(folder, 'area/page'), { recursive: true })
  await writeFile(join(folder, 'area/page/list.ts'), 'first')
  seen = []
  watchSources([folder], async (paths) => {
    seen.push(...[...paths].map((path) => relative(folder, path)))
  })
})
afterEach(() => removeFolder(folder))

/** Makes a change and waits until it is told. */
async function tells(path: string, change: () => Promise<unknown>) {
  seen = []
  await change()
  await vi.waitFor(() => expect(seen).toContain(path), 60_000)
}

const write = (path: string, text: string) => writeFile(join(folder, path), text)

test('a file that was replaced, as editors and checkouts do, is watched on', async () => {
  const path = 'area/page/list.ts'
  await tells(path, async () => {
    await write('next', 'second')
    await rename(join(folder, 'next'), join(folder, path))
  })
  await tells(path, () => write(path, 'third'))
  await tells(path, () => rm(join(folder, path)))
  await tells(path, () => write(path, 'fourth'))
  await tells(path, () => write(path, 'fifth'))
})

test('a folder that comes later is watched, with what lies in it by then, also when it comes a second time', async () => {
  for (const _round of [1, 2]) {
    await tells('area/new/deep/first.md', async () => {
      await mkdir(join(folder, 'area/new/deep'), { recursive: true })
      await write('area/new/deep/first.md', 'first')
    })
    await tells('area/new/deep/first.md', () => write('area/new/deep/first.md', 'second'))
    await tells('area/new', () => rm(join(folder, 'area/new'), { recursive: true }))
  }
})
