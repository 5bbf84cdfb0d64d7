import { labelKey } from '../facts/labels.ts'
import type { Constraints, Fact, FieldFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

/** What the grammar has read about each input of a document, the first word first. */
export class KnownInputs {
  private readonly known = new Map<string, { constraints: Constraints; index: number }>()

  constructor(sentences: readonly ReadSentence[]) {
    sentences.forEach(({ facts }, index) => {
      for (const fact of facts) if (fact.kind === 'field' || fact.kind === 'mention') this.learn(fact, index)
    })
  }

  learn({ label, constraints }: Pick<FieldFact, 'label' | 'constraints'>, index: number): void {
    const known = this.known.get(labelKey(label))
    if (known) known.constraints = { ...constraints, ...known.constraints }
    else this.known.set(labelKey(label), { constraints, index })
  }

  /** The part of a proposed input that is new, and the keys about which the grammar reads something else. */
  compare({ label, constraints }: FieldFact): { fresh: Constraints; other: string[]; index: number } {
    const known = this.known.get(labelKey(label))
    if (!known) return { fresh: constraints, other: [], index: -1 }
    const entries = Object.entries(constraints)
    const fresh = entries.filter(([key]) => known.constraints[key as keyof Constraints] === undefined)
    const other = entries.filter(([key, value]) => {
      const own = known.constraints[key as keyof Constraints]
      return own !== undefined && meaning(own) !== meaning(value)
    })
    return {
      fresh: exclusive(known.constraints, Object.fromEntries(fresh)),
      other: other.map(([key]) => key),
      index: known.index,
    }
  }
}

/** A range, a length and a list are three readings of one value: what the grammar has of one kind rules out the others. */
function exclusive(known: Constraints, fresh: Constraints): Constraints {
  const kinds = ['number', 'length', 'choices', 'temporal'] as const
  if (!kinds.some((kind) => known[kind] !== undefined)) return fresh
  return Object.fromEntries(Object.entries(fresh).filter(([key]) => !kinds.some((kind) => kind === key)))
}

/** Ranges mean the same when they allow the same values; all else when it is written the same. */
function meaning(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).toSorted().join('\n').toLowerCase()
  if (typeof value !== 'object' || value === null) return String(value)
  const { min, max, scale = 0 } = value as { min?: bigint | number; max?: bigint | number; scale?: number }
  return [min, max].map((bound) => (bound === undefined ? '' : String(Number(bound) / 10 ** scale))).join(' ')
}

type Family = 'form' | 'rule' | 'transition' | 'other'

function familyOf({ kind }: Fact): Family | undefined {
  if (kind === 'button' || kind === 'page') return undefined
  if (
    kind === 'field' ||
    kind === 'mention' ||
    kind === 'message' ||
    kind === 'success' ||
    kind === 'refusal'
  )
    return 'form'
  return kind === 'rule' || kind === 'transition' ? kind : 'other'
}

/** Whether the grammar reads the sentence as something that the proposed fact is not. */
export function readsOtherwise(embedded: readonly Fact[], proposed: Fact): boolean {
  const families = embedded.flatMap((fact) => familyOf(fact) ?? [])
  return families.length > 0 && !families.includes(familyOf(proposed) ?? 'other')
}

/** Whether the grammar has the same finding already, or one of which a sentence has only one. */
export function sameFinding(embedded: Fact, proposed: Fact): 'same' | 'other' | undefined {
  if (proposed.kind === 'message' && embedded.kind === 'message')
    return embedded.text === proposed.text ? 'same' : undefined
  if (proposed.kind === 'success' && embedded.kind === 'success')
    return embedded.check === proposed.check ? 'same' : 'other'
  if (proposed.kind === 'rule' && embedded.kind === 'rule')
    return plain(embedded.outcome) === plain(proposed.outcome) ? 'same' : 'other'
  if (proposed.kind !== 'transition' || embedded.kind !== 'transition') return undefined
  const sameCell =
    embedded.from.some((from) => plain(from) === plain(proposed.from[0] ?? '')) &&
    plain(embedded.event) === plain(proposed.event)
  if (!sameCell) return undefined
  return plain(embedded.to ?? '') === plain(proposed.to ?? '') ? 'same' : 'other'
}

/** The same question for two proposals: a sentence may state several rules, but only one outcome for the same conditions. */
export function sameProposal(accepted: Fact, proposed: Fact): 'same' | 'other' | undefined {
  if (accepted.kind !== 'rule' || proposed.kind !== 'rule') return sameFinding(accepted, proposed)
  const conditions = ({ anyOf }: typeof proposed) =>
    anyOf
      .flat()
      .map(({ text }) => plain(text))
      .toSorted()
      .join('\n')
  if (conditions(accepted) !== conditions(proposed)) return undefined
  return plain(accepted.outcome) === plain(proposed.outcome) ? 'same' : 'other'
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
