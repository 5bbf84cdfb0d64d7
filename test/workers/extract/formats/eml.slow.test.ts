import { describe, expect, test } from 'vitest'
import { fixture } from '../extract-file.ts'
import { document, notRead, outline } from '../read-file.ts'

const mail = (body: string, headers: string[] = []) =>
  ['Subject: S', 'From: a@example.com', ...headers, '', body].join('\r\n')
const mixed = (parts: string[]) =>
  mail(`${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`, [
    'Content-Type: multipart/mixed; boundary="x"',
  ])
const file = (name: string, content: string) =>
  `Content-Type: text/csv\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`
const textOf = (bytes = new ArrayBuffer()) => new TextDecoder().decode(bytes)

test('a mail of Python has its headers first, then its text; what is attached is handed back', async () => {
  const read = await document('leave.eml', fixture('leave.eml'))
  expect(read).toMatchObject({ fileType: 'eml', title: 'Büro: leave policy', warnings: [], scans: [] })
  expect(outline(read)).toEqual([
    'paragraph: Subject: Büro: leave policy\nFrom: Zoë Ämter <zoe@example.com>\nTo: a@example.com, B, C <b@example.com>\nDate: 2 November 2026, 08:30 UTC',
    'paragraph: Hello all,',
    'paragraph: the desk closes at 16:30.\nAsk Zoë.',
    'paragraph: --\nZoë',
  ])
  expect(read.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    ['rules.csv', 'text/csv'],
    ['message.eml', 'message/rfc822'],
    // Without the folders and the mark that turns the direction of letters.
    ['übfdp.exe', 'application/octet-stream'],
  ])
  expect(textOf(read.attachments[0]?.bytes)).toBe('Field,Rule\nAge,18 to 120\n')
})

test('an attached mail is a document of its own', async () => {
  const { attachments } = await document('leave.eml', fixture('leave.eml'))
  const inner = attachments.find(({ fileName }) => fileName === 'message.eml')
  expect(await document('message.eml', new Uint8Array(inner?.bytes ?? new ArrayBuffer()))).toMatchObject({
    text: 'Subject: Inner\nFrom: x@example.com\n\nInner text.',
  })
})

test('a mail without a text is read from its page', async () => {
  const content = mail('<h1>News</h1><p style="display:none">x</p><ul><li>One</ul>', [
    'Content-Type: text/html; charset=utf-8',
  ])
  expect(outline(await document('a.eml', content)).slice(1)).toEqual(['heading 1: News', 'list_item: - One'])
})

test.each([
  ['Tue, 17 Mar 2026 10:30:59 +0100', '17 March 2026, 09:30 UTC'],
  ['Thu, 31 Dec 2026 20:05:00 -0500', '1 January 2027, 01:05 UTC'],
  ['1 May 2026 00:00:00 GMT', '1 May 2026, 00:00 UTC'],
  ['on a day in spring', 'on a day in spring'],
])('the date %s is told as %s', async (written, told) => {
  const read = await document('a.eml', mail('Hello.', [`Date: ${written}`]))
  expect(read).toMatchObject({ text: `Subject: S\nFrom: a@example.com\nDate: ${told}\n\nHello.` })
})

describe('what is handed back is bounded', () => {
  test('to 50 files, each with a name of its own; the rest is named', async () => {
    const read = await document(
      'a.eml',
      mixed(
        Array.from({ length: 53 }, (_, index) =>
          file(index < 50 ? 'image.csv' : `late-${index}.csv`, String(index)),
        ),
      ),
    )
    const names = read.attachments.map(({ fileName }) => fileName)
    expect(new Set(names).size).toBe(50)
    expect(names.slice(0, 3)).toEqual(['image.csv', 'image-2.csv', 'image-3.csv'])
    expect(read.warnings).toEqual([
      'Of a mail 50 attachments and 20 MB are read. Left out: late-50.csv, late-51.csv, late-52.csv. Save them and upload them.',
    ])
  })
})

describe('what is refused', () => {
  test('a text that is no mail, and a mail that is cut within its headers', async () => {
    expect(await notRead('a.eml', 'Dear all, this is no mail.')).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('does not begin with headers'),
    })
    expect(await notRead('a.eml', fixture('scan.pdf'))).toMatchObject({ code: 'type_mismatch' })
  })

  test('very many parts, and names of parts', async () => {
    expect(await notRead('a.eml', mail('--x\n'.repeat(60_000)))).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('Save what is attached'),
    })
    expect(
      await notRead('a.eml', mail('Content-Type: multipart/mixed; boundary=a\n'.repeat(600))),
    ).toMatchObject({ code: 'too_large' })
  })
})
