import { randomBytes } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { documentsOf } from '../extraction/documents.ts'

const megabyte = 2 ** 20
const pages = 300

/** A PDF of 12 MB: pages of text, and beside them what fills it up. */
export async function largePdf(): Promise<Uint8Array> {
  const plain = (await documentsOf(pages)).find(({ fileName }) => fileName.endsWith('.pdf'))
  if (!plain) throw new Error('There is no PDF among the documents')
  const document = await PDFDocument.load(plain.bytes)
  await document.attach(randomBytes(12 * megabyte - plain.bytes.length - megabyte / 8), 'figures.bin')
  const bytes = await document.save()
  if (bytes.length > 12 * megabyte) throw new Error('The PDF is larger than what is taken')
  return bytes
}

/** The form of an upload that arrives as fast as `bytesASecond`, as over a network. */
export function arriving(fileName: string, bytes: Uint8Array, bytesASecond: number) {
  const boundary = `----bench${crypto.randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const piece = 64 * 1024
  const beganAt = performance.now()
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const dueMs = (at / bytesASecond) * 1000 - (performance.now() - beganAt)
      if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs))
      controller.enqueue(new Uint8Array(whole.subarray(at, at + piece)))
      at += piece
      if (at >= whole.length) controller.close()
    },
  })
  return { body, duplex: 'half', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
