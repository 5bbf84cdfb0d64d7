import type { ReadSentence } from '../read-sentence.ts'

/** The states of one kind of thing, as a sentence of the text lists them. */
export interface DeclaredStates {
  thing?: string
  states: string[]
}

const kind = '(?:status(?:es)?|states?|stages?|phases?)'
const thing = '([a-z][a-z-]+(?: [a-z][a-z-]+)?)'
const forms = [
  // "Status of an invoice: Draft, …", "The states of a permit are …"
  new RegExp(
    `^\\W*(?:the )?(?:possible |allowed )?${kind}(?: of (?:an?|the|every|each) ${thing})?(?:\\s*:| (?:is|are|can be|may be)(?: one of)?:?)\\s+(.{5,300})$`,
    'i',
  ),
  // "An order has the states …", "Every ticket is in one of these stages: …"
  new RegExp(
    `^\\W*(?:an?|the|every|each) ${thing} (?:has|can have|may have|is in|is always in|goes through|passes through|knows)(?: (?:one of|exactly one of))?(?: (?:the|these|its|following|\\w{3,6}))* ${kind}\\s*:?\\s+(.{5,300})$`,
    'i',
  ),
  // "Invoice statuses: …"
  new RegExp(`^\\W*${thing} ${kind}\\s*:\\s+(.{5,300})$`, 'i'),
]
const name = /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u

/** Reads "Status of an invoice: Draft, In approval, Approved"; nothing where a name in the list is no name of a state. */
export function readStates({ text }: ReadSentence): DeclaredStates | undefined {
  const plain = text
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/["“”*_]/g, '')
  if (plain.length > 400) return undefined
  for (const form of forms) {
    const found = form.exec(plain)
    const list = found?.at(-1)
    if (!found || list === undefined) continue
    const states = list.split(/\s*(?:,|;|→|->|\/)\s*(?:and |or )?|\s+(?:and|or)\s+/).map((one) => one.trim())
    if (states.length < 2 || states.length > 20 || !states.every((one) => name.test(one))) continue
    const owner = found.length > 2 ? found[1]?.toLowerCase() : undefined
    return { ...(owner ? { thing: owner } : {}), states: [...new Set(states)] }
  }
  return undefined
}
