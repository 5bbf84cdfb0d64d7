import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  chromePath,
  chromeVersion,
  wrapperScript,
  wrapperTarget,
} from '../../../scripts/bootstrap/chrome-path.mjs'
import { ensureChromium } from '../../../scripts/bootstrap/chromium.mjs'
import { isDebian } from '../../../scripts/bootstrap/install-chromium.mjs'
import { removeFolder } from '../../support/remove-folder.ts'

let folder = ''
let expected = ''
let said: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracewright it's "))
  said = []
  expected = join(
    folder,
    'cache/.wrangler/chrome',
    `${process.arch === 'arm64' ? 'linux_arm' : 'linux'}-1.2.3.4/chrome-linux64/chrome`,
  )
  await mkdir(join(folder, 'node_modules/miniflare/dist/src'), { recursive: true })
  await writeFile(
    join(folder, 'node_modules/miniflare/dist/src/index.js'),
    'var BROWSER_VERSION = "1.2.3.4";',
  )
  await mkdir(join(folder, 'bin'))
})

afterEach(() => removeFolder(folder))

async function browserOnPath(name = 'chrome-headless-shell') {
  const path = join(folder, 'bin', name)
  await writeFile(path, '#!/bin/sh\nfor argument in "$@"; do echo "$argument"; done\n')
  await chmod(path, 0o755)
  return path
}

function ensure(env: Record<string, string> = {}) {
  return ensureChromium({
    root: folder,
    say: (line: string) => said.push(line),
    platform: 'linux',
    env: { PATH: join(folder, 'bin'), XDG_CACHE_HOME: join(folder, 'cache'), ...env },
    home: folder,
  })
}

test('an installed Chromium is put where miniflare looks, and gets the arguments last', async () => {
  await browserOnPath()
  await ensure()
  const seen = execFileSync(expected, ['--headless=new', 'about:blank page'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(seen.slice(-2)).toEqual(['--headless=new', 'about:blank page'])
  expect(seen).toContain('--disable-gpu')
  expect(seen.includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  expect(said).toEqual([])
})

test('no datagram leaves the browser, and every connection leaves by the egress where there is one', async () => {
  await browserOnPath()
  await ensure()
  const startedWith = (egress?: string) =>
    execFileSync(expected, { encoding: 'utf8', env: { PATH: process.env['PATH'], BROWSER_EGRESS: egress } })
  const policy = 'webrtc-ip-handling-policy=disable_non_proxied_udp'
  for (const egress of [undefined, '127.0.0.1:1'])
    for (const held of [`--${policy}`, `--force-${policy}`, '--disable-quic'])
      expect(startedWith(egress), egress).toContain(held)
  expect(startedWith()).not.toContain('proxy-server')
  const lines = startedWith('127.0.0.1:1').split('\n')
  expect(lines).toContain('--proxy-server=socks5://127.0.0.1:1')
  expect(lines).toContain('--proxy-bypass-list=<-loopback>')
  expect(lines).toContain('--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1')
})

test('a second time nothing is written', async () => {
  await browserOnPath()
  await ensure()
  const before = await stat(expected)
  await ensure()
  expect((await stat(expected)).ino).toBe(before.ino)
})

test('a real Chrome is never replaced', async () => {
  await browserOnPath()
  await mkdir(dirname(expected), { recursive: true })
  await writeFile(expected, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]))
  await ensure()
  expect((await readFile(expected, 'latin1')).slice(0, 4)).toBe('\x7fELF')
})

test('a script of ours whose browser is gone is written again', async () => {
  const browser = await browserOnPath()
  await mkdir(dirname(expected), { recursive: true })
  await writeFile(expected, wrapperScript('/nowhere/chromium'), { mode: 0o755 })
  await ensure()
  expect(wrapperTarget(await readFile(expected, 'utf8'))).toBe(browser)
})

test('a cache folder that cannot be written gives a sentence and stops nothing', async () => {
  await browserOnPath()
  await writeFile(join(folder, 'flat'), '')
  await ensure({ XDG_CACHE_HOME: join(folder, 'flat') })
  expect(said.join()).toMatch(/could not be put at/)
})

test('the version that the installed miniflare asks for is found, and its cache lies where miniflare looks', async () => {
  const source = await readFile('node_modules/miniflare/dist/src/index.js', 'utf8')
  const version = chromeVersion(source)
  expect(version).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
  const where = { arch: 'x64', env: {}, home: '/home/ada', version }
  expect(chromePath({ platform: 'linux', ...where })).toBe(
    `/home/ada/.cache/.wrangler/chrome/linux-${version}/chrome-linux64/chrome`,
  )
  expect(chromePath({ platform: 'darwin', ...where, arch: 'arm64' })).toContain(
    `/home/ada/Library/Caches/.wrangler/chrome/mac_arm-${version}/chrome-mac-arm64/`,
  )
  expect(chromePath({ platform: 'win32', ...where })).toBeNull()
})

test('Debian is told from Ubuntu', () => {
  expect(isDebian('NAME="Debian GNU/Linux"\nID=debian\n')).toBe(true)
  expect(isDebian('NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n')).toBe(false)
  expect(isDebian('')).toBe(false)
})
