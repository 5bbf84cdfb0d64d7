import type { Prose } from '../prose.ts'
import { restore } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { readPointed, together } from './phrases.ts'
import type { ActionReader } from './readers.ts'
import { readSymbol } from './symbols.ts'
import { withoutRemarks } from './wording.ts'

const hold =
  '(?:grab|take(?: hold of)?|get hold of|pick up|catch(?: hold of)?|seize|hold|lift|click and hold|press and hold|drag|pull|move)'
const move = '(?:drag|pull|move|bring|carry|slide|take|put|shift|lift|haul|push)'
const way =
  '(?:(?:all the way|right|straight|back|over|across|up|down|on top|somewhere|slowly|directly|just|upwards?|downwards?) )*'
const joint =
  '(?:to|into|onto|on|in|over|below|above|under|beneath|underneath|before|after|behind|between|in front of|next to)'
const ending =
  /,?(?: and)?(?: then)? (?:drop it(?: (?:in |off |down )?there| off)?|let (?:it )?go(?: of it)?(?: (?:in )?there)?|release (?:it|the mouse(?: button)?)(?: there)?|put it down(?: there)?)(?=$|[,.;])/gi
const heldThenMoved = new RegExp(
  `\\b${hold} ((?!it\\b)[^,;.]+?)(?:,|,? and|,? then|,? and then)+ (?:${move}|drop) it (${way}${joint} )(?=\\S)`,
  'gi',
)
const towards =
  'to|into|onto|below|above|under|beneath|underneath|before|after|behind|between|in front of|next to'
// What something is in or on is where it is taken; where it goes is said by a word of direction, if there is one.
const dragging = [towards, 'in|on|over'].map(
  (joints) =>
    new RegExp(
      `^(?:[Dd]rag|[Pp]ull|[Mm]ove|[Bb]ring|[Cc]arry|[Hh]aul|[Ss]hift)(?: and drop)? (.+?) (?:and drop it )?${way}(${joints}) (.+)$`,
    ),
)
const gripped = /^(.+?),? (?:by|with|using) ((?:the|its|his|their) .+)$/i
const source = /^(.+?) (?:out of|from|off) (?:the |its )?(.+)$/i
const itself = /\b(?:itself|word|text|name|label|title)\b/i
const after = /^(?:below|under|beneath|underneath|after|behind|between|next to)$/i
const before = /^(?:above|before|in front of)$/i
const place =
  /^(?:the |its )?(.+?) (?:column|board|lane|list|box|area|zone|bin|basket|tray|section|group|panel|side|container|bucket|stack|one)$/i
const nowhere =
  /^(?:somewhere|elsewhere|anywhere|another|other|it|there|here)\b|\b(?:place|position|spot|end|top|bottom|start|left|right)\b/i
// These are moved without anything being taken hold of.
const pointer = /\b(?:mouse|pointer|cursor|focus|caret|view|window|page)\b/i
const among = / and (?:the )?\S.*$/i

const standing =
  / (?:so that|until|till) it (?:is|sits|stands|comes|lands|ends up|lies)(?: right| just| directly)? (?=below|above|under|beneath|before|after|behind|between|in front of|next to)/gi

const whereOther =
  /\bto (?:the (?:place|spot|position) )?where ((?:the )?[^,.;]{1,40}?) (?:is|stands|sits|was|stood|are)(?: (?:now|right now|at the moment))?(?=$|[,.;])/gi
// Of two ways to say where, the one that names something is kept.
const endAndOther =
  / to the (?:very )?(?:end|bottom|top|start|beginning) of (?:the|its) list,(?= (?:right |just )?(?:below|above|after|before|under|behind) )/gi
const sameDrag =
  /\b(?:do |repeat )?(?:it|that|the same)(?: thing)?(?: (?:once more|again|one more time))? with ((?:the )?[^,.;]{1,40}?)(?:,| and|, and) (?:drop|drag|put|pull) (?:it|that one|this one) (?:over )?(?:on|onto|to|into) /gi

/** Everyday words for dragging as one clause: "Grab X, pull it over to Y and drop it there" is "drag X to Y". */
export function asDrag(text: string): string {
  if (!/\b(?:drag|drop|let (?:it )?go|release|pull|grab|hold|carry|bring)\b/i.test(text)) return text
  return text
    .replace(standing, ' ')
    .replace(heldThenMoved, 'drag $1 $2')
    .replace(whereOther, 'to $1')
    .replace(endAndOther, '')
    .replace(sameDrag, 'drag $1 to ')
    .replace(ending, '')
    .replace(
      /( all the way)? (?:up|down|over|across|all the way) (?=(?:to|onto|into|below|above) (?!the (?:very |far )*(?:left|right|top|bottom)\b))/gi,
      ' ',
    )
}

const moved = '(?:[Dd]rag|[Pp]ull|[Mm]ove|[Ss]lide|[Pp]ush|[Bb]ring|[Ss]hift|[Pp]ut|[Tt]ake)(?: and drop)?'
const asFar =
  ',? as (?:far|close|near)(?: (?:up|down|over|to [^,]{1,40}?))? as (?:it|you|possible)(?: (?:goes|will go|can(?: go| get)?|gets))?'
