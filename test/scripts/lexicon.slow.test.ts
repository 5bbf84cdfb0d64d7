import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lexiconFile, lexiconModule } from '../../scripts/lexicon.mjs'

test('the lexicon of the tagger is what the installed package makes', async () => {
  expect((await readFile(lexiconFile, 'utf8')) === (await lexiconModule())).toBe(true)
})
