import type { WorkflowPart } from '../../requirements/workflows/parts.ts'

type Kind = WorkflowPart['part']
/** A part with the requirement whose sentence tells it. */
export type Part<K extends Kind> = Extract<WorkflowPart, { part: K }> & { requirementId: string }
export type Told = { [K in Kind]: Part<K> }[Kind]

/** The parts of one kind, in the order of the text. */
export function all<K extends Kind>(told: Told[], kind: K): Part<K>[] {
  return told.filter((one): one is Part<K> => one.part === kind)
}
