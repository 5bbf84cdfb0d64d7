import { intervalsIn } from './intervals.ts'
import type { CollectionPart, EntryFault } from './parts.ts'
import { repeated } from './read-entry.ts'
import type { Reader, Reading } from './reading.ts'
import type { Vocabulary } from './tokens.ts'
import { whichIn } from './which.ts'

interface Spoken {
  text: string
  /** What stands before it, from the message before or the start, and behind it up to the next one. */
  before: string
  after: string
}

/** Messages that answer a wrong entry, tell of a full list, or stand where no entry is. */
export const readMessages: Reader = (words, quotes, reading) => {
  const spoken = spokenIn(words, quotes, reading.vocabulary)
  const [first] = spoken
  if (!first) {
    const faults =
      /\b(?:refus|reject|not accept|not allow|not possible|cannot|not added|only once|unique|twice|required|mandatory)/.test(
        words,
      )
        ? faultsIn(words, reading)
        : []
    if (faults.length > 0) reading.faults = faults
    return faults.length > 0 ? [] : fullIn(words, quotes, reading, [])
  }
  const pair = emptyPair(spoken, reading)
  if (pair.length > 0) return pair
  const behind =
    meaningOf(first.before, reading) === undefined && meaningOf(first.after, reading) !== undefined
  const parts: CollectionPart[] = []
  const full: string[] = []
  for (const { text, before, after } of spoken) {
    const stretch = behind ? after : before
    const meaning = meaningOf(stretch, reading) ?? (spoken.length === 1 ? carried(words, reading) : undefined)
    if (meaning === 'full') full.push(text)
    else if (meaning === 'none') parts.push(noneText(text, stretch, reading))
    else if (meaning) parts.push({ part: 'refusal', faults: meaning, message: text })
  }
  return [
    ...parts,
    ...(full.length > 0 || meaningOf(words, reading) === 'full' ? fullIn(words, quotes, reading, full) : []),
  ]
}

const showing =
  /\b(?:shows?|shown|showing|messages?|texts?|says?|saying|reads?|displays?|displayed|appears?|hints?|warnings?|errors?|gives?|gets?|leads? to|answers?|told|visible|notice|otherwise|with|sees?)\b[^;.]{0,40}$|[:(–—-]\s*$|\bor $|\band $/

function spokenIn(words: string, quotes: string[], { filters, label, buttons }: Vocabulary): Spoken[] {
  const found = [...words.matchAll(/Q(\d+)/g)].flatMap((match) => {
    const text = quotes[Number(match[1])] ?? ''
    const sentence = /\p{L}\s+\p{L}/u.test(text) || /\p{L}[.!?]$/u.test(text)
    const name = filters.has(text.toLowerCase()) || text === label || buttons.includes(text)
    const before = words.slice(0, match.index)
    const behind = words.slice(match.index + match[0].length)
    const seen = showing.test(before) || /^ ?(?:is|are|appears?|\))\b/.test(behind)
    const control =
      /\b(?:button|checkbox|link|heading|label|name|labelled|called|named|filter|e\.g\.|example)(?: is| the)?,? $/.test(
        before,
      ) || /^ (?:button|checkbox|link|field|removes|deletes|is (?:added|disabled|enabled))/.test(behind)
    const aloud = /[.!?]$/.test(text) || (seen && !/\([^)]*$/.test(before))
    return sentence && aloud && !name && !control && !(/^\d/.test(text) && !/[.!?]$/.test(text))
      ? [{ text, start: match.index, end: match.index + match[0].length }]
      : []
  })
  return found.map(({ text, start, end }, at) => ({
    text,
    before: words.slice(found[at - 1]?.end ?? 0, start),
    after: words.slice(end, found[at + 1]?.start ?? words.length),
  }))
}

const full =
  /\b(?:is|gets|becomes|are) full\b|\bfull LIST\b|\b(?:holds?|has|have|contains?|counts?|with|at|after|reach\w*|are) (?:already )?(?:the )?(?:limit|maximum|\d+)\b(?! (?:or|to|and) \d)(?! characters?| letters?| or (?:more|fewer))|\b\d+ ITEMS are (?:on|in|there)\b|\blimit is reached\b|\bonce full\b/
const none =
  /\bLIST is (?:\w+ )?empty\b|\bempty LIST\b|\bno (?:\w+ )?ITEMS?\b(?! (?:is|are|was) (?:entered|typed|given|chosen))|\bnone (?:of (?:them|the ITEMS) )?(?:matches|fits|is left|are left|is there|exists?)|\bnothing (?:is |are |stands )?(?:on|in) LIST\b|\bwithout (?:any )?ITEMS?\b|\b(?:tab|filter|view|selection) (?:has|shows|contains|lists|finds) (?:nothing|no\b)|\blast ITEM\b[^,]*\b(?:remov|delet|gone)/
const emptyField =
  /\bFIELD (?:is |are |was |holds? |contains? )?(?:left )?(?:empty|blank|nothing)|\bempty (?:FIELD|text|ITEM|name|input)|\bFIELD[^;.]{0,40}\b(?:is |left )?(?:empty|blank)\b|\bnothing (?:is |was |has been |were )?(?:entered|typed|written|given|filled)|\bno (?:text|name|ITEM) (?:is|was|has been) (?:entered|typed|given|written)|\bwithout (?:a |any |the )?(?:text|name|input|entry|ITEM|words?|it\b)|\b(?:text|name|input|it|entry|ITEM)\b[^;.]{0,20} (?:is |are )?(?:left )?(?:empty|blank|missing|required)\b|\bno (?:text|name)\b|^empty\b|\bempties\b|\b(?:not be|is not) (?:left )?(?:empty|blank)\b/
