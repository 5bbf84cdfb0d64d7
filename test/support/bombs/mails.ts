import { CFB } from '@e965/xlsx'
import { type FileBomb, textBytes } from './file-bomb.ts'
import { writeMsg } from '../files/write-msg.ts'

const megabyte = 2 ** 20
const long = 9.9 * megabyte
const filled = (piece: string) => piece.repeat(Math.floor(long / textBytes(piece).length))
const mail = (name: string, text: () => string): FileBomb => ({
  name: `EML: ${name}`,
  fileName: 'bomb.eml',
  bytes: () => textBytes(text()),
})
const message = (name: string, bytes: () => Uint8Array): FileBomb => ({
  name: `MSG: ${name}`,
  fileName: 'bomb.msg',
  bytes,
})
const head = 'Subject: a\r\nFrom: b@example.com\r\n'
const mixed = `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n`
const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n'

/** Mails of both kinds, the worst of them first. */
export const mailBombs: FileBomb[] = [
  mail(
    '10,000 parts',
    () => `${mixed}${'--x\r\nContent-Disposition: attachment\r\n\r\na\r\n'.repeat(10_000)}--x--`,
  ),
  mail('parts of 10 MB', () => mixed + filled('--x\r\n\r\na\r\n')),
  mail(
    'parts in each other',
    () => head + times(400, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`),
  ),
  mail(
    'names of parts that are all looked for',
    () =>
      `${mixed}${times(480, (n) => `--x\r\nContent-Type: multipart/mixed; boundary=b${n}\r\n\r\n`)}${'--bb\r\n'.repeat(49_000)}`,
  ),
  mail('short lines', () => `${head}\r\n${'a\r\n'.repeat(99_000)}`),
  mail('mails in each other', () => times(2000, () => 'Content-Type: message/rfc822\r\n\r\n')),
  mail(
    'a digest of very many mails',
    () =>
      `${head}Content-Type: multipart/digest; boundary=x\r\n\r\n${'--x\r\n\r\nSubject: a\r\n\r\nb\r\n'.repeat(16_000)}--x--`,
  ),
  mail('one header of 9.9 MB', () => `Subject: ${filled('a')}`),
  mail('very many headers', () => filled('A: b\r\n')),
  mail('a header of very many lines', () => `Subject: a\r\n${' b\r\n'.repeat(400_000)}\r\nx`),
  mail('encoded words', () => `Subject: ${'=?utf-8?q?a?= '.repeat(120_000)}\r\n\r\nx`),
  mail('encoded words that never end', () => `Subject: ${'=?utf-8?q?'.repeat(150_000)}\r\n\r\nx`),
  mail('recipients', () => `Subject: a\r\nTo: ${'a@example.com, '.repeat(110_000)}\r\n\r\nx`),
  mail('groups of recipients', () => `Subject: a\r\nTo: ${'a:'.repeat(800_000)}\r\n\r\nx`),
  mail('brackets among recipients', () => `Subject: a\r\nTo: ${'<('.repeat(800_000)}\r\n\r\nx`),
  mail('quotation marks among recipients', () => `Subject: a\r\nTo: ${'"\\'.repeat(800_000)}\r\n\r\nx`),
  mail('parameters', () => `${head}Content-Type: text/plain; ${'a=b; '.repeat(350_000)}\r\n\r\nx`),
  mail(
    'parameters in pieces',
    () => `${head}Content-Type: text/plain; ${times(80_000, (n) => `a*${n}*=b; `)}\r\n\r\nx`,
  ),
  mail('quoted letters', () => `${head}${quoted}\r\n${filled('=41')}`),
  mail('quoted line ends', () => `${head}${quoted}\r\n${filled('a=\r\n')}`),
  mail('base 64 without an end', () => `${head}Content-Transfer-Encoding: base64\r\n\r\n${filled('QUFB')}`),
  mail('blank lines', () => `${head}\r\na${filled('\r\n')}b`),
  mail('lines of blanks', () => `${head}\r\na${filled(`${' '.repeat(2000)}\r\n`)}b`),
  mail(
    'a text that flows',
    () => `${head}Content-Type: text/plain; format=flowed\r\n\r\n${filled('> a \r\n')}`,
  ),
  mail('a page of elements in each other', () => `${head}Content-Type: text/html\r\n\r\n${filled('<div>')}`),
  mail(
    'a page beside a text',
    () => `${mixed}--x\r\n\r\na\r\n--x\r\nContent-Type: text/html\r\n\r\n${filled('<a href="b">&lt;')}`,
  ),
  mail(
    'a page of marks beside a text',
    () => `${mixed}--x\r\n\r\na\r\n--x\r\nContent-Type: text/html\r\n\r\n${filled('<')}`,
  ),
  mail(
    'a page of styles beside a text',
    () => `${mixed}--x\r\n\r\na\r\n--x\r\nContent-Type: text/html\r\n\r\n${filled('<style>')}`,
  ),
  mail(
    'a text of links beside a page',
    () => `${mixed}--x\r\nContent-Type: text/html\r\n\r\n<p>a\r\n--x\r\n\r\n${filled('http://a.b/ ')}`,
  ),
  message('200 attachments that are one', () => sameAttachments(200)),
  message('300 folders of attachments', () =>
    writeMsg({
      subject: 'a',
      attachments: Array.from({ length: 300 }, (_, index) => ({
        fileName: `${index}`,
        bytes: new Uint8Array(10),
      })),
    }),
  ),
  message('a text of 9 MB', () => writeMsg({ subject: 'a', text: 'a\r\n\r\n'.repeat(900_000) })),
  message('garbage behind its head', () => {
    const bytes = writeMsg({ subject: 'a', text: 'b'.repeat(9000) })
    return bytes.map((byte, index) => (index < 1536 ? byte : (index * 31) % 251))
  }),
  message('messages in each other', () => {
    const file = CFB.utils.cfb_new()
    CFB.utils.cfb_add(file, '/__properties_version1.0', [...new Uint8Array(32)])
    CFB.utils.cfb_add(
      file,
      `/${'__attach_version1.0_#00000000/__substg1.0_3701000D/'.repeat(60)}__substg1.0_0037001F`,
      [65, 0],
    )
    return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
  }),
]

/** Attachments whose directory entries all lead to the same sectors. */
function sameAttachments(count: number): Uint8Array {
  const size = 2 * megabyte
  const attachments = Array.from({ length: count }, (_, index) => ({
    fileName: `${index}.bin`,
    bytes: index === 0 ? new Uint8Array(size) : new Uint8Array(5000),
  }))
  const file = writeMsg({ subject: 'a', attachments })
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = Buffer.from('__substg1.0_37010102', 'utf16le')
  const entries: number[] = []
  for (let at = Buffer.from(file).indexOf(name); at >= 0; at = Buffer.from(file).indexOf(name, at + 1))
    entries.push(at)
  const large = entries.find((at) => view.getUint32(at + 120, true) === size) ?? 0
  for (const at of entries) {
    view.setUint32(at + 116, view.getUint32(large + 116, true), true)
    view.setUint32(at + 120, size, true)
  }
  return file
}
