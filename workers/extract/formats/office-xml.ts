import { SaxesParser } from 'saxes'
import { malformed } from '../refusal.ts'

/** Looks an attribute up by its name without prefix. */
export type Attributes = (name: string) => string | undefined

export interface XmlHandler {
  /** Names come without their prefix. */
  open(name: string, attribute: Attributes): void
  close(name: string): void
  text?(text: string): void
  /** Asked between chunks: true ends the reading early. */
  isDone?(): boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const chunkBytes = 65_536
// Office programs nest some dozens of levels; a parser keeps all open ones in memory.
const maximumDepth = 2000

/** Streams one XML part of an Office file through a handler. A document type declaration is refused: it is how entities attack. */
export function parseXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw malformed(
      'The file declares XML entities, which no Office program does. Save it again from your editor.',
    )
  })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    if (depth > maximumDepth) {
      throw malformed(
        'The file is damaged: its parts are nested too deeply. Save it again and upload the new copy.',
      )
    }
    handler.open(localName(name), (wanted) => {
      for (const key in attributes) if (localName(key) === wanted) return attributes[key]
      return undefined
    })
  })
  parser.on('closetag', ({ name }) => {
    depth--
    handler.close(localName(name))
  })
  parser.on('text', (text) => handler.text?.(text))
  const decoder = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8')
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    if (handler.isDone?.()) return
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
  }
  parser.close()
}
