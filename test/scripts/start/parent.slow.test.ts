import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../support/remove-folder.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-parent-'))
  const module = pathToFileURL(resolve('scripts/start/parent.mjs')).href
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }))
  await writeFile(
    join(folder, 'program.mjs'),
    `import { whenParentEnds } from '${module}'\nwhenParentEnds(() => { console.log('orphaned'); process.exit() })\nsetInterval(() => {}, 1000)\nconsole.log('started')\n`,
  )
})
afterEach(() => removeFolder(folder))

test.each([
  ['npm', ['npm', 'start', '--silent']],
  ['npm with words of its own', ['npm', 'start', '--silent', '--', '--port', '1']],
  ['a shell', ['sh', '-c', 'node program.mjs; exit $?']],
])('a program notices that %s, which started it, was killed', async (_name, [command = '', ...args]) => {
  const parent = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  parent.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  await expect.poll(() => said, { timeout: 60_000 }).toContain('started')
  parent.kill('SIGKILL')
  // The pipe closes when the program that holds it has ended.
  await once(parent, 'close')
  expect(said).toContain('orphaned')
})
