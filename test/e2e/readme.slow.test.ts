import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/toolchain.mjs'
import { once } from '../../shared/domain/basics/once.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { sharedProduct } from '../support/shared-product.ts'

// The commands of the README, as they stand there, pasted twice into one terminal.

const folders: string[] = []
const product = sharedProduct()

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-readme-'))
  folders.push(folder)
  return folder
}

afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})

/** What is for a terminal beside a product that runs. The others start one, test it or deploy it. */
async function commands(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```sh\n(.+?)^```$/gms)].map(([, block = '']) => block)
  return blocks.filter((block) => !/^np[mx] /.test(block))
}

/** A checkout of its own, of which every part leads to ours: what is written into it stays there. */
async function newCheckout(): Promise<string> {
  const folder = await newFolder()
  for (const name of await readdir(root)) await symlink(join(root, name), join(folder, name))
  return folder
}

/** What bash says to a text that is pasted into it; the first command that fails ends it. */
async function paste(text: string, { cwd, temporary }: { cwd: string; temporary: string }) {
  const strict = `set -eEo pipefail; trap 'echo "this failed: $BASH_COMMAND" >&2' ERR\n`
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`
  return promisify(execFile)('bash', ['-c', strict + text], {
    cwd,
    env: { ...process.env, PATH: path, TMPDIR: temporary },
    maxBuffer: 2 ** 26,
  })
}

const pastedTwice = once(async () => {
  const [checkout, temporary, blocks] = [await newCheckout(), await newFolder(), await commands()]
  const before = await readdir(checkout)
  const text = [...blocks, ...blocks]
    .join('\necho ----\n')
    .replaceAll('http://localhost:8787', product.origin())
  const { stdout, stderr } = await paste(text, { cwd: checkout, temporary })
  const said = stdout.split('----\n')
  const times = [said.slice(0, blocks.length), said.slice(blocks.length)]
  return { times, stderr, left: (await readdir(checkout)).filter((name) => !before.includes(name)) }
})

test('each block of commands works, and works again when it is pasted a second time', async () => {
  const { times } = await pastedTwice()
  for (const [tour = '', looked = '', teams = '', key = '', tools = ''] of times) {
    expect(tour).toMatch(/^\d+ of \d+ coverage items$/m)
    expect(tour).toMatch(/^completed \{"total":3,/m)
    expect(tour.match(/^ {3}video http/gm)).toHaveLength(3)
    expect(looked).toMatch(/^textbox {2}Name$/m)
    expect(teams).toMatch(/\/invitation#token=/)
    expect(teams).toMatch(/Demo .*Relaunch/)
    expect(key).toMatch(/^\S{30,}\n$/)
    expect(tools).toMatch(/^public_generate {2}Generate test cases/m)
    expect(tools).not.toContain('{')
  }
  const projects = times.flatMap(([, , teams = '']) => teams.match(/^[\da-f-]{36}$/gm))
  expect([projects.length, new Set(projects).size]).toEqual([4, 1])
})

test('nothing is looked for before it is there', async () => {
  expect((await pastedTwice()).stderr).not.toMatch(/No such file/)
})

test('the tour exports what was refined', async () => {
  const { times } = await pastedTwice()
  for (const [tour = ''] of times) {
    const [, exported = ''] = /(Feature: .+?)^completed/ms.exec(tour) ?? []
    expect(exported).toMatch(/critical/)
  }
})

test('nothing is left in the checkout', async () => {
  expect((await pastedTwice()).left).toEqual([])
})
