import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchBrowsers } from '../../../../scripts/start/server/browsers.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let profile = ''
beforeAll(async () => void (profile = await mkdtemp(join(tmpdir(), 'tracewright-profile-'))))
afterAll(() => removeFolder(profile))

/** As Miniflare starts a browser: with an environment that holds nothing. */
const started = (...words: string[]) =>
  spawn('/bin/sh', ['-c', 'echo "by $BROWSER_EGRESS"; read -r line', 'sh', ...words], { env: {} })

test('browsers are told the way out, others are not, and the ports by which those are steered that run are known', async () => {
  const steeredAt = watchBrowsers(() => ({ BROWSER_EGRESS: '127.0.0.1:1' }))
  const [browser, other] = [started('--first', `--user-data-dir=${profile}`), started('--first')]
  const outputs = Promise.all([browser, other].map(({ stdout }) => text(stdout)))
  expect(await steeredAt()).toEqual([])
  await writeFile(join(profile, 'DevToolsActivePort'), '34567\n/devtools/browser/0')
  expect(await steeredAt()).toEqual([34567])
  const ends = [browser, other].map((child) => once(child, 'exit'))
  for (const child of [browser, other]) child.stdin.end('\n')
  expect(await outputs).toEqual(['by 127.0.0.1:1\n', 'by \n'])
  await Promise.all(ends)
  expect(await steeredAt()).toEqual([])
})
