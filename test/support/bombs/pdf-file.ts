import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

export interface PdfStream {
  dictionary: string
  data: Uint8Array | string
}
export type PdfObject = string | PdfStream

/** A PDF of the objects 1, 2, … with a cross reference table. The first one is the catalog. */
export function pdfFile(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const offsets: number[] = []
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(at)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), written(object), Buffer.from('\nendobj\n')]))
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

function written(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1')
  const data = typeof object.data === 'string' ? Buffer.from(object.data, 'latin1') : Buffer.from(object.data)
  const head = `<<${object.dictionary}/Length ${data.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')])
}

/** A stream whose data is packed as often as asked. */
export function packed(data: Uint8Array | string, { times = 1, dictionary = '' } = {}): PdfStream {
  let all: Uint8Array = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  for (let time = 0; time < times; time++) all = deflateSync(all, { level: 9 })
  const filter = `/Filter[${'/FlateDecode'.repeat(times)}]`
  return { dictionary: `${filter}${dictionary}`, data: all }
}

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** A document of one page that shows `content`. `resources` are written beside the font F1, `more` are objects from number 6 on. */
export function pdfOfPage(
  content: PdfObject,
  {
    resources = '',
    more = [],
    page = '',
    font = helvetica,
  }: {
    resources?: string
    more?: PdfObject[]
    page?: string
    font?: PdfObject
  } = {},
): Uint8Array {
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`,
    content,
    font,
    ...more,
  ])
}

export const shown = (text: string) => `BT /F1 12 Tf 50 700 Td (${text}) Tj ET\n`

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** A page whose content is encrypted with the empty password, so that anybody opens it and nobody can look into it before (ISO 32000-1, section 7.6.3). */
export function encryptedPage(content: string): Uint8Array {
  const [owner, id] = [Buffer.alloc(32, 0x61), Buffer.from('0123456789abcdef')]
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(padding, owner, permissions, id).subarray(0, 5)
  const own = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10)
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  const stream = packed(content)
  return pdfFile(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
      { ...stream, data: rc4(own, Buffer.from(stream.data)) },
      `<</Filter/Standard/V 1/R 2/O ${hex(owner)}/U ${hex(rc4(key, padding))}/P -4>>`,
    ],
    `/Encrypt 5 0 R/ID[${hex(id)}${hex(id)}]`,
  )
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0])
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [first, second] = [0, 0]
  return data.map((byte) => {
    first = (first + 1) & 255
    second = (second + (box[first] ?? 0)) & 255
    swap(first, second)
    return byte ^ (box[((box[first] ?? 0) + (box[second] ?? 0)) & 255] ?? 0)
  })
}
