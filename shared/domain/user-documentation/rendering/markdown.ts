import type { Block, SourceNote, Statement } from '../types.ts'
import type { Rendering } from './rendering.ts'
import { runsOf } from './runs.ts'
import { sourceWords } from './source-words.ts'

/**
 * A text of somebody as Markdown that shows it to the letter, wherever it stands on a line: no mark of it makes markup, a link, a mention of a source or HTML.
 * Source: CommonMark 0.31.2, section 2.4 (any ASCII punctuation may be escaped) and GFM 0.29, section 6.9 (addresses that become links by themselves).
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>&|~$]/g, String.raw`\$&`)
    // Addresses: without these marks none is one.
    .replace(/(?<=[a-z]):(?=\/\/)|@|(?<=\bwww)\./gi, String.raw`\$&`)
    .replace(/(?<=\b(?:javascript|mailto|xmpp|data|vbscript)):/gi, String.raw`\$&`)
    // What makes a heading, a list, a rule or a quote at the beginning of a line.
    .replace(/^(\s*)([#+\-=!:])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`)

const citation = (sources: readonly number[]): string =>
  sources.length === 0
    ? ''
    : ` [${runsOf(sources)
        .map(({ from, to }) => (from === to ? from : `${from}–${to}`))
        .join(', ')}]`

const statementOf = ({ lead, text, sources }: Statement, cites: boolean): string =>
  `${lead === undefined ? '' : `**${escapeMarkdown(lead)}**: `}${escapeMarkdown(text)}${cites ? citation(sources) : ''}`

function blockOf(block: Block, cites: boolean, isBehindList: boolean): string {
  if (block.is === 'heading') return `### ${escapeMarkdown(block.text)}`
  if (block.is === 'gap') return `*${escapeMarkdown(block.text)}*`
  if (block.is === 'paragraph') return block.statements.map((one) => statementOf(one, cites)).join(' ')
  // A list right behind another one would become part of it, unless its marks are others.
  const mark = (at: number) =>
    block.ordered ? `${at + 1}${isBehindList ? ')' : '.'}` : isBehindList ? '*' : '-'
  const items = block.items.map((one, at) => `${mark(at)} ${statementOf(one, cites)}`)
  return [...(block.intro === undefined ? [] : [`${escapeMarkdown(block.intro)}\n`]), ...items].join('\n')
}

function joined(blocks: readonly Block[], cites: boolean): string {
  let isOther = false
  return blocks
    .map((block, at) => {
      isOther = block.is === 'list' && block.intro === undefined && blocks[at - 1]?.is === 'list' && !isOther
      return blockOf(block, cites, isOther)
    })
    .join('\n\n')
}

const sourceLine = (source: SourceNote): string => `${source.n}. ${escapeMarkdown(sourceWords(source))}`

export const markdown: Rendering = {
  section: ({ blocks }, cites) => `${joined(blocks, cites)}\n`,
  document: ({ title, sections, sources }, cites) => {
    const parts = sections.map(
      ({ title: name, blocks }) => `## ${escapeMarkdown(name)}\n\n${joined(blocks, cites)}\n`,
    )
    const list = cites && sources.length > 0 ? [`## Sources\n\n${sources.map(sourceLine).join('\n')}\n`] : []
    return [`# ${escapeMarkdown(title)}\n`, ...parts, ...list].join('\n')
  },
}
