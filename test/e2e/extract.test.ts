import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { readAnswer } from '../../shared/services/extractor-answer.ts'
import type {
  ExtractResult,
  ImportResult,
  PageImageResult,
  ReadDocumentResult,
} from '../../workers/extract/types.ts'
import { signUp } from '../shared/domain/test-exports/cases.ts'
import { writeMsg } from '../support/files/write-msg.ts'
import { written } from '../shared/domain/test-exports/written.ts'

const harness = createTestHarness({
  root: new URL('../..', import.meta.url).pathname,
  workers: [
    { configPath: './test/support/extract-caller/wrangler.toml' },
    { configPath: './workers/extract/wrangler.toml' },
  ],
})

beforeAll(() => harness.listen())
afterAll(() => harness.close())

type Content = Uint8Array | string
const ask = (path: string, content: Content) =>
  harness.fetch(path, {
    method: 'POST',
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })
const upload = async (fileName: string, content: Content) =>
  (await ask(`/?fileName=${encodeURIComponent(fileName)}`, content)).json() as Promise<ExtractResult>
const importFrom = async (content: Content) =>
  (await ask('/import?fileName=cases', content)).json() as Promise<ImportResult>
const readDocument = async (fileName: string, content: Content) => {
  const response = await ask(`/read?fileName=${encodeURIComponent(fileName)}`, content)
  return readAnswer<ReadDocumentResult>(await response.arrayBuffer())
}
const pageImage = async (content: Content, page: number) =>
  readAnswer<PageImageResult>(await (await ask(`/image?page=${page}`, content)).arrayBuffer())

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../support/files/${name}`, import.meta.url)))

const sentence = 'The field "Age" is required and must be a whole number from 18 to 120.'

test.each(['requirements.pdf', 'requirements.docx', 'requirements.doc'])(
  '%s is read inside the Worker',
  async (name) => {
    const result = await upload(name, fixture(name))
    expect(result).toMatchObject({ ok: true, text: expect.stringContaining(sentence), warnings: [] })
    expect(result).toMatchObject({
      text: expect.stringContaining('| Age | 18 to 120 | Age must be a whole number'),
    })
  },
)

test('both workbook formats, CSV, plain text and Markdown are read inside the Worker', async () => {
  const rows = [
    ['Field', 'Rule'],
    ['Age', '18 to 120'],
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rules')
  const files: Record<string, Uint8Array | string> = {
    'a.xlsx': await writeXlsx({ sheets: [{ name: 'Rules', rows }] }),
    'a.xls': new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer),
    'a.csv': 'Field;Rule\nAge;18 to 120\n',
    'a.md': '| Age | 18 to 120 |',
    'a.txt': new Uint8Array([...strToU8('| Age | 18 to 120 | caf'), 0xe9]),
  }
  for (const [name, content] of Object.entries(files)) {
    expect(await upload(name, content)).toMatchObject({
      ok: true,
      text: expect.stringContaining('| Age | 18 to 120 |'),
    })
  }
})

test('the built Worker holds no bindings and answers no request of its own', async () => {
  const worker = harness.getWorker('tracewright-extract')
  expect(await worker.getEnv()).toEqual({})
  expect((await worker.fetch('/')).status).toBe(404)
})

// All kinds of them are read by the same code in `test/workers/extract/bombs.test.ts`.
test('after a hostile file the next one is read', async () => {
  const hostile: [string, Content, string][] = [
    ['lie.docx', fixture('requirements.pdf'), 'type_mismatch'],
    ['locked.pdf', fixture('encrypted.pdf'), 'encrypted'],
    ['cut.docx', fixture('requirements.docx').slice(0, 5000), 'malformed'],
    ['bomb.docx', zipSync({ 'word/document.xml': new Uint8Array(200 * 2 ** 20) }), 'too_large'],
  ]
  for (const [name, content, code] of hostile) {
    expect(await upload(name, content), name).toMatchObject({ ok: false, code })
    expect(await upload('next.txt', sentence), `after ${name}`).toMatchObject({ ok: true, text: sentence })
  }
})

describe('documents for knowledge bases are read inside the Worker', () => {
  test.each([
    ['onboarding.pptx', 'First week'],
    ['leave.eml', 'the desk closes at 16:30.'],
    ['requirements.pdf', sentence],
    ['ordering.html', 'Ordering'],
  ])('%s', async (name, said) => {
    const read = await readDocument(name, fixture(name))
    if (!read.ok) throw new Error(read.message)
    const texts = read.blocks.map(({ start, end }) => read.text.slice(start, end))
    expect(texts.join('\n')).toContain(said)
  })

  test('an Outlook message, with what is attached to it', async () => {
    const attachments = [{ fileName: 'a.bin', bytes: new Uint8Array([1, 2, 3]) }]
    const read = await readDocument('a.msg', writeMsg({ subject: 'S', text: 'Text', attachments }))
    expect(read).toMatchObject({ ok: true, text: 'Subject: S\n\nText', attachments: [{ fileName: 'a.bin' }] })
    expect(read.ok && [...new Uint8Array(read.attachments[0]?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3])
  })

  test('pages that are pictures are named, and each is handed out', async () => {
    expect(await readDocument('scan.pdf', fixture('scan.pdf'))).toMatchObject({
      scans: [{ page: 1 }, { page: 2 }],
    })
    expect(await pageImage(fixture('scan.pdf'), 2)).toMatchObject({
      ok: true,
      image: { format: 'jpg', width: 1240 },
    })
    for (const name of ['large.jpg', 'large.png'])
      expect(await pageImage(fixture(`pictures/${name}`), 1)).toMatchObject({
        ok: true,
        image: { format: 'pgm', width: 2000, height: 2000 },
      })
  })
})

test('exported test cases are read inside the Worker', async () => {
  for (const format of ['csv', 'tracker-xray'] as const) {
    const result = await importFrom(written({ testCases: [signUp], format }).body)
    expect(result).toMatchObject({ ok: true, format, findings: [], testCases: [{ title: signUp.title }] })
    expect(result.ok && result.testCases[0]?.steps).toHaveLength(2)
  }
})

test('a workbook of test cases is read inside the Worker', async () => {
  const rows = [
    ['ID', 'Work Item Type', 'Title', 'Test Step', 'Step Action', 'Step Expected'],
    ['', 'Test Case', 'Pay', '', '', ''],
    ['', '', '', 1, 'Pay', 'Paid'],
  ]
  expect(await importFrom(await writeXlsx({ sheets: [{ name: 'Cases', rows }] }))).toMatchObject({
    ok: true,
    format: 'devops-suite',
    testCases: [{ title: 'Pay', steps: [{ action: 'Pay', expectedResult: 'Paid' }] }],
  })
})
