import { sources as texts } from '../../../texts/en/stories-documents.ts'
import { type Block, type Piece, blocksOf } from './blocks.ts'
import { type Document, nameOfSource, sourcesOf } from './sources.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '')

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}'
// Nothing of a document that is opened loads or runs anything.
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

/** A document as a small file of HTML with the words that the page shows, so that nobody publishes others than were read. */
export function htmlOf(document: Document): string {
  const name = escaped(document.title)
  const sections = document.sections.map(
    ({ title, content }) =>
      `<section>\n<h2>${escaped(title)}</h2>\n${blocksOf(content).map(blockOf).join('\n')}\n</section>\n`,
  )
  const all = sourcesOf(document).map(
    (source) =>
      `<li id="source-${source.n}" value="${source.n}">${escaped(`${nameOfSource(source)}: ${source.quote}`)}</li>\n`,
  )
  const list =
    all.length > 0 ? `<section>\n<h2>${texts.title}</h2>\n<ol>\n${all.join('')}</ol>\n</section>\n` : ''
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${policy}\n<title>${name}</title>\n<style>${style}</style>\n</head>\n<body>\n<h1>${name}</h1>\n${sections.join('')}${list}</body>\n</html>\n`
}

const piecesOf = (pieces: readonly Piece[]) => pieces.map(pieceOf).join('')

function pieceOf(piece: Piece): string {
  if (piece.is === 'mark')
    return `[${piece.runs.map(({ from, to }) => (from === to ? link(from) : `${link(from)}–${link(to)}`)).join(', ')}]`
  return piece.is === 'strong' ? `<strong>${escaped(piece.text)}</strong>` : escaped(piece.text)
}

const link = (n: number) => `<a href="#source-${n}">${n}</a>`

function blockOf(block: Block): string {
  if (block.is === 'list') {
    const name = block.isOrdered ? 'ol' : 'ul'
    return `<${name}>\n${block.items.map((one) => `<li>${piecesOf(one)}</li>\n`).join('')}</${name}>`
  }
  const words = piecesOf(block.pieces)
  if (block.is === 'heading') return `<h3>${words}</h3>`
  return block.is === 'gap' ? `<p><em>${words}</em></p>` : `<p>${words}</p>`
}
