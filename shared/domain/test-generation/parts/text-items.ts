import { eventName } from '../../model-based-testing/cases/events.ts'
import type { Names } from '../../model-based-testing/cases/words.ts'
import type { Item } from '../../model-based-testing/index.ts'
import type { Span } from '../../requirement-model/index.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { CoverageItem } from '../../test-cases/schema.ts'
import type { ReadText } from '../requirements/read-text.ts'
import { describeItem, idOfItem } from './item-names.ts'

/** An item of the model with its id on the wire. */
export interface NamedItem extends ItemBase {
  raw: Item
}

// As long as the checker reads of an id.
const longestId = 400

/** The coverage items of one text, by their ids in the model and on the wire. */
export class TextItems {
  readonly byRaw = new Map<string, NamedItem>()
  readonly byId = new Map<string, NamedItem>()
  private readonly text: ReadText
  private readonly names: Names
  private readonly ranked: Ranked

  constructor(text: ReadText, names: Names, ranked: Ranked) {
    this.text = text
    this.names = names
    this.ranked = ranked
  }

  /** Adds an item under an id that is not taken; an item of the same id in the model is added once. */
  add(raw: Item, taken: ReadonlySet<string>): void {
    const key = raw.id.slice(0, longestId)
    if (this.byRaw.has(key)) return
    const requirementId = requirementOf(this.text, raw.from)
    const wanted = idOfItem(raw, requirementId, this.names)
    let id = wanted
    for (let count = 2; this.byId.has(id) || taken.has(id); count += 1) id = `${wanted} #${count}`
    const item: NamedItem = {
      id,
      technique: raw.technique,
      requirementId,
      description: describeItem(raw, this.names),
      priority: priorityOf(this.ranked, requirementId),
      valid: raw.as === 'cell' ? false : raw.valid,
      raw,
    }
    this.byRaw.set(key, item)
    this.byId.set(id, item)
  }

  /** The item, described by its sentence where it has no single input: that says more than "the rule applies". */
  described(item: NamedItem): NamedItem {
    const { subject, as, from } = item.raw
    const statement = this.text.statements[from[0]?.sentence ?? -1]?.text
    return subject === undefined && (as === 'rule' || as === 'main') && statement
      ? { ...item, description: statement }
      : item
  }

  /** The claim that a case makes for an item; its id states what the item demands. */
  claim({ raw }: NamedItem): CoverageItem {
    const { id, technique, as, valid, subject, move, event, rule } = raw
    return {
      id: id.slice(0, longestId),
      technique,
      valid: as === 'cell' ? false : valid,
      ...(subject === undefined ? {} : { parameter: this.names.of(subject).slice(0, 400) }),
      ...(move
        ? { from: move.from, event: eventName(this.names, event), ...(move.to ? { to: move.to } : {}) }
        : {}),
      ...(as === 'rule' || as === 'main' ? { rule } : {}),
    }
  }
}

/** The first requirement that an element was read from, or an empty string; a header never leads. */
export function requirementOf({ refs }: ReadText, from: readonly Span[]): string {
  return from.flatMap(({ sentence }) => refs.get(sentence) ?? [])[0] ?? ''
}

/** A claim as it goes on the wire: the item by its id there, the rule by its description. */
export function claimOf({ id, description }: NamedItem, item: CoverageItem): CoverageItem {
  return { ...item, id, ...(item.rule === undefined ? {} : { rule: description.slice(0, 400) }) }
}
