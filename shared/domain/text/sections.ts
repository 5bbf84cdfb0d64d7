/** A section that begins within a chunk. */
export interface Section {
  /** Where its heading begins, in UTF-16 units from the start of the chunk. */
  at: number
  /** How many of the headings that held until there hold on, the outermost first. */
  above: number
  heading: string
}

// No document that people read is deeper.
export const deepest = 8

/** The headings that hold behind a further one: those above it, and it. */
export const pathBehind = <Heading>(path: readonly Heading[], above: number, heading: Heading): Heading[] =>
  [...path.slice(0, above), heading].slice(-deepest)

/**
 * The sections of a chunk with the headings above each, the outermost first: the one that it begins in, and those that begin within it. Only one heading of each is stored, for a path repeats all above
 * it. Costs the sections, whatever the headings are: their words, or what was made of them.
 */
export function sectionsOf<Heading>(
  headings: readonly Heading[],
  sections: readonly (Omit<Section, 'heading'> & { heading: Heading })[] = [],
): { from: number; headings: readonly Heading[] }[] {
  const all = [{ from: 0, headings }]
  let path = headings
  for (const { at, above, heading } of sections) {
    path = pathBehind(path, above, heading)
    all.push({ from: at, headings: path })
  }
  return all
}

/** What a chunk says of its headings. */
export interface Headed {
  headings: readonly string[]
  sections?: readonly Section[] | undefined
}

/** The headings above all that stands in a chunk from one place up to another, in UTF-16 units from its start; above the whole of it by default. */
export function headingsOver({ headings, sections }: Headed, start = 0, end = Infinity): readonly string[] {
  const all = sectionsOf(headings, sections)
  const first = all.findLast(({ from }) => from <= start)?.headings ?? headings
  return all
    .filter(({ from }) => from > start && from < end)
    .reduce((common, { headings: path }) => {
      const parts = common.findIndex((heading, at) => heading !== path[at])
      return parts < 0 ? common : common.slice(0, parts)
    }, first)
}

/** All headings of a chunk, each once. */
export const headingsWithin = ({ headings, sections = [] }: Headed): string[] => [
  ...new Set([...headings, ...sections.map(({ heading }) => heading)]),
]
