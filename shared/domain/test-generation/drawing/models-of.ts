import type { Part } from '../parts/part.ts'
import type { Models } from '../schema.ts'

/** What can be drawn of everything that was read. */
export function modelsOf({ parts }: { parts: readonly Part[] }): Models {
  const drawn = parts.flatMap((part) => part.models?.() ?? [])
  return {
    decisionTables: drawn.flatMap(({ decisionTables }) => decisionTables),
    stateMachines: drawn.flatMap(({ stateMachines }) => stateMachines),
  }
}
