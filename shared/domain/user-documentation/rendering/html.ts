import type { Block, SourceNote, Statement } from '../types.ts'
import type { Rendering } from './rendering.ts'
import { runsOf } from './runs.ts'
import { sourceWords } from './source-words.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text of somebody as text of HTML. It is never written anywhere else: not into names, attributes, styles or scripts. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '')

const citation = (sources: readonly number[]): string =>
  sources.length === 0
    ? ''
    : ` <sup>${runsOf(sources)
        .map(({ from, to }) => (from === to ? link(from) : `${link(from)}–${link(to)}`))
        .join(' ')}</sup>`

const link = (n: number): string => `<a href="#source-${n}">[${n}]</a>`

const statementOf = ({ lead, text, sources }: Statement, cites: boolean): string =>
  `${lead === undefined ? '' : `<strong>${escapeHtml(lead)}</strong>: `}${escapeHtml(text)}${cites ? citation(sources) : ''}`

function blockOf(block: Block, cites: boolean): string {
  if (block.is === 'heading') return `<h3>${escapeHtml(block.text)}</h3>`
  if (block.is === 'gap') return `<p><em>${escapeHtml(block.text)}</em></p>`
  if (block.is === 'paragraph')
    return `<p>${block.statements.map((one) => statementOf(one, cites)).join(' ')}</p>`
  const name = block.ordered ? 'ol' : 'ul'
  const intro = block.intro === undefined ? '' : `<p>${escapeHtml(block.intro)}</p>\n`
  return `${intro}<${name}>\n${block.items.map((one) => `<li>${statementOf(one, cites)}</li>\n`).join('')}</${name}>`
}

const joined = (blocks: readonly Block[], cites: boolean): string =>
  `${blocks.map((block) => blockOf(block, cites)).join('\n')}\n`

const sourceLine = (source: SourceNote): string =>
  `<li id="source-${source.n}">${escapeHtml(sourceWords(source))}</li>\n`

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}sup{font-size:.7em;line-height:0}'
// Nothing of a document that is opened loads or runs anything.
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

export const html: Rendering = {
  section: ({ blocks }, cites) => joined(blocks, cites),
  document: ({ title, sections, sources }, cites) => {
    const name = escapeHtml(title)
    const parts = sections.map(
      ({ id, title: own, blocks }) =>
        `<section id="${id}">\n<h2>${escapeHtml(own)}</h2>\n${joined(blocks, cites)}</section>\n`,
    )
    const list =
      cites && sources.length > 0
        ? `<section id="sources">\n<h2>Sources</h2>\n<ol>\n${sources.map(sourceLine).join('')}</ol>\n</section>\n`
        : ''
    return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${policy}\n<title>${name}</title>\n<style>${style}</style>\n</head>\n<body>\n<h1>${name}</h1>\n${parts.join('')}${list}</body>\n</html>\n`
  },
}
