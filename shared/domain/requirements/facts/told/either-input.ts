import type { Masked } from '../mask.ts'
import type { ConditionalFact } from '../types.ts'
import { nameOf } from './names.ts'

const given = 'given|provided|filled(?: in)?|entered|specified|supplied|stated'
const name = "((?:\\p{L}[\\p{L}\\p{N}'’-]*)(?: \\p{L}[\\p{L}\\p{N}'’-]*){0,4}?)"
const pair = `${name} (?:or|and/or) ${name}`
const verb = '(?:enter|provide|give|leave|state|specify|supply|fill in|have|contain)'
const shapes = (() => {
  let made: RegExp[] | undefined
  return () =>
    (made ??= [
      `^\\W*(?:either )?${pair}(?: (?:must|has to|have to|needs? to|shall) be (?:${given})| (?:is|are) (?:required|mandatory))\\b`,
      `^\\W*at least one of (?:the )?(?:(?:two )?(?:fields|inputs) )?${name} (?:and|or) ${name} (?:(?:must|has to|have to|needs? to|shall) be (?:${given})|(?:is|are) (?:required|mandatory))\\b`,
      `\\b(?:must|shall|has to|have to|needs? to) (?:either )?${verb} (?:either )?(?:at least one of )?${pair}\\s*(?:[.;,:–—(]|$)`,
      `\\b(?:needs|requires) (?:either )?${pair}\\s*(?:[.;,:–—(]|$)`,
      `^\\W*${pair}\\s*[,:;–—(]+\\s*(?:at least )?one of (?:the two|them|these|both) (?:is|must be|has to be) (?:required|mandatory|${given})`,
    ].map((source) => new RegExp(source, 'iu')))
})()
const words = /\bor\b|\bat least one of\b/i
const typed =
  /\b(?:e-?mail|phone|telephone|mobile|name|number|address|code|date|fax|iban|url|website|id|city|postcode|zip|street|company|amount|percentage|quantity|reference|title|description|comment|time)\b/i

/** Two inputs of which one must be filled in: "an e-mail address or a phone number", "E-mail or phone: one of the two is required". */
export function readEither({ masked }: Masked): [string, string] | undefined {
  if (
    !words.test(masked) ||
    masked.length > 400 ||
    /^\W*(?:if|when|whenever|unless|after|once)\b/i.test(masked)
  )
    return undefined
  for (const shape of shapes()) {
    const [, first = '', second = ''] = shape.exec(masked) ?? []
    if (!typed.test(first) || !typed.test(second)) continue
    const [one, other] = [nameOf(first), nameOf(second)]
    if (one !== undefined && other !== undefined && one !== other) return [one, other]
  }
  return undefined
}

/** The second input is required where the first one is empty. */
export function eitherRequired([one, other]: [string, string]): ConditionalFact {
  return {
    kind: 'conditional',
    label: other,
    when: { subject: one, is: { kind: 'filled' }, negated: true },
    constraints: { required: true },
  }
}