const toSide = new RegExp(
  `^${moved} (.+?) (?<way>(?:all the way |as far as (?:it goes|it will go|possible|you can) |right |fully |completely )*)(?:over |up |down )?(?:to(?:wards)?|onto) (?:the |its )?(?<far>(?:very |far )*)(?<side>left|right|top|bottom)(?<end>(?:[- ]hand)? ?(?:end|edge|stop|limit)?)(?: of (?:the|its) (?:bar|track|slider|scale|range|line))?(?<close>${asFar})?$`,
)
const toEnd = new RegExp(
  `^${moved} (.+?) (?:all the way |right |back |straight )*(?:over |up |down )?(?:in|on|to|into|onto|at) (?:the |its )?(?:very )?(?<end>top|front|head|start|beginning|first|bottom|end|last|tail|foot)(?: (?:place|position|spot|row|slot))?(?: of (?:the|its|that|this)(?: own)?(?: whole)? (?:list|column|table|group|order|queue|rows|stack))?$`,
)
// "Drag the handle of the price slider from 2 to 6"
const toValue = new RegExp(
  `^${moved} (?:(?:the |its )?(?:handle|knob|thumb) of )?(the (?:[^,;]{1,30} )?slider)(?: (?:from|away from) -?\\d+(?:[.,]\\d+)?)? to (-?\\d+(?:[.,]\\d+)?)$`,
)
const slides = /\b(?:knob|thumb|handle|slider|cursor|bar)\b/i

const regripped =
  /^(?:grab|take|hold|drag|pull) (?:it|this|that) (?:by|at) (.+?)(?:,? (?:and |but )?not (?:by|at) .+)?$/i

/** Dragging as far as it goes: a knob to an end of its slider, a thing to the first or last place of the list that it stands in. */
export const readFarDrag: ActionReader = (clause, { prose }, earlier) => {
  const text = withoutRemarks(clause)
  // What is taken by its own text was taken so.
  const [, grip] = regripped.exec(text) ?? []
  if (grip !== undefined && earlier.at(-1)?.action === 'drag') return itself.test(grip) ? [] : undefined
  const [, slid, value] = toValue.exec(text) ?? []
  const isPlain = slid !== undefined && !/ from | of /i.test(text.slice(0, text.lastIndexOf(' to ')))
  const slider = slid === undefined || isPlain ? undefined : readPointed(slid, prose)
  if (slider && value !== undefined) return [{ action: 'fill', target: { ...slider, role: 'slider' }, value }]
  const sideways = toSide.exec(text)
  const { way = '', far = '', side = '', end = '', close = '' } = sideways?.groups ?? {}
  const isFar = `${way}${far}${end}${close}`.trim() !== ''
  const knob = isFar && slides.test(sideways?.[1] ?? '') ? readPointed(sideways?.[1] ?? '', prose) : undefined
  if (knob) return [{ action: 'drag', target: knob, to: { role: 'edge', name: side } }]
  const placed = toEnd.exec(text)
  const [, what = ''] = placed ?? []
  if (!placed || pointer.test(what) || slides.test(what)) return undefined
  const target = taken(what, prose)
  const isFirst = /^(?:top|front|head|start|beginning|first)$/i.test(placed.groups?.['end'] ?? '')
  const to: Target = { role: 'end', nth: isFirst ? 1 : -1 }
  return target && [{ action: 'drag', target, to, side: isFirst ? 'before' : 'after' }]
}

/** Dragging of what is taken by its handle or out of a place: the forms would take these words for a part of its name. */
export const readGripped: ActionReader = (clause, reading, earlier) =>
  /^(?:drag|pull|move|bring|carry)\b.* (?:by|out of|from) (?!\uE000)/i.test(clause) &&
  !/\bslider\b/i.test(clause)
    ? readDragging(clause, reading, earlier)
    : undefined

/** Dragging: what a phrase names, by its handle where that is said, to a place, or before or after another thing. */
export const readDragging: ActionReader = (clause, { prose }) => {
  const text = withoutRemarks(clause)
  const fitting = dragging.map((form) => form.exec(text)).find((match) => match !== null)
  const [, what = '', direction = '', where] = fitting ?? []
  if (where === undefined || pointer.test(what)) return undefined
  const side = after.test(direction) ? 'after' : before.test(direction) ? 'before' : undefined
  const target = taken(what, prose)
  const to = dropped(/^between$/i.test(direction) ? where.replace(among, '') : where, side, prose)
  return target && to && [{ action: 'drag', target, to, ...(side && { side }) } satisfies TypedAction]
}

function taken(phrase: string, prose: Prose): Target | undefined {
  const [, held = phrase, grip] = gripped.exec(phrase) ?? []
  const [, thing = held, from] = source.exec(held) ?? []
  const own = readPointed(thing, prose)
  const place = from === undefined ? undefined : dropped(from, undefined, prose)
  const named =
    own && place
      ? together(
          [own, ...(own.or ?? [])]
            .map(({ or: _or, ...one }) => ({ ...one, within: { ...place, role: 'place' } }))
            .concat(own as never),
        )
      : own
  if (!named || grip === undefined || itself.test(grip)) return named
  const { signs } =
    readSymbol(grip.replace(/ (?:on|at|in) (?:its|the) .*$/i, '')) ?? readSymbol('handle') ?? {}
  return signs && { name: grip.replace(/^(?:the|its|his|their) /i, ''), signs, near: named }
}

// Where something is dropped is a place by its name, marked as one or told by its title; another thing is meant by its own name.
function dropped(phrase: string, side: string | undefined, prose: Prose): Target | undefined {
  if (nowhere.test(phrase.replace(/^(?:the|an?|its) /i, ''))) return undefined
  const [, titled] = place.exec(phrase) ?? []
  const name = titled === undefined ? undefined : restore(titled, prose.literals).replace(/^"(.*)"$/, '$1')
  const other = readPointed(phrase, prose)
  if (name === undefined)
    return together([
      ...(other ? [other] : []),
      ...(other?.name && !side ? [{ role: 'unit', name: other.name }] : []),
    ])
  return together([
    { role: 'region', name },
    { role: 'list', name },
    { role: 'group', name },
    { role: 'unit', name },
  ])
}
