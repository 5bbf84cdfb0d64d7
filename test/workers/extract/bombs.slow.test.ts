import { describe, expect, test } from 'vitest'
import { importFile } from '../../../workers/extract/import-file.ts'
import {
  documentBombs,
  importBombs,
  type Outcome,
  outcomeOfDocument,
  outcomeOfImport,
} from '../../support/bombs/index.ts'
import { extract } from './extract-file.ts'

const bombOf = (bombs: typeof documentBombs, name: string) => {
  const bomb = bombs.find((one) => one.name === name)
  if (!bomb) throw new Error(`There is no bomb "${name}"`)
  return bomb
}

type Result = { ok: true } | { ok: false; code: string; message: string }

/** The text or the cases of the file, or the very refusal that says what to do about it. */
function expectOutcome(result: Result, outcome: Outcome): void {
  expect(result.ok ? 'read' : result.code, result.ok ? '' : result.message).toBe(outcome)
  if (!result.ok) expect(result.message).toMatch(/\.$|10 MB$/)
}

describe('each is read, or refused as what it is', () => {
  test.each(documentBombs)('$name', async (bomb) => {
    expectOutcome(await extract(bomb.fileName, bomb.bytes()), outcomeOfDocument(bomb))
  })

  test.each(importBombs)('$name', async (bomb) => {
    const { fileName } = bomb
    const bytes = new Uint8Array(bomb.bytes()).buffer
    expectOutcome(await importFile({ bytes, fileName }), outcomeOfImport(bomb))
  })
})

describe('what asks for more work than any document is refused as too large, before a library reads it', () => {
  const refused = [
    'saved states in each other',
    'a font whose map names very many characters',
    'a packed store of very many objects',
    '47 MB of cells without values',
    'CSV: one line of 9.9 MB',
  ]
  test.each(refused)('%s', async (name) => {
    const { fileName, bytes } = bombOf(documentBombs, name)
    expect(await extract(fileName, bytes())).toMatchObject({
      ok: false,
      code: 'too_large',
      message: expect.stringMatching(/[Ss]plit|[Pp]rint/),
    })
  })
})
