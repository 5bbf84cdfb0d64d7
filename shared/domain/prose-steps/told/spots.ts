import { severalWords } from '../../english/number-words.ts'
import { capital } from '../../english/capital.ts'
import type { Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import type { ActionReader } from './readers.ts'
import { readThing } from './thing.ts'
import { withoutRemarks } from './wording.ts'
import { wordTable } from '../../basics/word-table.ts'

const layer =
  '(?:dialog|dialogue|modal|window|pop-?up|box|menu|sidebar|side bar|drawer|bar|panel|list|dropdown|drop-down|calendar|overlay|bubble|card|form|it|that)'
const outside = '(?:outside(?: of)?|beside|next to|away from|off|besides|around|behind)'
// Where nothing is, however people call it; in front of what is to be left, if that is said.
const nowhere = [
  new RegExp(
    `^(?:on |at |in )?(?:(?:any|some)where|(?:any|some|an?)(?: (?:free|empty|other|random|blank|different))* (?:place|spot|space|area|point))(?: else)?(?: (?:on|in|of) (?:the|this) (?:page|screen|window|document|background))?(?:,? ${outside} (?<left>.+))?$`,
    'i',
  ),
  new RegExp(`^elsewhere(?: (?:on|in) (?:the|this) (?:page|screen|window))?$`, 'i'),
  /^outside(?: of (?<left>.+)| (?<left2>(?:the |its |that |this |it\b).*))?$/i,
  new RegExp(`^(?:beside|next to) (?<left>(?:the |that |this )?(?:[^,]{1,40} )?${layer})$`, 'i'),
  new RegExp(
    `^(?:(?:the|an?) )?(?:(?:dark(?:ened)?|gr[ae]y(?:ed)?(?: out)?|dimmed|shaded|empty|free|blank|white) )*(?:area|space|background|backdrop|part|page|ground)(?: of the page)? ${outside} (?<left>.+)$`,
    'i',
  ),
  /^(?:the )?(?:(?:page|dark|grey|gray|dimmed|empty) )*(?:backdrop|background)(?: of the page)?$/i,
]
const clicking = /^(?:(?:left[- ])?click|tap|press)(?: on| into| in)? (.+)$/i
const mouse = '(?:the |your )?(?:mouse|mouse pointer|mouse cursor|pointer|cursor)'
const leaving = new RegExp(
  `^(?:move|take|put|bring|pull|drag) ${mouse}(?: back)? (?:away|off|out|elsewhere|to (?:some|any)where else|(?:some|any)where else|to (?:another|some other|a free|an empty) (?:place|spot|area)|to the side|aside)(?: (?:again|once more))?(?: (?:from|of|off) (?<left>.+)| (?<left2>(?:the|that|this|its) .+|it))?$|^(?:leave|unhover) (?<left3>.+) with ${mouse}$`,
  'i',
)
const resting = new RegExp(
  `^(?:leave|let|keep|rest|hold|stay|park|put|hover|remain|point)(?: with)? ${mouse}(?: rest| stay| stand| hover| sit)?(?: for (?:an?|one|some|a few|two|three) (?:little |short )?(?:moments?|seconds?|secs?|while|bit))? (?:on|over|above|at|onto)(?: top of)? (.+)$`,
  'i',
)

/** Pointing at nothing: a click outside of what is open, the mouse moved away. */
export const readElsewhere: ActionReader = (clause, { prose }) => {
  const text = withoutRemarks(clause)
  const left = leaving.exec(text)?.groups
  if (left) return [{ action: 'hover', target: away(left['left'] ?? left['left2'] ?? left['left3'], prose) }]
  const [, phrase = ''] = clicking.exec(text) ?? []
  for (const form of phrase === '' ? [] : nowhere) {
    const match = form.exec(phrase)
    if (match)
      return [{ action: 'click', target: away(match.groups?.['left'] ?? match.groups?.['left2'], prose) }]
  }
  return undefined
}

function away(phrase: string | undefined, prose: Prose): Target {
  const isOpen = phrase === undefined || /^(?:it|that|this)$/i.test(phrase)
  const near = isOpen ? prose.it : readThing(phrase, prose)
  return { role: 'elsewhere', ...(near && { near }) }
}

/** What the mouse is to rest on. */
export const restedOn = (clause: string): string | undefined => resting.exec(clause)?.[1]

const knob =
  /^(?:the |its )?(?:(left|right|upper|lower|top|bottom)(?:[- ]hand|most)? )?(?:slider['’]?s? )?(knob|thumb|handle|slider handle|slider knob)(?: (?:of|on) (?:the |its |that )?(.+))?$/i
const sides = wordTable<string>({ top: 'upper', bottom: 'lower' })

/** "The left knob of the price slider", by where it stands among the knobs there. */
export function readKnob(phrase: string, prose: Prose): Target[] {
  const [whole, said = '', noun = '', of] = knob.exec(phrase) ?? []
  // A handle alone may be what a thing is taken by.
  if (whole === undefined || (said === '' && /^handle$/i.test(noun) && of === undefined)) return []
  const side = said.toLowerCase()
  const own: Target = { role: 'knob', name: sides[side] ?? side }
  const owner = of === undefined ? undefined : readThing(of, prose)
  const near = owner ?? prose.it
  return near ? [{ ...own, near }, ...(owner ? [] : [own])] : [own]
}

/** Counted presses "to the right" of what takes the arrow keys. */
const given = new RegExp(
  String.raw`^give (.+?) (?:another |a further )?(one|${severalWords}|\d{1,2})(?: more)? (?:press(?:es)?|pushe?s?|clicks?|taps?|nudges?|steps?)(?: (?:to the |to )?(left|right|up|down|upwards?|downwards?))?$`,
  'i',
)

export function readGiven(
  clause: string,
): { phrase: string; count: string; key: string | undefined } | undefined {
  const [, phrase, count = '', way] = given.exec(clause) ?? []
  const bare = (way ?? '').toLowerCase().replace(/wards?$/, '')
  const key = way === undefined ? undefined : `Arrow${capital(bare)}`
  return phrase === undefined ? undefined : { phrase, count: /^an?$/i.test(count) ? 'one' : count, key }
}

/** The actions of `Give the knob three presses to the right`. */
export function pressed(target: Target, key: string | undefined, times: number): TypedAction[] {
  const one: TypedAction = key === undefined ? { action: 'click', target } : { action: 'press', key, target }
  return Array.from({ length: times }, () => one)
}
