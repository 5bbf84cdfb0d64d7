import { SaxesParser } from 'saxes'
import { maximumXml } from '../limits.ts'
import { malformed, tooLarge } from '../refusal.ts'

/** Looks an attribute up by its name without prefix; where two bear it, `isPrefixed` asks for the one that has one. */
export type Attributes = (name: string, isPrefixed?: boolean) => string | undefined

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
const tooMuch = () =>
  tooLarge('The document has more parts than can be read. Split it and upload the pieces.')

/** How many elements may still be read: shared by all parts of a file that are given the same one. */
export interface XmlRoom {
  elements: number
}

export const newRoom = (): XmlRoom => ({ elements: maximumXml.elements })

/** Streams one XML part of an Office file through a handler. A document type declaration is refused: it is how entities attack. */
export function parseXml(bytes: Uint8Array, handler: XmlHandler, room: XmlRoom = newRoom()): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw malformed(
      'The file declares XML entities, which no Office program does. Save it again from your editor.',
    )
  })
  let depth = 0
  let tagAt = 0
  let at = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    tagAt = at
    if (--room.elements < 0) throw tooMuch()
    if (depth > maximumXml.depth) {
      throw malformed(
        'The file is damaged: its parts are nested too deeply. Save it again and upload the new copy.',
      )
    }
    handler.open(localName(name), (wanted, isPrefixed = false) => {
      for (const key in attributes)
        if (localName(key) === wanted && (!isPrefixed || key.includes(':'))) return attributes[key]
      return undefined
    })
  })
  parser.on('closetag', ({ name }) => {
    depth--
    tagAt = at
    handler.close(localName(name))
  })
  parser.on('text', (text) => handler.text?.(text))
  const decoder = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8')
  for (; at < bytes.length; at += chunkBytes) {
    if (handler.isDone?.()) return
    if (at - tagAt > maximumXml.textBytes) throw tooMuch()
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
  }
  parser.close()
}
