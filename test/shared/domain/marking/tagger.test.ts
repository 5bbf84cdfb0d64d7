import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMarks, writeMarks } from '../../../../shared/domain/marking/inline.ts'
import { Scorer } from '../../../../shared/domain/marking/scorer.ts'
import { kindTags } from '../../../../shared/domain/marking/tags.ts'
import { createTagger } from '../../../../shared/domain/marking/tagger.ts'
import { DamagedWeights, readWeights } from '../../../../shared/domain/marking/weights.ts'
import { wordsOf } from '../../../../shared/domain/marking/words.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))
const binary = file('shared/domain/marking/kernel.wasm')
const kernel = new WebAssembly.Module(binary)
const bytes = file('workers/design/assets/tagger.bin')
const tagger = createTagger(kernel, bytes)
const parity = JSON.parse(file('training/parity.json').toString()) as {
  text: string
  segments: number[][]
  roles: number[][]
  kinds: number[]
}[]

describe('The arithmetic of the tagger', () => {
  test.each(parity)('is that of the trained net: $text', ({ text, segments, roles, kinds }) => {
    const { weights, body } = readWeights(bytes)
    const scores = new Scorer(kernel, weights, body).scoresOf(wordsOf(text))
    for (const [expected, own] of [
      [segments.flat(), scores.segments],
      [roles.flat(), scores.roles],
      [kinds, scores.kinds],
    ] as const) {
      expect(own).toHaveLength(expected.length)
      expect(Math.max(...expected.map((value, at) => Math.abs(value - own[at]!)))).toBeLessThan(0.05)
    }
  })

  test('is compiled of the source that lies there', () => {
    const [sum] = WebAssembly.Module.customSections(kernel, 'source-sha256')
    expect(Buffer.from(sum!).toString('hex')).toBe(
      createHash('sha256').update(file('training/kernel/kernel.ts')).digest('hex'),
    )
  })
})

/** Frees whatever nobody holds any more. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

test('The weights are held once, in the memory of the kernel: a tagger that is ready holds nothing of the file', async () => {
  let copy: Uint8Array | undefined = new Uint8Array(bytes)
  const file = new WeakRef(copy.buffer)
  const held = createTagger(kernel, copy)
  copy = undefined
  // What a weak reference was made or asked for lives until the end of that turn.
  await expect
    .poll(() => {
      collectGarbage()
      return file.deref() === undefined
    })
    .toBe(true)
  expect(held.mark('The stay lasts at most 21 nights.').segments[0]?.tag).toBe('lim')
})

describe('The marks of a sentence', () => {
  test('have the kinds that people may give it', () => {
    expect(readWeights(bytes).weights.kinds).toEqual([...kindTags])
  })

  test.each([
    ['The stay lasts at least 2 and at most 21 nights.', 'lim'],
    ['If the order value exceeds 100 euros, the shipping fee is 0.', 'cond'],
    ['Parents are welcome to watch from the gallery.', 'ctx'],
  ])('say what it does: %s', (text, tag) => {
    expect(tagger.mark(text).segments[0]?.tag).toBe(tag)
  })

  test('are the same text without them, whatever the text, and never broken', () => {
    const texts = fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
    forAll([texts], (text) => {
      const marks = tagger.mark(text)
      expect(readMarks(writeMarks(text, marks)).text).toBe(text)
      for (const { start, end } of [...marks.segments, ...marks.roles]) expect(end).toBeGreaterThan(start)
    })
  })

  test('of a sentence longer than the encoder sees are read in windows, each word once', () => {
    const text = 'The stay lasts at most 21 nights. '.repeat(60)
    const { segments } = tagger.mark(text)
    expect(segments.filter(({ tag }) => tag === 'lim').length).toBeGreaterThanOrEqual(50)
    expect(segments.every(({ start }, at) => start >= (segments[at - 1]?.end ?? 0))).toBe(true)
  })

  test.each([
    ['words', 'nights '],
    ['one word', 'a'],
    ['signs', '{'],
    ['letters that are pieces of their own', '語'],
  ])('cost no more than the length of a text of %s', (_, unit) => {
    expectLinear(2_400, (length) => tagger.mark(unit.repeat(Math.ceil(length / unit.length))))
  })

  test('are none where there are no words', () => {
    expect(tagger.mark(' \n\t ')).toEqual({ segments: [], roles: [], kinds: [] })
  })
})

describe('Weights that are damaged are refused', () => {
  const changed = (at: number) => {
    const copy = Uint8Array.from(bytes)
    copy[at]! ^= 1
    return copy
  }
  test.each([
    ['of another format', changed(0)],
    ['with a wrong bit', changed(bytes.length - 5)],
    ['cut off', bytes.subarray(0, bytes.length >> 1)],
    ['empty', new Uint8Array()],
  ])('%s', (_, damaged) => {
    expect(() => createTagger(kernel, damaged)).toThrow(DamagedWeights)
  })
})
