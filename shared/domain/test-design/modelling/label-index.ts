import { labelKey } from '../../requirements/facts/labels.ts'
import type { Parameter } from '../model.ts'

const longest = 6
const articles =
  /^(?:the|an?|no|any|this|that|these|those|each|every|some|such|its|his|her|their|your|wrong|invalid|incorrect|empty|missing|other|different|unknown|expired|if|when|with|without|for|used|same)$/i
const naming = /^(?:number|code|name|id|identifier|address)$/i

/** "Name of the group" and "Group name" name the same input. */
function turnedOf(label: string): string | undefined {
  const [, what, whose] = /^(\p{L}+) of (?:the |an? )?(\p{L}[\p{L} -]{1,40})$/iu.exec(label) ?? []
  return what === undefined || whose === undefined || /^number$/i.test(what)
    ? undefined
    : labelKey(`${whose} ${what}`)
}

/** "Name of the group" and "Child's name" go by "the name", where no other input does. */
function ownedOf(label: string): string | undefined {
  const found =
    /^[\p{L} -]{2,30}['’]s? (\p{L}[\p{L} -]{1,30})$/u.exec(label) ??
    /^(name|e-?mail|address|phone) of (?:the |an? )/iu.exec(label)
  return found?.[1] === undefined ? undefined : labelKey(found[1])
}

/** Finds the parameters that a phrase mentions, by the words of their labels. */
export class LabelIndex {
  private byKey = new Map<string, Parameter>()
  private parts: Map<string, Parameter> | undefined

  add(parameter: Parameter): void {
    this.parts = undefined
    this.byKey.set(labelKey(parameter.label), parameter)
    const counted = labelKey(parameter.label.replace(/^number of /i, ''))
    if (!this.byKey.has(counted)) this.byKey.set(counted, parameter)
    const turned = turnedOf(parameter.label)
    if (turned !== undefined && !this.byKey.has(turned)) this.byKey.set(turned, parameter)
    const plain = ownedOf(parameter.label)
    if (plain !== undefined && !this.byKey.has(plain)) this.byKey.set(plain, parameter)
  }

  exact(label: string): Parameter | undefined {
    return (
      this.byKey.get(labelKey(label)) ??
      this.byKey.get(labelKey(label.replace(/^(?:the )?number of /i, ''))) ??
      this.byKey.get(turnedOf(label) ?? '')
    )
  }

  /** The parameter of this label, or the only one whose label it shortens or lengthens ("e-mail address" and "Email"). */
  alike(label: string): Parameter | undefined {
    const exact = this.exact(label)
    if (exact) return exact
    const key = labelKey(label)
    const near = [...this.byKey].filter(
      ([other]) => (key.length > 3 && other.startsWith(key)) || (other.length > 3 && key.startsWith(other)),
    )
    return near.length === 1 ? near[0]?.[1] : undefined
  }

  /**
   * The only parameter that a shortened name can mean: "the date" where one label ends with "date", "a voucher" for "Voucher code".
   * Nothing where several could be meant. Linear in the words.
   */
  shortened(phrase: string): Parameter[] {
    const words = phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
    const spoken = words.filter(
      (_, at) => articles.test(words[at - 1] ?? 'the') && (words[at + 1] ?? '').toLowerCase() !== 'of',
    )
    const found = new Set(spoken.flatMap((word) => this.owners().get(labelKey(word)) ?? []))
    return found.size === 1 ? [...found] : []
  }

  /** Words that belong to one label only: its last one, and what a code or number identifies. */
  private owners(): Map<string, Parameter> {
    this.parts ??= this.findOwners()
    return this.parts
  }

  private findOwners(): Map<string, Parameter> {
    const owners = new Map<string, Set<Parameter>>()
    for (const parameter of new Set(this.byKey.values())) {
      const words = parameter.label.split(/[\s-]+/)
      if (words.length < 2) continue
      const last = words.at(-1) ?? ''
      const parts = naming.test(last) && words.length === 2 ? [last, words[0] ?? ''] : [last]
      for (const part of parts) {
        const key = labelKey(part)
        owners.set(key, (owners.get(key) ?? new Set()).add(parameter))
      }
    }
    return new Map(
      [...owners].flatMap(([key, [only, ...more]]) => (only && more.length === 0 ? [[key, only]] : [])),
    )
  }

  /** Longest mentions first, so that "delivery address" does not also mention "Address". Linear in the words. */
  mentioned(phrase: string): Parameter[] {
    const words = phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
    const found = new Set<Parameter>()
    for (let from = 0; from < words.length; from += 1) {
      for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
        const known = this.byKey.get(labelKey(words.slice(from, from + length).join(' ')))
        if (!known) continue
        found.add(known)
        from += length - 1
        break
      }
    }
    return [...found]
  }
}
