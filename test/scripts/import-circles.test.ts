import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '../support/remove-folder.ts'

const root = join(import.meta.dirname, '../..')

/** What the linter says of files, by the rules of this repository. */
async function lint(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'circles-'))
  onTestFinished(() => removeFolder(folder))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  return new Promise((resolve) => {
    execFile(oxlint, ['-c', join(root, '.oxlintrc.json'), folder], (_failed, output) => resolve(output))
  })
}

test('two files that import one another are refused, also where they need but a type', async () => {
  const owner = "import type { Pet } from './pet.ts'\n\nexport interface Owner {\n  pet?: Pet\n}\n"
  const pet = "import type { Owner } from './owner.ts'\n\nexport interface Pet {\n  owner?: Owner\n}\n"
  expect(await lint({ 'owner.ts': owner, 'pet.ts': pet })).toContain('import(no-cycle)')
})
