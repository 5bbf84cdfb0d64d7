import type { Extractor } from './extractor.ts'
import type { PictureReader } from './ocr.ts'

type Readers = Extractor & PictureReader
/** What the server of files answers. */
export type RemoteAnswer = Awaited<ReturnType<Readers[keyof Readers]>>

/**
 * An answer as bytes: a line of JSON, and behind it the bytes of its attachments or its picture one after another, whose lengths stand in their
 * place. They stay as they are: in JSON they would grow by a third and be copied as text, and a multipart body would have to be searched for its ends.
 */
export function writeAnswer(answer: RemoteAnswer): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(answer, (_, value: unknown) =>
    value instanceof ArrayBuffer ? value.byteLength : value,
  )
  const head = new TextEncoder().encode(`${json}\n`)
  const parts = [head, ...holdersOf(answer).map(({ bytes }) => new Uint8Array(bytes))]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The answer that `writeAnswer` wrote. Throws where the bytes are none. */
export function readAnswer<Read extends RemoteAnswer>(whole: ArrayBuffer): Read {
  const all = new Uint8Array(whole)
  const lineEnd = all.indexOf(0x0a)
  let at = lineEnd < 0 ? all.length : lineEnd + 1
  const answer = JSON.parse(new TextDecoder().decode(all.subarray(0, at))) as Read
  for (const holder of holdersOf(answer)) {
    const end = at + Number(holder.bytes)
    if (!(end <= all.length)) throw new Error('The answer of the extractor ends before its bytes do')
    holder.bytes = whole.slice(at, end)
    at = end
  }
  return answer
}

/** What holds bytes in an answer, in the order in which they are written. */
function holdersOf(answer: RemoteAnswer): { bytes: ArrayBuffer }[] {
  if (!answer.ok) return []
  if ('image' in answer) return [answer.image]
  return 'attachments' in answer ? answer.attachments : []
}
