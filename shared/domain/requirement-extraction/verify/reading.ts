import type { Condition, Effect, Event } from '../../requirement-model/index.ts'
import type { Of } from '../answer-schema.ts'
import { conditionOf } from '../language/conditions.ts'
import { effectOf, eventOf, type IsKnown } from '../language/effects.ts'
import { Misfit } from '../language/misfit.ts'
import { parse, type Node } from '../language/parse.ts'
import type { Evidence } from './evidence.ts'
import { boundsIn, literalsIn, wordsFor } from './literals.ts'
import type { Taken } from './taken.ts'

/** Names are the same however they are capitalised. */
export const keyOf = (name: string): string => name.trim().toLowerCase()

const namesToday = /\b(?:today|current|now|present|same day|day of)\b/i

/** Strings of one element, read and held against its evidence. */
export class Reading {
  readonly used: string[] = []
  readonly evidence: Evidence
  readonly states: ReadonlySet<string>
  private readonly isKnown: IsKnown

  constructor(evidence: Evidence, isKnown: IsKnown, { things }: Taken) {
    this.evidence = evidence
    this.isKnown = isKnown
    const states = things.filter((thing) => thing.kind === 'state')
    this.states = new Set(states.flatMap(({ name, aliases }) => [name, ...aliases].map(keyOf)))
  }

  condition(source: string, bounds: { demands: boolean } | false = { demands: false }): Condition<string> {
    const node = this.node(source)
    if (bounds) boundsIn(node, this.evidence, bounds)
    wordsFor(node, this.evidence)
    return conditionOf(node)
  }

  event(source: string): Event<string> {
    return eventOf(this.node(source))
  }

  effects(sources: readonly string[]): Effect<string>[] {
    return sources.map((source) => {
      const node = this.node(source)
      wordsFor(node, this.evidence)
      return effectOf(node, this.isKnown)
    })
  }

  /** What a thing begins with, as the text writes it. */
  start({ start, kind }: Of<'things'>): string[] {
    if (start === null || start === 'empty' || start === 'yes' || start === 'no') return start ? [start] : []
    if (/^(?:date|time)\s*\(|^today\b/.test(start)) {
      if (start.startsWith('today') && this.evidence.isEnglish && !namesToday.test(this.evidence.text))
        throw new Misfit('no word of the sentences that it names says "today"')
      return literalsIn(parse(start), this.evidence, this.isKnown)
    }
    const written = kind === 'date' || kind === 'time' ? this.evidence.spellingOf(kind, start) : undefined
    if (written !== undefined) return [written]
    if (this.evidence.says(start) || (kind === 'number' && this.evidence.hasNumber(start))) return [start]
    throw new Misfit(`"${start.slice(0, 80)}" does not stand in the sentences that it names`)
  }

  says(value: string): boolean {
    const written = (['date', 'time'] as const).map((kind) => this.evidence.spellingOf(kind, value))
    return this.evidence.says(value) || written.some((one) => one !== undefined)
  }

  name(name: string): string {
    if (!this.isKnown(name)) throw new Misfit(`nothing is declared with the name [${name}]`)
    this.used.push(name)
    return name
  }

  /** Who does something is left out where the sentences do not name them: "user" says no more than nothing does. */
  private withoutUntoldActor(node: Node): Node {
    if (node.is !== 'call' || node.name !== 'do') return node
    const args = node.args.filter(
      (arg, at) => at === 0 || arg.is !== 'text' || this.evidence.names(arg.value),
    )
    return { ...node, args }
  }

  private node(source: string): Node {
    const node = this.withoutUntoldActor(parse(source))
    this.used.push(...literalsIn(node, this.evidence, this.isKnown))
    return node
  }
}
