import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKey } from '../../../../scripts/start/model/read-key.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-key-'))
})
afterAll(() => removeFolder(folder))

async function fileOf(text: string): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, text)
  return path
}

test('the key is read without the space around it', async () => {
  expect(await readKey(await fileOf('\n  sk-canary\r\n'))).toBe('sk-canary')
})

test('a file that is missing, a folder and an empty file are refused with what to do', async () => {
  await expect(readKey(join(folder, 'none'))).rejects.toThrow(
    /none of --model-key-file cannot be read \(it does not exist\)\. Write the key/,
  )
  await expect(readKey(folder)).rejects.toThrow(/\(it is a folder\)/)
  await expect(readKey(await fileOf(' \n'))).rejects.toThrow(
    /is empty\. Write the key of the model into it\./,
  )
})

test.each([
  ['two lines', 'MODEL_API_KEY=sk-canary\nother'],
  ['letters that no header takes', 'sk-canary\u00e9'],
  ['far too much', 'sk-canary'.repeat(2000)],
])('a file with %s is refused, and nothing of it is told', async (_name, text) => {
  const refused = readKey(await fileOf(text))
  await expect(refused).rejects.toThrow(/holds more than a key\. Leave the key alone in it, on one line\.$/)
  await expect(refused).rejects.not.toThrow(/canary/)
})

test.skipIf(process.platform === 'win32')(
  'a file without an end is read up to the length of a key',
  async () => {
    await expect(readKey('/dev/zero')).rejects.toThrow(/holds more than a key/)
  },
)
