import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { socketFolder } from '../../../../scripts/start/engine/socket-folder.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-sockets-'))
})
afterEach(() => removeFolder(folder))

const modeOf = (path: string) => statSync(path).mode & 0o777

test('sockets lie in the folder of the start, by the shortest path, and this user alone opens them', async () => {
  const own = join(folder, 'workers')
  await mkdir(own, { mode: 0o777 })
  expect((await socketFolder(own, { cwd: folder })).path).toBe('workers')
  expect(modeOf(own)).toBe(0o700)
  expect((await socketFolder(own, { cwd: '/some/other/place/that/is/far/away' })).path).toBe(own)
})

test('where that path is too long for an address, they lie in a folder of their own, which goes with them', async () => {
  const long = join(folder, 'a'.repeat(100))
  await mkdir(long)
  const { path, remove } = await socketFolder(long, { cwd: '/' })
  expect(path.length).toBeLessThan(80)
  expect(modeOf(path)).toBe(0o700)
  await remove()
  expect(existsSync(path)).toBe(false)
})
