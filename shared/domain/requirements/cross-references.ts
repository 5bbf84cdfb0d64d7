import type { Requirement } from '../test-generation/requirements/schema.ts'

const written = /(?<![\w-])[A-Z]{1,6}(?:[-_][A-Z]{1,6}){0,2}[-_ ]?\d{1,4}(?:\.\d{1,3}){0,3}(?![\w-])/g

/** Adds to each requirement the ids of others that its sentence names ("as in FR-12"), wherever they stand. Linear. */
export function withReferences<Read extends { requirement: Requirement }>(read: Read[]): Read[] {
  const ids = new Set(read.map(({ requirement }) => requirement.id))
  return read.map((one) => {
    const { requirement } = one
    const named = (requirement.sentence.match(written) ?? []).filter(
      (id) => ids.has(id) && id !== requirement.id,
    )
    if (named.length === 0) return one
    const dependencies = [...new Set([...requirement.dependencies, ...named])].sort()
    return { ...one, requirement: { ...requirement, dependencies } }
  })
}