const blank =
  /\b(?:only|just|nothing but|solely|or)(?: of)? (?:spaces?|blanks?|white ?space)\b|\bconsists? (?:only )?of (?:spaces?|blanks?)|\b(?:spaces?|blanks?) only\b/
const short = /\b(?:too short|shorter)\b/
const long = /\b(?:too long|longer)\b/

type Meaning = 'full' | 'none' | EntryFault[]

function meaningOf(stretch: string, reading: Reading): Meaning | undefined {
  if (none.test(stretch) && !blank.test(stretch)) return 'none'
  const faults = faultsIn(stretch, reading)
  if (faults.length > 0) return faults
  return full.test(stretch) && (reading.most !== undefined || /\bfull\b/.test(stretch)) ? 'full' : undefined
}

function carried(words: string, reading: Reading): Meaning | undefined {
  if (
    reading.faults &&
    /\bmessage|\btext|\berror|\bin (?:this|that|these|those) cases?|\bthen\b|\botherwise|\belse\b|\bif not\b|\bshow|\bappear|\bsays?\b/.test(
      words,
    )
  )
    return reading.faults
  return reading.full ? 'full' : undefined
}

/** The faults that a condition names: the number of characters counts by what the text allows. */
function faultsIn(stretch: string, { length }: Reading): EntryFault[] {
  const found = new Set<EntryFault>()
  if (emptyField.test(stretch)) found.add('empty')
  if (blank.test(stretch)) found.add('blank')
  if (repeated.test(stretch)) found.add('duplicate')
  if (short.test(stretch)) found.add('tooShort')
  if (long.test(stretch)) found.add('tooLong')
  const bare = /\bcharacters?\b|\bletters?\b|\bwith \d+ or\b/.test(stretch)
  for (const { min, max } of intervalsIn(stretch, { bare })) {
    const below = max !== undefined && length.min !== undefined && max < length.min
    const above = min !== undefined && length.max !== undefined && min > length.max
    if (below) found.add('tooShort')
    if (above) found.add('tooLong')
    if (below || above) continue
    if (min !== undefined && min === length.min) found.add('tooShort')
    if (max !== undefined && max === length.max) found.add('tooLong')
  }
  return [...found]
}

/** "… or "No done tasks."": two texts of one sentence, each for the view whose name it holds. */
function emptyPair(spoken: Spoken[], { vocabulary }: Reading): CollectionPart[] {
  const [first, second, ...more] = spoken
  if (!first || !second || more.length > 0 || !/^ (?:or|and|,)/.test(second.before)) return []
  if (!/\b(?:none|no ITEM|nothing)\b[^;]*\b(?:matches|fits|filter|view|there|shown)\b/.test(first.before))
    return []
  return [first, second].flatMap(({ text }) => {
    const names = namesIn(text, vocabulary)
    return names.length === 1 && names[0] !== undefined
      ? [{ part: 'emptyText' as const, text, filter: names[0] }]
      : []
  })
}

function namesIn(text: string, { filters }: Vocabulary): string[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return [...filters].flatMap(([key, name]) => (plain.includes(` ${key} `) ? [name] : []))
}

function noneText(text: string, stretch: string, { vocabulary }: Reading): CollectionPart {
  const which = whichIn(stretch.replace(/\b(?:LIST|ITEMS?|all)\b/g, ' '), vocabulary)
  const names = namesIn(text, vocabulary)
  const filter = names.length === 1 && (which === 'on' || which === 'off') ? names[0] : undefined
  const unmatched =
    filter === undefined &&
    /\b(?:matches|match|fits?|filter|view|tab|selection)\b/.test(stretch) &&
    !/\bat all\b|\bevery\b|\bwhatever\b/.test(stretch)
  const every =
    /\b(?:under|with|in|for) (?:every|any|each|all) (?:filter|view)|\bwhatever (?:the )?(?:filter|view)|\bat all\b/.test(
      stretch,
    )
  return {
    part: 'emptyText',
    text,
    ...(filter === undefined ? {} : { filter }),
    ...(unmatched ? { unmatched: true } : {}),
    ...(every ? { every: true } : {}),
  }
}

const off =
  /(ADD|FIELD|Q\d+)(?: and (ADD|FIELD|Q\d+))? (?:is |are )(?:then )?(?:disabled|greyed out|grayed out|inactive|not available|locked|not clickable)/g
const tried = /\b(?:another|one more|further|additional|\d+(?:st|nd|rd|th)|eleventh|try|tries|attempt\w*)\b/

/** What the page is like while the list holds all that it can. */
function fullIn(words: string, quotes: string[], reading: Reading, texts: string[]): CollectionPart[] {
  if (
    !full.test(words) &&
    texts.length === 0 &&
    !(reading.full && /\bthen\b|\bin (?:this|that) case\b/.test(words))
  )
    return []
  if (reading.most === undefined) return []
  const { label, buttons } = reading.vocabulary
  const nameOf = (token: string): string =>
    token === 'ADD' ? (buttons[0] ?? '') : token === 'FIELD' ? label : (quotes[Number(token.slice(1))] ?? '')
  const disabled = [...words.matchAll(off)].flatMap(([, one, other]) =>
    [one, other].flatMap((token) => (token ? [nameOf(token)] : [])),
  )
  const enter = /\benter\b[^,;.]{0,30}\b(?:does nothing|has no effect|is ignored|no longer works)/.test(words)
  if (disabled.length === 0 && texts.length === 0 && !enter) return []
  const [text] = texts
  return [
    {
      part: 'full',
      ...(text === undefined ? {} : { text }),
      disabled,
      ...(enter ? { enter: true } : {}),
      ...(tried.test(words) && disabled.length === 0 ? { tried: true } : {}),
    },
  ]
}
