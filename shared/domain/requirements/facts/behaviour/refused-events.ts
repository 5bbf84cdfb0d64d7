import type { Masked } from '../mask.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const thing = '([a-z][\\w-]*)'
const never = "(?:cannot|can't|can not|must not|may not|can no longer)"
const act = 'be ([a-z]+ed|sent|paid|sold|withdrawn|undone)'
const end = '(?: (?:again|any ?more|any longer))?\\.?$'
const shapes = [
  new RegExp(
    `^\\W*(?:an?|the|any|every|each) ${thing} (?:(?:that|which) (?:is|has been) |(?:that is )?in (?:the )?(?:state |status ))(?:already )?${state} ${never} ${act}${end}`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:once|when|if|as soon as|while) (?:an?|the|any|every|each) ${thing} (?:is|has been) (?:already )?${state}, it ${never} ${act}${end}`,
    'i',
  ),
]
const staying = new RegExp(
  `^\\W*(?:an?|the|any|every|each) ${state} ${thing} [^:;"]{3,60}[:;] it ${never} ${act}${end}`,
  'i',
)

/** What a state refuses, told with the state behind the thing: "A lot that is Sold cannot be withdrawn", "An Archived file stays: it cannot be …". */
export function readRefusedEvents(part: Masked): TransitionFact[] {
  if (!/\b(?:not|no longer|cannot|can't)\b/i.test(part.masked) || part.masked.length > 200) return []
  const found = shapes.map((shape) => shape.exec(part.masked)).find((match) => match !== null)
  if (found) return refusal(part, found[1], found[2], found[3])
  const stays = staying.exec(part.masked)
  return stays ? refusal(part, stays[2], stays[1], stays[3]) : []
}

function refusal(
  part: Masked,
  entity: string | undefined,
  from: string | undefined,
  verb: string | undefined,
): TransitionFact[] {
  if (entity === undefined || from === undefined || verb === undefined) return []
  const at = part.masked.indexOf(from)
  const name = part.quotes.find(({ start }) => start === at)?.value ?? from
  return [
    {
      kind: 'transition',
      entity: entity.toLowerCase(),
      from: [name],
      event: `is ${verb.toLowerCase()}`,
      only: false,
      guard: 'forbidden',
    },
  ]
}
