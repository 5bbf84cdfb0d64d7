import { meetsAny } from '../concepts/conditions.ts'
import type { Seen } from '../concepts/seen.ts'
import type { Statement } from '../concepts/statements.ts'
import type { Control, Framework } from './frameworks.ts'
import { namedIn } from './named-in.ts'
import type { ComplianceStatus } from './schema.ts'

/** What became of one control, with the statements that say so: those that it is about, or that demand it. */
export interface Assessed {
  control: Control
  status: ComplianceStatus
  statements: Statement[]
  /** The parts of it that nothing demands. */
  missing: string[]
}

/**
 * Holds texts against a framework, control by control: not_applicable where they never touch its subject, met where they demand each of
 * its parts, partial where some, gap where none. What they demand is no proof of what a product does.
 */
export function assess(
  { subject, controls, whole, framework }: Framework,
  seen: readonly Seen[],
): Assessed[] {
  const isAbout = subject.length === 0 || seen.some(({ spoken }) => meetsAny(subject, spoken))
  const demands = seen.flatMap(({ statement }) =>
    statement.demands
      ? namedIn(statement).flatMap((named) =>
          named.framework === framework ? [{ ...named, statement }] : [],
        )
      : [],
  )
  return controls.map((control) => {
    const touching = isAbout ? seen.filter(({ spoken }) => meetsAny(control.appliesWhen, spoken)) : []
    if (touching.length === 0) return { control, status: 'not_applicable', statements: [], missing: [] }
    const assessed = byParts(control, seen, touching)
    if (assessed.status === 'met') return assessed
    const asked = demands.filter((one) => covers(one, control))
    const [first] = asked
    if (!first) return assessed
    const full = whole === 'met' && asked.some(({ level }) => level !== undefined)
    const statements = [...new Set([first.statement, ...assessed.statements])]
    return full
      ? { control, status: 'met', statements, missing: [] }
      : { ...assessed, status: 'partial', statements }
  })
}

/** A demand of a version and a level asks for what came with that version or before, and for that level or a lower one. */
function covers(
  { version, level }: { version: string | undefined; level: string | undefined },
  control: Control,
) {
  const isOlder =
    version !== undefined && control.since !== undefined && Number(control.since) > Number(version)
  const isHigher = level !== undefined && control.level !== undefined && control.level.length > level.length
  return !isOlder && !isHigher
}

function byParts(control: Control, seen: readonly Seen[], touching: readonly Seen[]): Assessed {
  const parts = control.evidenceOf.map(({ what, by }) => ({
    what,
    found: seen.filter(({ demanded }) => meetsAny(by, demanded)),
  }))
  const missing = parts.filter(({ found }) => found.length === 0).map(({ what }) => what)
  const found = new Set(parts.flatMap((part) => part.found.map(({ statement }) => statement)))
  if (missing.length === 0) return { control, status: 'met', statements: [...found], missing }
  const about = touching.map(({ statement }) => statement)
  return found.size > 0
    ? { control, status: 'partial', statements: [...found], missing }
    : { control, status: 'gap', statements: about, missing }
}
