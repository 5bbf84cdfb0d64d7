import { expect, test } from 'vitest'
import { writeMsg } from '../../../support/files/write-msg.ts'
import { document, notRead, outline } from '../read-file.ts'

const from = { name: 'Zoë Ämter', address: 'zoe@example.com' }

test('subject, people and date come first, then the paragraphs of the text', async () => {
  const content = writeMsg({
    subject: 'Leave policy',
    from,
    to: 'Ada; Bob',
    sentAt: new Date('2026-11-02T08:30:00Z'),
    text: 'Hello all,\r\n\r\nthe desk closes at 16:30.\r\nAsk Zoë.\r\n',
    html: '<p>Never read, because there is a text</p>',
  })
  const read = await document('a.msg', content)
  expect(read).toMatchObject({ fileType: 'msg', title: 'Leave policy', warnings: [], scans: [] })
  expect(outline(read)).toEqual([
    'paragraph: Subject: Leave policy\nFrom: Zoë Ämter <zoe@example.com>\nTo: Ada; Bob\nDate: 2 November 2026, 08:30 UTC',
    'paragraph: Hello all,',
    'paragraph: the desk closes at 16:30.\nAsk Zoë.',
  ])
})

test('a message without a text is read from its page', async () => {
  const read = await document('a.msg', writeMsg({ subject: 'News', html: '<h1>News</h1><ul><li>One</ul>' }))
  expect(outline(read).slice(1)).toEqual(['heading 1: News', 'list_item: - One'])
})

test('texts that are not Unicode are read in their code page', async () => {
  const japanese = new Uint8Array([0x93, 0xfa, 0x96, 0x7b]) // 日本
  const read = await document(
    'a.msg',
    writeMsg({ subject: '', narrow: { codePage: 932, subject: japanese, text: japanese } }),
  )
  expect(outline(read)).toEqual(['paragraph: Subject: 日本', 'paragraph: 日本'])
})

test('files are handed back, a message within the message is named', async () => {
  const bytes = new Uint8Array(9000).map((_, index) => index % 251)
  const content = writeMsg({
    subject: 'Files',
    from,
    attachments: [
      { fileName: '..\\rules.bin', contentType: 'application/X', bytes },
      { fileName: 'rules.bin', bytes: new Uint8Array([1]) },
      { fileName: 'inner', message: 'Older plan' },
    ],
  })
  const read = await document('a.msg', content)
  expect(read.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    ['rules.bin', 'application/x'],
    ['rules-2.bin', 'application/octet-stream'],
  ])
  expect(new Uint8Array(read.attachments[0]?.bytes ?? new ArrayBuffer())).toEqual(bytes)
  expect(read.warnings).toEqual([
    'One message within the mail was not read (Older plan). Open the mail, save each of them as a file and upload it.',
  ])
})

test('a message that is cut or lies about its type is refused with the next step', async () => {
  const whole = writeMsg({ subject: 'Cut', text: 'x'.repeat(20_000) })
  expect(await notRead('a.msg', whole.slice(0, 2000))).toMatchObject({ code: 'malformed' })
  expect(await notRead('a.doc', whole)).toMatchObject({
    code: 'type_mismatch',
    message: expect.stringContaining('an Outlook message (MSG). Rename it to end in .msg'),
  })
})
