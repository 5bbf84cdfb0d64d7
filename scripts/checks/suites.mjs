/**
 * The suites in the order in which they are played, two at a time. Each is a Vitest project (`vitest.config.ts` says which files it has), cut into
 * `parts` where its results would not fit one runtime. `live` suites have a browser or a started product: a file of theirs that fails is played once more, alone.
 */
export const suites = [
  { name: 'workers', parts: 3 },
  { name: 'node' },
  { name: 'product', live: true },
  { name: 'steps', live: true },
  { name: 'pages', live: true },
  { name: 'probes', live: true },
  { name: 'full', live: true },
]

/**
 * The Vitest runs of suites. `shard`, a text such as `2/4`, chooses a part of each suite's files instead of cutting it: Vitest chooses by the hash of their paths.
 * Of slow `tests` no suite has so many that it is cut.
 * @param {{ name: string, parts?: number, live?: boolean }[]} chosen
 * @param {{ tests: 'quick' | 'slow' | 'all', shard?: string }} options
 */
export function runsOf(chosen, { tests, shard }) {
  return chosen.flatMap(({ parts = 1, ...suite }) => {
    const project = suite.name
    if (shard || parts === 1 || tests === 'slow') return [{ ...suite, project, shard }]
    return Array.from({ length: parts }, (_, at) => {
      const part = `${at + 1}/${parts}`
      return { ...suite, project, name: `${project} ${part}`, shard: part }
    })
  })
}
