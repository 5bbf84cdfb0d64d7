import type { mostFileBytes } from '../domain/file-formats/document-formats.ts'

/** What a server has answered at an address, for whoever finds out what it is. */
export interface FetchedFile {
  /** A normal address. */
  url: string
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What it is by its content, whatever its server calls it. Hashes are SHA-256 in hexadecimal digits. */
export type Surveyed =
  | {
      kind: 'page'
      title: string
      /** Words that it shows. */
      words: number
      /** Of what it shows: title and text. */
      hash: string
      /** `printOf` its content. */
      fingerprint: string
      links: string[]
      canonical: string | null
      robots: string[]
      refresh: string | null
    }
  | { kind: 'document'; fileType: keyof typeof mostFileBytes; hash: string }
  /** Neither can be read; `message` says what it is, in a sentence. */
  | { kind: 'other'; message: string }

const encoder = new TextEncoder()

/** Files in one piece: a line of JSON that says what they are, and behind it their bytes, one after another. */
export function packFiles(files: readonly FetchedFile[]): ArrayBuffer {
  const heads = files.map(({ url, mediaType, bytes }) => ({ url, mediaType, size: bytes.length }))
  const parts = [encoder.encode(`${JSON.stringify(heads)}\n`), ...files.map(({ bytes }) => bytes)]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole.buffer
}

/** The files that `packFiles` put together. Throws where the bytes are none. */
export function unpackFiles(whole: ArrayBuffer): FetchedFile[] {
  const all = new Uint8Array(whole)
  const lineEnd = all.indexOf(0x0a)
  const heads = JSON.parse(new TextDecoder().decode(all.subarray(0, lineEnd))) as {
    url: string
    mediaType: string
    size: number
  }[]
  let at = lineEnd + 1
  return heads.map(({ url, mediaType, size }) => {
    const bytes = all.subarray(at, at + size)
    at += size
    return { url, mediaType, bytes }
  })
}
