import { expect, test } from 'vitest'
import { readAnswer, writeAnswer } from '../../../shared/services/extractor-answer.ts'
import type { PageImageResult, ReadDocumentResult } from '../../../shared/services/extractor.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const mail: ReadDocumentResult = {
  ok: true,
  text: 'Line one\nline "two" 😀',
  fileType: 'eml',
  characters: 22,
  blocks: [{ kind: 'paragraph', start: 0, end: 22, page: null }],
  scans: [],
  attachments: [
    { fileName: 'a', contentType: 'text/plain', bytes: bytes(10, 13, 0, 255) },
    { fileName: 'none', contentType: 'text/plain', bytes: bytes() },
    { fileName: 'b', contentType: 'text/plain', bytes: bytes(7) },
  ],
  warnings: [],
}
const read = (written: Uint8Array) => readAnswer<ReadDocumentResult>(new Uint8Array(written).buffer)

test('what is attached comes back byte by byte, whatever it holds', () => {
  const answer = read(writeAnswer(mail))
  expect(answer).toEqual(mail)
  const attached = answer.ok ? answer.attachments.map((each) => new Uint8Array(each.bytes).join()) : []
  expect(attached).toEqual(['10,13,0,255', '', '7'])
})

test('so does a picture', () => {
  const image = { width: 2, height: 1, format: 'pgm', bytes: bytes(1, 2) } as const
  const page: PageImageResult = { ok: true, image }
  const answer = readAnswer<PageImageResult>(writeAnswer(page).buffer)
  expect(answer.ok && [...new Uint8Array(answer.image.bytes)]).toEqual([1, 2])
})

test('a refusal and an answer without bytes are JSON', () => {
  const refusal = { ok: false, code: 'empty', message: 'Nothing.' } as const
  expect(JSON.parse(new TextDecoder().decode(writeAnswer(refusal)))).toEqual(refusal)
  expect(read(new TextEncoder().encode(JSON.stringify(refusal)))).toEqual(refusal)
})

test('an answer that ends before its bytes do is no answer', () => {
  expect(() => read(writeAnswer(mail).slice(0, -1))).toThrow('ends before its bytes')
})
