import type { Id, RequirementModel } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { namedList, namedSubject } from './names.ts'
import { readGiven, type Given } from './read-steps.ts'
import { isEntry, together, type Know, type Scene } from './scene.ts'
import { bare, plain } from './sentences.ts'
import { nothing, typed, unitless, words, type Thing } from './things.ts'

/** On a page that was opened every field that nobody touches is empty, unless the text says what it holds at first. */
export function untouched(know: Know, scene: Scene, scope: string): Scene {
  const held = new Map(scene.held)
  for (const { subject: id, scope: own } of know.model.controls) {
    const subject = id === undefined ? undefined : know.subjects.get(id)
    if (!subject || held.has(subject.id) || !isEntry(subject) || !together(own, scope)) continue
    if (!know.derivedBy.has(subject.id))
      held.set(subject.id, subject.kind === 'boolean' ? { is: 'flag', yes: false } : nothing)
  }
  return { ...scene, held }
}

/** The scene in which this is so, too: a value of something, or a sentence that a rule asks for in these words, be it with a "not". */
export function begun(know: Know, scene: Scene, precondition: string, scope: string): Scene | undefined {
  const given = readGiven(precondition)
  const next = given && withGiven(know, scene, given, scope)
  if (next) return next
  const { rules } = rulesInWords(know.model)
  return rules.includes(plain(JSON.stringify(precondition))) ? withWords(scene, precondition) : undefined
}

const rulesInWords = once(({ rules }: RequirementModel) => ({ rules: plain(JSON.stringify(rules)) }))

export const withWords = (scene: Scene, precondition: string): Scene => ({
  ...scene,
  said: [...(scene.said ?? []), precondition.toLowerCase()],
})

function withGiven(know: Know, scene: Scene, given: Given, scope: string): Scene | undefined {
  if (given.given === 'entry') {
    const list = namedList(know, given.list, scope)
    const fields = (list === undefined ? [] : (know.subjects.get(list)?.fields ?? [])).flatMap(
      (id) => know.subjects.get(id) ?? [],
    )
    const text = fields.find(({ kind }) => kind === 'text')
    if (list === undefined || !text) return undefined
    const marks = given.marks.flatMap(({ name, yes }): [Id, Thing][] => {
      const field = fields.find((one) => bare(one.name) === name)
      return field ? [[field.id, { is: 'flag', yes }]] : []
    })
    const entry = new Map<Id, Thing>([[text.id, words(given.text)], ...marks])
    return { ...scene, lists: new Map([...scene.lists, [list, [...(scene.lists.get(list) ?? []), entry]]]) }
  }
  const id = namedSubject(know, given.name, scope)
  const subject = id === undefined ? undefined : know.subjects.get(id)
  if (!subject) return undefined
  const literal = given.literal ?? ''
  if (given.given === 'taken')
    return { ...scene, taken: new Map([...(scene.taken ?? []), [subject.id, typed(literal, subject)]]) }
  if (subject.kind !== 'list') return holding(know, scene, subject.id, literal)
  return given.given === 'empty'
    ? { ...scene, lists: new Map([...scene.lists, [subject.id, []]]) }
    : { ...scene, held: new Map([...scene.held, [subject.id, typed(literal, { kind: 'number' })]]) }
}

/** The scene with a literal typed, chosen or stated; a unit behind an amount is left out. */
export function holding(know: Know, scene: Scene, id: Id, literal: string): Scene {
  const subject = know.subjects.get(id)
  if (!subject) return scene
  return { ...scene, held: new Map(scene.held).set(id, typed(unitless(literal, subject), subject)) }
}
