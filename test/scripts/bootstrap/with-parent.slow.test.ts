import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scriptWithParent } from '../../../scripts/bootstrap/with-parent.mjs'
import { removeFolder } from '../../support/remove-folder.ts'

let folder = ''
let script = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracewright it's "))
  // Its name has what the list of processes puts around names.
  const program = join(folder, 'a (program) x')
  await writeFile(
    program,
    `#!${process.execPath}\nconsole.log(process.pid, process.argv.slice(2).join('|')); setInterval(() => {}, 1000)\n`,
  )
  script = join(folder, 'script')
  await writeFile(script, scriptWithParent(program, 0.2))
  await Promise.all([chmod(program, 0o755), chmod(script, 0o755)])
})
afterEach(() => removeFolder(folder))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the program has the process, the words and the ends of pipes of the script', async () => {
  const child = spawn(script, ['one word', '$HOME'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(String(line)).toBe(`${child.pid} one word|$HOME\n`)
  child.kill('SIGKILL')
  // What watches it holds no pipe open.
  await once(child, 'close')
  expect(child.signalCode).toBe('SIGKILL')
})

test.each([false, true])('a program whose parent is killed ends (leads a group: %s)', async (detached) => {
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(${JSON.stringify(script)}, { stdio: 'inherit', detached: ${detached} }); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number.parseInt(String(line), 10)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false)
})
