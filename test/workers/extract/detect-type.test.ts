import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { accepted, extract, fixture, refused } from './extract-file.ts'

const pdf = fixture('requirements.pdf')
const docx = fixture('requirements.docx')
const doc = fixture('requirements.doc')

const openDocument = (kind: string) =>
  zipSync({ mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }] })

describe('a file that lies about its type', () => {
  test.each([
    ['a.docx', pdf, /rename it to end in \.pdf/i],
    ['a.pdf', docx, /holds a Word document/],
    ['a.xls', doc, /Word 97-2003/],
    ['a.pdf', '<html><body>Not a PDF</body></html>', /HTML page/],
    ['a.doc', '{\\rtf1\\ansi Real Word files are often RTF.}', /rich text/],
    ['a.docx', 'Only plain text', /\.txt/],
    ['a.xls', 'a;b\n1;2', /If it is a table, rename it to end in \.csv/],
    ['a.doc', '<html><head></head><body>Saved as a page</body></html>', /HTML page/],
    [
      'a.docx',
      openDocument('text'),
      /an OpenDocument text \(ODT\)\. .+ save it as DOCX or PDF, and upload that copy\.$/,
    ],
    ['a.xlsx', openDocument('spreadsheet'), /OpenDocument spreadsheet/],
    ['a.xlsx', zipSync({ 'word.txt': strToU8('just a zip') }), /another kind/],
    ['a.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /another kind/],
    ['a.txt', new Uint8Array(5000).map((_, index) => (index * 7919) % 256), /another kind/],
  ])('%s with other content is refused with the next step', async (name, content, message) => {
    const refusal = await refused(name, content)
    expect(refusal.code).toBe('type_mismatch')
    expect(refusal.message).toMatch(message)
  })
})

test.each(['a.exe', 'a.pptx', 'noextension', 'a.', '', '../../etc/passwd', 'a.__proto__', 'a.constructor'])(
  'the name "%s" is refused as unsupported',
  async (name) => {
    const refusal = await refused(name, 'text')
    expect(refusal.code).toBe('unsupported')
    expect(refusal.message).toContain('Upload PDF, DOCX')
  },
)

test.each(['a.pdf', 'a.docx', 'a.doc', 'a.xlsx', 'a.xls', 'a.csv', 'a.txt', 'a.md'])(
  '%s of zero bytes is refused as empty',
  async (name) => {
    expect((await refused(name, '')).code).toBe('empty')
  },
)

test.each(['a.csv', 'a.txt', 'a.md'])('%s of blanks only is refused as empty', async (name) => {
  expect((await refused(name, ' \r\n\t\n\ufeff ')).code).toBe('empty')
})

test('a name without extension is read by the declared media type', async () => {
  const result = await extract('requirements', pdf, 'Application/PDF; name=x')
  expect(result).toMatchObject({ ok: true, fileType: 'pdf' })
  expect((await refused('requirements', pdf, 'text/plain')).code).toBe('type_mismatch')
  expect((await refused('requirements', pdf, 'application/octet-stream')).code).toBe('unsupported')
})

test('the media type of a named file is not trusted over its name and bytes', async () => {
  expect(await extract('a.csv', 'a,b\n1,2', 'application/vnd.ms-excel')).toMatchObject({
    ok: true,
    fileType: 'csv',
  })
})

test('a PDF header after leading bytes is still a PDF', async () => {
  const shifted = new Uint8Array([...new TextEncoder().encode('\r\n  '), ...pdf])
  expect((await accepted('a.pdf', shifted)).text).toContain('REQ-1')
})

test('text that quotes a PDF header stays text', async () => {
  expect((await accepted('a.txt', 'A file must start with %PDF-1.7.')).text).toContain('%PDF-1.7')
})

test('text that begins with a page of HTML stays Markdown or text', async () => {
  expect((await accepted('a.md', '<table><tr><td>Age</td></tr></table>\n\nAge is required.')).fileType).toBe(
    'md',
  )
})

test('a text of more than 10 MB is too large', async () => {
  const refusal = await refused('a.txt', new Uint8Array(10 * 2 ** 20 + 1).fill(97))
  expect(refusal).toMatchObject({ code: 'too_large', message: expect.stringContaining('10 MB') })
})

test('a PDF over 12 MB is too large before it is parsed', async () => {
  const big = new Uint8Array(12 * 2 ** 20 + 1)
  big.set(pdf)
  expect((await refused('a.pdf', big)).code).toBe('too_large')
})
