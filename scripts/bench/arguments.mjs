import { parseArgs } from 'node:util'

/**
 * Reads the words after `npm run bench --`: beginnings of names of benchmarks, and `--compare FILE`. Throws with a sentence.
 * @param {string[]} words
 * @returns {{ names: string[], compare?: string }}
 */
export function readArguments(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { compare: { type: 'string' } },
    })
    return { names: positionals, ...values }
  } catch (error) {
    throw new Error(`${error.message}. npm run bench takes names of benchmarks and --compare FILE.`, {
      cause: error,
    })
  }
}

/**
 * The benchmarks that some names mean, in the order of `all`; without names all of them. A name means each benchmark that begins with it. Throws for a name that means none.
 * @param {readonly string[]} all
 * @param {readonly string[]} names
 */
export function chosenAmong(all, names) {
  const unknown = names.filter((name) => !all.some((bench) => bench.startsWith(name)))
  if (unknown.length > 0)
    throw new Error(`No benchmark is called ${unknown.join(' or ')}. There are: ${all.join(', ')}`)
  return all.filter((bench) => names.length === 0 || names.some((name) => bench.startsWith(name)))
}
