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
    'saved states over the contents of a page',
    'very many operators',
    'runs alone',
    'base 85 of zeros in Flate',
    'a content that begins as a picture does',
    'forms that draw the next one twice',
    'one content for every page',
    'one content named very often by a page',
    'a font whose map names very many characters',
    'a font of very many widths',
    'very many fonts',
    'a packed store of very many objects',
    '47 MB of cells without values',
    'one comment of 47 MB',
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

  test('features of very many lines', async () => {
    const { fileName, bytes } = bombOf(importBombs, 'FEATURE: very many scenarios')
    const read = await importFile({ bytes: new Uint8Array(bytes()).buffer, fileName })
    expect(read).toMatchObject({ ok: false, code: 'too_large', message: expect.stringContaining('Split') })
  })
})

test('a PDF names its filters in many ways, and each is unpacked in the same room', async () => {
  for (const name of [
    'abbreviated filters',
    'a filter behind a reference',
    'a filter with escaped letters',
  ]) {
    const { fileName, bytes } = bombOf(documentBombs, name)
    expect(await extract(fileName, bytes()), name).toMatchObject({ ok: false, code: 'too_large' })
  }
})

test('blanks of 10 MB within a text, or at the ends of its lines, are read', async () => {
  for (const name of ['TXT: blanks', 'TXT: lines of blanks']) {
    const { fileName, bytes } = bombOf(documentBombs, name)
    expect(await extract(fileName, bytes()), name).toMatchObject({ ok: true })
  }
})
