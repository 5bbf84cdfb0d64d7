import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeStateFolder } from '../../../../scripts/start/state-folder/take-state-folder.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let folder = ''
let state = ''
let started: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-state-'))
  state = join(folder, 'a state of "its" own')
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  started = []
  await removeFolder(folder)
})

/** Runs lines of a module in a process of its own, until it has said that it is ready. */
async function run(lines: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  await once(child.stdout!, 'data')
  return child
}

const waiting = 'setInterval(() => {}, 1000)\nconsole.log("ready")'

/** Another start that has taken the folder, for as long as `until` lives. */
function otherStart({ port, until }: { port: number; until?: number | undefined }): Promise<ChildProcess> {
  const module = pathToFileURL(resolve('scripts/start/state-folder/take-state-folder.mjs')).href
  const taking = `const { keepUntil } = await takeStateFolder(${JSON.stringify(state)}, { port: ${port} })`
  return run(
    `import { takeStateFolder } from '${module}'\n${taking}\n${until ? `keepUntil(${until})` : ''}\n${waiting}`,
  )
}

/** All files of a folder with what is in them, where that may be read. */
async function contents(): Promise<Record<string, string>> {
  const names = await readdir(state, { recursive: true })
  const read = (name: string) => readFile(join(state, name), 'utf8').catch(String)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))
}

test('a second start says who has the folder and how to take another, and writes nothing', async () => {
  const { pid } = await otherStart({ port: 8801 })
  const before = await contents()
  await expect(takeStateFolder(state, { port: 8802 })).rejects.toThrow(
    new RegExp(`${state} .* port 8801 \\(process ${pid}\\).*--port 8802 --persist-to`),
  )
  expect(await contents()).toEqual(before)
})

test('of many at once exactly one has it', async () => {
  const taking = await Promise.allSettled([1, 2, 3, 4].map((port) => takeStateFolder(state, { port })))
  const taken = taking.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(taken).toHaveLength(1)
  await taken[0]?.release()
})

test('a folder that was given back is free', async () => {
  for (const port of [1, 2]) await (await takeStateFolder(state, { port })).release()
})

test('a start that was killed leaves the folder free', async () => {
  const killed = await otherStart({ port: 8801 })
  killed.kill('SIGKILL')
  await (await takeStateFolder(state, { port: 8802 })).release()
})

test('what a dead start left written keeps nobody out, even if another process has its number by now', async () => {
  const killed = await otherStart({ port: 8801 })
  killed.kill('SIGKILL')
  await (await takeStateFolder(state, { port: 8802 })).release()
  // What is written now names this very process, which lives.
  await (await takeStateFolder(state, { port: 8803 })).release()
})

test('as long as the server of a start that was killed still ends, the next one waits', async () => {
  const server = await run(waiting)
  const killed = await otherStart({ port: 8801, until: server.pid })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  let isServerGone = false
  const taking = takeStateFolder(state, { port: 8802 }).then((taken) => ({ taken, isServerGone }))
  // Others are let in meanwhile, so this one would have been, or would have been refused, if anything but the server decided.
  for (const name of ['another', 'one more'])
    await (await takeStateFolder(join(folder, name), { port: 8803 })).release()
  isServerGone = true
  server.kill('SIGKILL')
  const outcome = await taking
  expect(outcome.isServerGone).toBe(true)
  await outcome.taken.release()
})
