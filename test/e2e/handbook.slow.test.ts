import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { KnowledgeFile } from '../../workers/features/documents/schemas.ts'
import { type Base, newBaseOf } from '../support/base-of-product.ts'
import { newOwner } from '../support/durable-load.ts'
import { type Chapter, attached, chapters, uploads } from '../support/files/handbook/chapters.ts'
import { sharedProduct } from '../support/shared-product.ts'

const bytesOf = (fileName: string) =>
  readFileSync(new URL(`../support/files/handbook/${fileName}`, import.meta.url))

const product = sharedProduct()
let base: Base
let files: Map<string, KnowledgeFile>

beforeAll(async () => {
  base = await newBaseOf(await newOwner(product.origin()))
  for (const { fileName } of uploads) await base.upload(fileName, bytesOf(fileName))
  await base.settled()
  // What came with the mail is read after it.
  files = new Map((await base.settled()).map((file) => [file.fileName, file]))
})

const fileOf = (name: string): KnowledgeFile => {
  const file = files.get(name)
  if (!file) throw new Error(`There is no ${name} in the base`)
  return file
}

/** Blanks as they fall: a line of a page may break anywhere. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const readWarnings: Record<string, string[]> = {
  'archive-scan.pdf': ['3 pages are scans, read by OCR.'],
  'lift.png': ['The text was read from a picture by OCR.'],
}

const each = chapters.map((chapter) => [chapter.fileName, chapter] as const)

test.each(each)('%s is indexed, by what it is', (fileName) => {
  const { error, warnings, ...file } = fileOf(fileName)
  expect([error, warnings]).toEqual([null, readWarnings[fileName] ?? []])
  expect(file).toMatchObject({ status: 'indexed', progress: 1, fileType: fileName.split('.')[1] })
  expect(file.parentFileId).toBe(fileName === attached.fileName ? fileOf(attached.mail).fileId : null)
})

test.each(each)('the fact of %s is found first, under its heading and on its page', async (_, chapter) => {
  const { fileId } = fileOf(chapter.fileName)
  const { results } = await base.search(chapter.question)
  const [first] = results
  expect(first?.metadata.fileId, first?.content).toBe(fileId)
  expect(plain(first?.content ?? '')).toContain(chapter.fact)
  expect(first?.metadata.pageNumber).toBe(chapter.page)
  // A piece may hold several short sections: the headings above it, and those in it.
  const [above = ''] = plain(first?.content ?? '').split(chapter.fact)
  expect([...(first?.metadata.headings ?? []), above].join(' ')).toContain(chapter.heading)
})

test.each(each)('the fact of %s is answered, and cited to the letter', async (_, chapter) => {
  const { fileId } = fileOf(chapter.fileName)
  const { answer, answerReason, sources } = await base.search(chapter.question)
  expect([answerReason, answer]).toEqual([null, expect.stringMatching(/\[1\]/)])
  const source = sources.find(({ quote }) => plain(quote).includes(chapter.fact))
  expect(source, JSON.stringify(sources)).toMatchObject({ fileId, pageNumber: chapter.page })
  const { start = 0, end = 0, quote = '' } = source ?? {}
  expect((await base.text(fileId)).slice(start, end)).toBe(quote)
})

test.each(each)('%s opens by its link, as it was uploaded and as nothing that runs', async (fileName) => {
  const { url } = await base.preview(fileOf(fileName).fileId)
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).not.toContain('html')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await response.arrayBuffer())
  if (fileName !== attached.fileName) expect(bytes.equals(bytesOf(fileName))).toBe(true)
  else expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

const page = chapters.find(({ fileName }) => fileName.endsWith('.html')) as Chapter

test('the page of the handbook is shown with the words that are cited in it', async () => {
  const response = await base.page(fileOf(page.fileName).fileId, page.fact)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(plain(await response.text())).toContain(page.fact)
})

test('what nothing in the handbook says is not answered', async () => {
  const { answer, answerReason, sources } = await base.search('Who painted the portrait of the admiral?')
  expect({ answer, answerReason, sources }).toEqual({ answer: '', answerReason: 'no_support', sources: [] })
})

test.each(['keys.odt', 'tours.odp', 'workshops.ods', 'keys.rtf'])(
  '%s is refused with what it can be saved as, and leaves nothing',
  async (fileName) => {
    const before = (await base.files()).length
    const response = await base.send(fileName, bytesOf('keys.docx'))
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({
      error: 'uploads.unsupported',
      message: expect.stringMatching(/save it as (?:DOCX|PPTX|XLSX) or \w+, and upload that copy/),
    })
    expect(await base.files()).toHaveLength(before)
  },
)
