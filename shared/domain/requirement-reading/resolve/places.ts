import { isEntered } from './vocabulary.ts'
import type { Clause } from '../grammar/clause.ts'
import { keyOf } from './naming.ts'
import type { Statement } from './statement.ts'

/** The sections that are pages of their own: two of them declare a field of the same name. */
export function placesOf(
  statements: readonly Statement[],
  fields: readonly { name: string; scope: string }[],
): string[] {
  const declared = new Map<string, Set<string>>()
  const note = (name: string, scope: string): void => {
    const key = keyOf(name)
    declared.set(key, (declared.get(key) ?? new Set()).add(scope))
  }
  for (const { sentence, clauses } of statements)
    for (const name of clauses.flatMap(namesIn)) note(name, sentence.scope)
  for (const { name, scope } of fields) note(name, scope)
  const places = new Set<string>()
  for (const scopes of declared.values()) {
    const all = [...scopes]
    for (const one of all) for (const other of all) for (const place of parting(one, other)) places.add(place)
  }
  return [...places].sort((a, b) => a.length - b.length)
}

function namesIn(clause: Clause): string[] {
  return clause.kind === 'controls' && isEntered(clause.role) ? clause.names.map(({ words }) => words) : []
}

/** Where two sections part: "1.1" and "1.2" of "1.1.3" and "1.2". One within the other parts nowhere. */
function parting(one: string, other: string): string[] {
  const [a, b] = [one.split('.'), other.split('.')]
  const at = a.findIndex((part, index) => b[index] !== part)
  if (one === other || at < 0 || b[at] === undefined) return []
  return [a.slice(0, at + 1).join('.'), b.slice(0, at + 1).join('.')]
}

export function placeOf(scope: string, places: readonly string[]): string {
  return places.find((place) => scope === place || scope.startsWith(`${place}.`)) ?? ''
}
