import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newScratchFolder } from '../../../scripts/checks/scratch-folder.mjs'

let memory = ''
const made: string[] = []
beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'tracewright-memory-'))
  made.push(memory)
})
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

const gigabyte = 2 ** 30
const saying = (type: number, freeBytes: number) => ({
  memory,
  statOf: async () => ({ type, bavail: freeBytes / 4096, bsize: 4096 }),
})

async function parentOf(options: object) {
  const folder = await newScratchFolder(options)
  made.push(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
  return dirname(folder)
}

test('tests write into memory where there is room', async () => {
  expect(await parentOf(saying(0x0102_1994, 4 * gigabyte))).toBe(memory)
})

test.each([
  ['has too little room', () => saying(0x0102_1994, 3 * gigabyte)],
  ['is a disk', () => saying(0xef53, 100 * gigabyte)],
  ['is not there', () => ({ memory: '/nowhere' })],
  ['may not be written', () => ({ ...saying(0x0102_1994, 4 * gigabyte), memory: '/proc' })],
])('and where temporary files lie where memory %s', async (_, options) => {
  expect(await parentOf(options())).toBe(tmpdir())
})
