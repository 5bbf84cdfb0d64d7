import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDevVars, renderDevVars, writeDevVars } from '../../../scripts/start/dev-vars.mjs'
import { removeFolder } from '../../support/remove-folder.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tracewright-'))
})
afterEach(() => removeFolder(root))

const varsOf = async (path: string) => parseEnv(await readFile(join(root, path), 'utf8'))

test('any value survives the file, or is refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e\n]*$/), (value) => {
      let text: string
      try {
        text = renderDevVars({ NAME: value, LAST: 'end' })
      } catch {
        expect(value).toMatch(/'/)
        return
      }
      expect(parseEnv(text)).toEqual({ NAME: value, LAST: 'end' })
    }),
  )
})

test('settings reach api, collect and jobs, and never extract, design or ocr', async () => {
  await writeDevVars({ root, vars: { MODEL: 'workers-ai' } })
  for (const path of ['.dev.vars', 'workers/collect/.dev.vars', 'workers/jobs/.dev.vars']) {
    expect(await varsOf(path)).toMatchObject({
      LOCAL: 'true',
      ALLOW_PRIVATE_TARGETS: 'true',
      MODEL: 'workers-ai',
    })
  }
  for (const worker of ['extract', 'design', 'ocr']) {
    await expect(stat(join(root, `workers/${worker}/.dev.vars`))).rejects.toThrow(/ENOENT/)
  }
})

test('secrets reach api and jobs only', async () => {
  await writeDevVars({ root })
  for (const name of ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET']) {
    expect(await varsOf('.dev.vars')).toHaveProperty(name)
    expect(await varsOf('workers/jobs/.dev.vars')).toHaveProperty(name)
    expect(await varsOf('workers/collect/.dev.vars')).not.toHaveProperty(name)
  }
})

test('a secret among the settings does not reach collect either', async () => {
  await writeFile(join(root, '.dev.vars.local'), 'DRIVE_CLIENT_SECRET=canary\n')
  await writeDevVars({ root, vars: { MODEL_API_KEY: 'canary', MODEL_NAME: 'small' } })
  const collect = await varsOf('workers/collect/.dev.vars')
  expect(Object.values(collect)).not.toContain('canary')
  expect(collect).toHaveProperty('MODEL_NAME')
  expect(await varsOf('workers/jobs/.dev.vars')).toMatchObject({ MODEL_API_KEY: 'canary' })
})

test('secrets stay the same from start to start, and variables of the last start do not', async () => {
  await writeDevVars({ root, vars: { MODEL: 'workers-ai' } })
  const first = await varsOf('.dev.vars')
  await writeDevVars({ root, vars: {} })
  const second = await varsOf('.dev.vars')
  expect(second.KEY_ENCRYPTION_SECRET).toBe(first.KEY_ENCRYPTION_SECRET)
  expect(second.SIGNING_SECRET).toBe(first.SIGNING_SECRET)
  expect(Buffer.from(String(second.SIGNING_SECRET), 'base64')).toHaveLength(32)
  expect(second).not.toHaveProperty('MODEL')
})

test('the command line wins over .dev.vars.local, which wins over the defaults', async () => {
  await writeFile(
    join(root, '.dev.vars.local'),
    '# mine\nMODEL_API_KEY="a#b"\nexport MODEL = openai-compatible\nALLOW_PRIVATE_TARGETS=false\n',
  )
  await writeDevVars({ root, vars: { MODEL: 'embedded' } })
  expect(await varsOf('.dev.vars')).toMatchObject({
    MODEL_API_KEY: 'a#b',
    MODEL: 'embedded',
    ALLOW_PRIVATE_TARGETS: 'false',
  })
})

test('tests leave the settings of the machine out', async () => {
  await writeFile(join(root, '.dev.vars.local'), 'MODEL=workers-ai\n')
  await writeDevVars({ root, withOwn: false })
  expect(await varsOf('.dev.vars')).not.toHaveProperty('MODEL')
  await writeDevVars({ root })
  expect(await varsOf('.dev.vars')).toMatchObject({ MODEL: 'workers-ai' })
})

test('an unchanged file is not touched, so that a running Worker is not reloaded', async () => {
  await mkdir(join(root, 'workers'), { recursive: true })
  await writeDevVars({ root, vars: {} })
  const before = await stat(join(root, '.dev.vars'))
  await writeDevVars({ root, vars: {} })
  expect((await stat(join(root, '.dev.vars'))).ino).toBe(before.ino)
})

test('lines of .dev.vars.local are read with and without quotes', () => {
  expect(readDevVars('A=1\r\n\nB=\'two words\'\nnonsense\n#C=3\nD="x=y"')).toEqual({
    A: '1',
    B: 'two words',
    D: 'x=y',
  })
})
