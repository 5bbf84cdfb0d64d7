import { labelsOf } from './labels.ts'
import { outlineOf } from './outline.ts'
import { partsOf } from './cut.ts'
import { keptOf } from './repeated.ts'
import type { MappedField, ReadFile } from './types.ts'

export interface Preview {
  fields: { machineName: string; value: string; start: number; end: number }[]
  /** Content of the file that is in no field. */
  unmapped: { start: number; end: number; text: string }[]
}

/**
 * A file as content of a type, with the text of each value as it stands in the file. `mapped` is what an analysis found for that type; without it the
 * file is cut by the machine names of `fields`, of which each takes the parts that are labelled so. `repeated` are the keys of blocks that are no
 * content (`ContentPlan.repeated`).
 */
export function previewOf(
  file: ReadFile,
  {
    fields,
    mapped,
    repeated,
  }: { fields: readonly string[]; mapped: readonly MappedField[] | undefined; repeated: ReadonlySet<string> },
): Preview {
  const outline = outlineOf(file)
  const kept = keptOf(outline, repeated)
  const wanted = new Set(fields)
  const known = {
    finds: wanted,
    headings: wanted,
    lines: wanted,
    names: wanted,
    labelNames: new Set<string>(),
    hasSubtitle: wanted.has('subtitle'),
  }
  const spans = (mapped ?? partsOf(outline, kept, labelsOf(outline, kept), known)).filter(({ machineName }) =>
    wanted.has(machineName),
  )
  const isIn = ({ start, end }: { start: number; end: number }) =>
    spans.some((span) => span.start < end && start < span.end)
  return {
    fields: spans.map(({ machineName, start, end }) => ({
      machineName,
      start,
      end,
      value: file.text.slice(start, end),
    })),
    unmapped: kept.flatMap((at) => {
      const block = outline.blocks[at]
      if (!block || isIn(block) || block.hints?.element === 'dt') return []
      const { start, end } = block
      return [{ start, end, text: file.text.slice(start, end) }]
    }),
  }
}
