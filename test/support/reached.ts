import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const declaration = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'(\.[^']+)'/gms
const onlyTypes = (names = '') => /^\{(?:\s*type\s[^,]+,?)+\s*\}$/s.test(names.trim())

/** The files that a source file imports for its run time: at its start, and later, too. */
function importsOf(file: string, { later }: { later: boolean }): string[] {
  const source = readFileSync(file, 'utf8')
  const early = [...source.matchAll(declaration)].filter(([, names]) => !onlyTypes(names))
  const late = later ? [...source.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path]) => path) : []
  return [...early.map(([, , path]) => path), ...late].map((path = '') => join(dirname(file), path))
}

/** Everything that a Worker may evaluate, from its entry on; without what is imported `later`, what it evaluates at its start. Paths are relative to the root. */
export function reached(entry: string, { later = true } = {}): string[] {
  const seen = new Set([join(root, entry)])
  for (const file of seen) for (const next of importsOf(file, { later })) if (existsSync(next)) seen.add(next)
  return [...seen].map((file) => relative(root, file))
}
