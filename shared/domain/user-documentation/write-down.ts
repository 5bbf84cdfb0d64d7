import { html } from './rendering/html.ts'
import { markdown } from './rendering/markdown.ts'
import type { Manual } from './schema.ts'
import type { Block, Draft, Format } from './types.ts'

/** A draft as clients get it. Without `cites` the texts name no sources; `sources` of each section do in any case. */
export function writeDown(draft: Draft, { format, cites }: { format: Format; cites: boolean }): Manual {
  const rendering = format === 'html' ? html : markdown
  const sources = new Map(draft.sources.map((source) => [source.n, source]))
  return {
    title: draft.title,
    format,
    sections: draft.sections.map((section) => ({
      id: section.id,
      title: section.title,
      content: rendering.section(section, cites),
      sources: [...new Set(section.blocks.flatMap(citedBy))]
        .toSorted((a, b) => a - b)
        .flatMap((n) => sources.get(n) ?? []),
    })),
    content: rendering.document(draft, cites),
    warnings: draft.warnings,
  }
}

/** The numbers of the sources that a block names. */
export function citedBy(block: Block): number[] {
  if (block.is === 'paragraph') return block.statements.flatMap(({ sources }) => sources)
  return block.is === 'list' ? block.items.flatMap(({ sources }) => sources) : []
}
