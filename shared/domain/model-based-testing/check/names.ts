import type { Id } from '../../requirement-model/index.ts'
import { subjectOf, together, type Know } from './scene.ts'
import { bare } from './sentences.ts'

/** What a name of a case means in a section: a control, else a subject. Nothing where the model has none of that name. */
export function named(know: Know, name: string, scope: string): Id | undefined {
  const key = `${scope}\n${name}`
  if (!know.named.has(key)) know.named.set(key, lookedUp(know, name, scope))
  return know.named.get(key)
}

function lookedUp(know: Know, name: string, scope: string): Id | undefined {
  const byId = know.controls.get(name) ?? know.subjects.get(name)
  const all = know.byName.get(bare(name)) ?? (byId ? [byId] : [])
  const near = all.filter((one) => together(one.scope, scope))
  const [best] = [...near].sort((a, b) => Number(b.scope === scope) - Number(a.scope === scope))
  return (best ?? all[0])?.id
}

export function namedSubject(know: Know, name: string, scope: string): Id | undefined {
  const id = named(know, name, scope)
  const subject = id === undefined ? undefined : subjectOf(know, id)
  if (subject !== undefined && know.subjects.has(subject)) return subject
  return know.byName.get(bare(name))?.find(({ id: own }) => know.subjects.has(own))?.id
}

/** The list of that name, else the only one that shows entries. */
export function namedList(know: Know, name: string | undefined, scope: string): Id | undefined {
  const id = name === undefined ? undefined : namedSubject(know, name, scope)
  if (id !== undefined && know.subjects.get(id)?.kind === 'list') return id
  const lists = know.model.subjects.filter(({ kind, scope: own }) => kind === 'list' && together(own, scope))
  return lists.length === 1 ? lists[0]?.id : undefined
}
