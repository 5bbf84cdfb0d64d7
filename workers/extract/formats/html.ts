import { Parser } from 'htmlparser2'
import { decodeText, encodingOfPage } from '../../../shared/domain/text/decode-text.ts'
import { maximumHtmlDepth } from '../limits.ts'
import { compose, stacked, type Piece } from '../pieces.ts'
import { malformed } from '../refusal.ts'
import type { Block, Reading } from '../types.ts'
import { HtmlBody } from './html-body.ts'

const chunkCharacters = 16_384

/** What a page shows: headings, paragraphs, lists, tables and code, without scripts and what is hidden. */
export function readHtml(bytes: Uint8Array): Reading & { blocks: Block[]; title: string } {
  const { text, warnings } = decodeText(bytes, encodingOfPage(bytes))
  const { pieces, isCut, title } = readPage(text)
  return { ...compose(pieces), isCut, title, warnings }
}

/** The same of a text; a mail brings one along. */
export function readPage(html: string): { pieces: Piece[]; isCut: boolean; title: string } {
  const body = new HtmlBody()
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > maximumHtmlDepth) throw tooDeep()
      body.open(name, attributes)
    },
    ontext: (text) => body.text(text),
    onclosetag(name) {
      depth--
      body.close(name)
    },
  })
  let at = 0
  for (; at < html.length && !body.isDone; at += chunkCharacters)
    parser.write(html.slice(at, at + chunkCharacters))
  parser.end()
  return { pieces: stacked(body.finish()), isCut: at < html.length, title: body.title }
}

const tooDeep = () =>
  malformed(
    'The page is damaged: its parts are nested too deeply. Save it again from a browser and upload that.',
  )
