import { SaxesParser } from 'saxes'
import { decodeText } from '../text/decode-text.ts'

/** What the protocol allows in one file. */
const mostEntries = 50_000
/** Decompressed; the protocol allows 50 MB, of which addresses are a part. */
const mostBytes = 10 * 2 ** 20
const chunkCharacters = 65_536
const deepest = 20

export interface Sitemap {
  /** `index` lists further sitemaps, `pages` lists pages; `none` is neither. */
  kind: 'index' | 'pages' | 'none'
  /** Addresses as they are written, in their order. */
  addresses: string[]
  /** It goes on behind what was read of it. */
  isCut: boolean
}

/**
 * The addresses of a sitemap: XML (of pages, or an index of further ones), a text of one address a line, either of them with gzip or without. Reads at most
 * 50,000 addresses and 10 MB; of a damaged one what stands before the damage. A document type declaration ends the reading: it is how entities attack.
 * Source: sitemaps.org, protocol.
 */
export async function readSitemap(bytes: Uint8Array<ArrayBuffer>): Promise<Sitemap> {
  const { bytes: plain, isCut } = await ungzipped(bytes)
  const { text } = decodeText(plain)
  const read = /^\s*</.test(text) ? readXml(text) : readLines(text)
  return { ...read, isCut: read.isCut || isCut }
}

async function ungzipped(bytes: Uint8Array<ArrayBuffer>): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return { bytes: bytes.subarray(0, mostBytes), isCut: bytes.length > mostBytes }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))) {
      chunks.push(chunk)
      length += chunk.length
      if (length > mostBytes) break
    }
  } catch {
    // What was decompressed before the damage can still be read.
  }
  return { bytes: joined(chunks, Math.min(length, mostBytes)), isCut: length > mostBytes }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk.subarray(0, length - at), at)
    at += chunk.length
  }
  return all
}

function readXml(text: string): Sitemap {
  const found = new Entries()
  const parser = new SaxesParser()
  let isBroken = false
  parser.on('error', () => void (isBroken = true))
  parser.on('doctype', () => void (isBroken = true))
  // The parser goes on behind a fault, up to the end of what it was given.
  parser.on('opentag', ({ name }) => isBroken || found.open(name))
  parser.on('text', (part) => isBroken || found.text(part))
  parser.on('cdata', (part) => isBroken || found.text(part))
  parser.on('closetag', () => isBroken || found.close())
  let at = 0
  for (; at < text.length && !isBroken && !found.isDone; at += chunkCharacters)
    parser.write(text.slice(at, at + chunkCharacters))
  return { kind: found.kind, addresses: found.addresses, isCut: isBroken || found.isDone || at < text.length }
}

/** Collects the `loc` right below `url` and `sitemap`; pictures and videos have ones of their own, deeper. */
class Entries {
  kind: Sitemap['kind'] = 'none'
  readonly addresses: string[] = []
  readonly #open: string[] = []
  #text = ''
  #depth = 0

  get isDone(): boolean {
    return this.addresses.length >= mostEntries
  }

  open(name: string): void {
    this.#depth++
    if (this.#depth > deepest) return
    this.#open.push(name.slice(name.indexOf(':') + 1))
    this.#text = ''
    if (this.#depth > 1) return
    const [root] = this.#open
    if (root === 'urlset') this.kind = 'pages'
    if (root === 'sitemapindex') this.kind = 'index'
  }

  text(part: string): void {
    if (this.#isAddress() && this.#text.length < 4000) this.#text += part
  }

  close(): void {
    if (this.#isAddress() && !this.isDone && this.#text.trim() !== '') this.addresses.push(this.#text.trim())
    this.#text = ''
    if (this.#depth <= deepest) this.#open.pop()
    this.#depth--
  }

  #isAddress(): boolean {
    const [, entry, name] = this.#open
    const wanted = this.kind === 'index' ? 'sitemap' : 'url'
    return this.kind !== 'none' && this.#depth === 3 && entry === wanted && name === 'loc'
  }
}

function readLines(text: string): Sitemap {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/i.test(line))
  if (!isList) return { kind: 'none', addresses: [], isCut: false }
  return { kind: 'pages', addresses: lines.slice(0, mostEntries), isCut: lines.length > mostEntries }
}
