import { expect, test } from 'vitest'
import { keptEngine } from '../../../../workers/ocr/engine/kept-engine.ts'
import type { Engine } from '../../../../workers/ocr/engine/tesseract.ts'

/** Engines by their numbers; an empty picture breaks one for good. */
function numbered() {
  const started: number[] = []
  return {
    started,
    start: async (): Promise<Engine> => {
      const number = started.push(started.length)
      let isBroken = false
      return {
        read(picture) {
          isBroken ||= picture.length === 0
          if (isBroken) throw new WebAssembly.RuntimeError('unreachable')
          return { table: `read by ${number}` }
        },
      }
    },
  }
}

const readBy = (number: number) => ({ table: `read by ${number}` })
const [good, bad] = [new Uint8Array(1), new Uint8Array()]

test('nothing is started before the first picture, and one engine reads all', async () => {
  const { started, start } = numbered()
  const use = keptEngine(start)
  expect(started).toHaveLength(0)
  const read = () => use((engine) => engine.read(good, 1))
  expect(await Promise.all([read(), read()])).toEqual([readBy(1), readBy(1)])
  expect(started).toHaveLength(1)
})

test('a picture that breaks the engine is not read, and those that wait behind it are, by a new one', async () => {
  const use = keptEngine(numbered().start)
  const answers = [good, bad, good, good].map((picture) => use((engine) => engine.read(picture, 1)))
  expect(await Promise.all(answers)).toEqual([readBy(1), undefined, readBy(2), readBy(2)])
})

test('an engine that cannot be started is an error, and is tried again with the next picture', async () => {
  const { start } = numbered()
  let tries = 0
  const use = keptEngine(() => (tries++ === 0 ? Promise.reject(new Error('no module')) : start()))
  await expect(use((engine) => engine.read(good, 1))).rejects.toThrow('no module')
  expect(await use((engine) => engine.read(good, 1))).toEqual(readBy(1))
})
