import { describe, expect, test } from 'vitest'
import { documentBombs, outcomeOfReading, readingBombs, type FileBomb } from '../../support/bombs/index.ts'
import { askImage, pixelsOf } from './picture-of.ts'
import { between, read } from './read-file.ts'

const bombOf = (name: string, bombs: FileBomb[] = readingBombs) => {
  const bomb = bombs.find((one) => one.name === name)
  if (!bomb) throw new Error(`There is no bomb "${name}"`)
  return bomb
}

test.each(readingBombs)('$name: it is read, or refused as what it is', async (bomb) => {
  const result = await read(bomb.fileName, bomb.bytes())
  const outcome = result.ok ? 'read' : result.code
  expect(outcome, result.ok ? '' : result.message).toBe(outcomeOfReading(bomb))
  if (!result.ok) expect(result.message).toMatch(/^[A-Z].*\.$/)
})

describe('blocks of hostile texts are as bounded as the texts', () => {
  const hard = ['HTML: paragraphs', 'HTML: items', 'PPTX: paragraphs of one letter', 'MSG: a text of 9 MB']
  const old = [
    'TXT: form feeds',
    'TXT: line ends of other systems',
    'CSV: several separators in turns',
    'MD: marks in each other',
  ]
  const bombs = [...hard.map((name) => bombOf(name)), ...old.map((name) => bombOf(name, documentBombs))]
  test.each(bombs)('$name', async ({ fileName, bytes }) => {
    const result = await read(fileName, bytes())
    if (!result.ok) throw new Error(result.message)
    expect(result.blocks.length).toBeLessThanOrEqual(100_000)
    expect(between(result).replaceAll(/\s/g, '')).toMatch(/^[-#|]*$/)
  })
})

describe('pictures of pages', () => {
  const refused: Record<string, RegExp> = {
    'PNG: one pixel that says it is billions': /up to 25 million/,
    'PNG: a line of 24 million pixels': /20,000 in a direction/,
    'PDF picture: billions of pixels': /up to 25 million/,
    'PDF picture: a JPEG that says it is larger': /up to 120 million/,
    'PDF picture: a colour space that is itself': /Print the page to a new PDF/,
    'PDF picture: palettes in each other': /Print the page to a new PDF/,
    'PDF picture: packed five times': /Print it to a new PDF|damaged/,
    'PDF picture: a form that draws itself': /holds no picture/,
    'JPEG: large, without data': /damaged/,
  }
  test.each(Object.entries(refused))('%s: refused with what to do', async (name, message) => {
    expect(await askImage(bombOf(name).bytes())).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    })
  })

  const shown = [
    'PNG: small, with 300 MB of data',
    'PNG: large, without data',
    'PDF picture: small, with 300 MB of data',
    'PDF picture: 24 million pixels',
  ]
  test.each(shown)('%s: no more is unpacked than it says it has', async (name) => {
    const result = await askImage(bombOf(name).bytes())
    if (!result.ok) throw new Error(result.message)
    expect(result.image.width * result.image.height).toBeLessThanOrEqual(4_000_000)
    pixelsOf(result.image)
  })
})
