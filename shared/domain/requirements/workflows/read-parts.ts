import type { WorkflowPart } from './parts.ts'
import { nameOf, namesIn, stateShown, type Told, type Vocabulary } from './vocabulary.ts'

const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
}
const start =
  /\b(?:at (?:the )?(?:start|beginning|first|outset)|initial(?:ly)?|to begin with|when the [a-z]+ (?:is )?(?:opens|opened|loads|loaded)|on opening|starts?|begins?|opens? (?:with|in|as)|a new (?:one|[a-z]+) is|every [a-z]+ is first|first (?:state|status)|after (?:a )?reload)\b/
const exclusive =
  /\bonly (?:the )?(?:buttons? )?(?:of|for|that belong to|belonging to)? ?(?:the |its |their )?(?:current|present|respective|own|actual|momentary)? ?(?:buttons?|state|status)\b[^.]{0,60}\b(?:visible|shown|there|offered|displayed|available|buttons?)\b|\b(?:all |the )?other buttons (?:are|stay|is) (?:hidden|not (?!enabled|active|clickable|usable)|invisible|gone|never)|\bno other buttons?\b|\bbuttons of (?:the |all )?other (?:states|status(?:es)?) (?:are|stay) (?:hidden|not|invisible)|\bonly (?:these|those|the following|the listed|its own) buttons?\b|\bbuttons? (?:that (?:are|is) )?not listed\b|\bshows? only (?:its|the)\b[^.]{0,30}\bbuttons?\b/
const inactive =
  /\b(?:all |the )?(?:other buttons|buttons of (?:the |all )?other (?:states|status(?:es)?)) (?:are|stay) (?:then )?(?:disabled|inactive|gr[ae]yed out|not (?:enabled|active|clickable|usable))\b|\bonly (?:the )?buttons? (?:of|for) (?:the |its )?(?:current|present|respective)? ?(?:state|status) (?:is|are) (?:enabled|active|clickable|usable)\b/
const editable =
  /\b(?:fields?|entries|inputs?|form|dates?|[a-z]+ fields|F\d+)\b[^.;]{0,40}\b(?:can|may|are|is|be)\b[^.;]{0,20}\b(?:edited|changed|editable|enabled|modified|filled in|altered)\b[^.;]{0,14}\b(?:only )?(?:in|while|as long as|when)\b[^.;]{0,30}?\b[SP]\d+/
const counted =
  /\b(?:goes up|increases?|increased|rises?|raised|grows?|incremented|increments?|is counted|counts?|adds? one|plus one|one more|number of)\b/
const perMove =
  /\b(?:every|each|any|all) (?:such )?(?:change|move|step|transition)s?\b|\bchanges? of (?:the )?(?:status|state)\b|\bcounts? (?:the )?(?:status|state) changes\b/
const backToNull =
  /\b(?:0|zero) again\b|\b(?:back|reset|returns?|goes back|set(?: back)?|starts again) (?:to|at|from) (?:0|zero)\b|\bis reset\b/
const bothDays =
  /\b(?:first and last (?:day|date)s? (?:are )?(?:both )?(?:included|counted|inclusive)|both (?:days|dates|ends)?(?: are)? ?(?:included|count(?:ed)?|inclusive)|inclusive|including (?:the )?(?:first and (?:the )?last|both)|(?:first|last) day (?:both )?count)\b/
const oneDayLess = /\b(?:nights?|last day (?:is )?not (?:counted|included)|without the last day|exclusive)\b/
const singular =
  /\b(?:singular|a single [a-z]+ (?:is|reads|shows|gives)|exactly one|for one [a-z]+|when it is one|one [a-z]+ is written|not Q\d+)\b/
const untouched =
  /\b(?:leaves?|does not (?:look|change|count|affect|touch|use|reduce)|is not (?:deducted|counted|subtracted|limited|checked)|never (?:changes|reduces)|changes nothing|has no effect|without (?:a )?(?:limit|effect)|nothing is deducted|unaffected|not affected|independent)\b/
const refused =
  /\b(?:refused|invalid|unsuccessful|failed|faulty|incorrect|incomplete|wrong) (?:submission|submit|attempt|entr(?:y|ies)|form|request|click|input|data)\b|\b(?:if|when|as long as) (?:there is (?:a|an|any) |a |any )?(?:message|error|something is wrong|the (?:submission|form|request) is (?:refused|rejected|invalid|not accepted))/
const until =
  /\bmessages?\b[^.]{0,60}\b(?:stays?|remains?|is shown|are shown|visible|disappears?|removed|cleared|vanish(?:es)?|goes? away|gone)\b[^.]{0,50}\b(?:next|again|once more|new)\b/
const gone =
  /\b(?:is|are) (?:then )?(?:not|no longer) (?:there|shown|visible|offered|available|possible)\b|\b(?:disappears?|is gone|vanishes|is missing|is hidden)\b|\bno B\d+\b/
const afterTimes =
  /\bafter (?:the |a |its |their )?(second|third|fourth|fifth|two|three|four|five|[2-5])(?:nd|rd|th)? (?:times? )?(?:of being |being )?([a-z]+|[SP]\d+)/
const again =
  /\b(?:(?:is |it is |when )?(?:opened|shown|opens|open) (?:it )?again|re-?open(?:s|ed|ing)?|next time|opened once more|opened anew|second time)\b/
const emptied =
  /\b(?:empty|blank|cleared|fresh|as (?:at|in) the (?:start|beginning)|without (?:text|message))\b/

/** What a sentence says of the page as a whole: buttons, inputs, numbers, messages. `lists` when it lists what the page has. */
export function partsIn(told: Told, vocabulary: Vocabulary, lists: boolean): WorkflowPart[] {
  return [
    ...pageParts(told, vocabulary, lists),
    ...numberParts(told, vocabulary, lists),
    ...refusalParts(told),
    ...limitParts(told, vocabulary),
  ]
}

function pageParts(told: Told, vocabulary: Vocabulary, lists: boolean): WorkflowPart[] {
  const { inputs, display } = vocabulary
  const { words } = told
  const found: WorkflowPart[] = []
  if (inactive.test(words)) found.push({ part: 'exclusive', disabled: true })
  else if (exclusive.test(words)) found.push({ part: 'exclusive' })
  const [state] = namesIn(told, words, 'S')
  const acts = /\b(?:click|press|push|when i|given)/.test(words)
  if (state !== undefined && start.test(words) && !acts) found.push({ part: 'initial', state })
  else if (state !== undefined && lists && !acts && showsOne(told, vocabulary) && display?.before !== '')
    found.push({ part: 'initial', state, likely: true })
  const match = editable.exec(words)
  if (match && /\bonly\b|\bthen (?:locked|disabled)\b|\blocked\b|\bread-?only\b/.test(words)) {
    const labels = namesIn(told, match[0], 'F')
    const form = inputs.filter(({ dialog }) => dialog === undefined).map(({ label }) => label)
    found.push({
      part: 'editable',
      states: namesIn(told, match[0].replace(/^.*\b(?:only )?(?:in|while|as long as|when)\b/, ''), '[SP]'),
      labels: labels.length > 0 ? labels : form,
    })
  }
  return found
}

/** One status stands in the sentence, as the page shows it, under no condition. */
function showsOne({ words, part }: Told, vocabulary: Vocabulary): boolean {
  const condition = /\b(?:if|when|after|then|until|while|becomes?|changes?|or)\b/
  if ((words.match(/\bS\d+\b/g) ?? []).length !== 1 || condition.test(words)) return false
  return part.quotes.some(({ value }) => stateShown(value, vocabulary) !== undefined)
}

const numbered = /^(\D{0,60}?)(\d{1,7})(\D{0,30})$/

function numberParts(told: Told, { inputs, options }: Vocabulary, lists: boolean): WorkflowPart[] {
  const { words } = told
  const found: WorkflowPart[] = []
  const acts = /\b(?:click|press|push|when i|given)/.test(words)
  for (const token of words.match(/\b[QF]\d+\b/g) ?? []) {
    const [, before = '', value, after = ''] = numbered.exec(nameOf(told, token)) ?? []
    if (
      value !== undefined &&
      (start.test(words) || (lists && /:\s*$/.test(before))) &&
      !/[.!?]$/.test(after) &&
      !acts &&
      (before.trim() !== '' || after.trim() !== '')
    )
      found.push({ part: 'number', before, after, value: Number(value) })
  }
  const [name = ''] = namesIn(told, words, 'Q')
  if (counted.test(words) && perMove.test(words)) {
    const reset = backToNull.test(words) ? namesIn(told, words.slice(words.search(backToNull)), 'B') : []
    found.push({ part: 'counter', before: name.replace(/\s*:?\s*\d*\s*$/, ''), resetBy: reset })
  }
  const dates = inputs.filter(({ control, dialog }) => control === 'date' && dialog === undefined)
  const [first, last] = dates
  // Names of inputs are words here: "first and last day included".
  const plain = told.part.masked.toLowerCase()
  if (
    first &&
    last &&
    dates.length === 2 &&
    /\b(?:days?|nights?)\b/.test(words) &&
    (bothDays.test(plain) || oneDayLess.test(plain))
  )
    found.push({ part: 'span', before: '', from: first.label, to: last.label, both: bothDays.test(plain) })
  if (
    dates.length === 2 &&
    /\b(?:shows?|is|reads|stays?|remains?|counts?) (?:at )?(?:0|zero|Q\d+)\b/.test(words)
  ) {
    const missing = /\b(?:missing|empty|not (?:given|entered|set|filled)|incomplete|no date|without)\b/.test(
      words,
    )
    const reversed =
      /\bbefore (?:the first|F\d+|it)\b|\bearlier than\b|\breversed\b|\bwrong order\b|\bafter the last\b/.test(
        words,
      )
    const zero = /\b(?:0|zero)\b/.test(words) || namesIn(told, words, 'Q').some((text) => /\b0\b/.test(text))
    if (zero && (missing || reversed)) found.push({ part: 'no span', missing, reversed })
  }
  if (singular.test(words) || told.part.quotes.some(({ value }) => /^1 [a-z]+$/i.test(value)))
    found.push({ part: 'singular' })
  const option = namesIn(told, words, 'O').find((one) => options.has(one))
  if (
    option !== undefined &&
    new RegExp(`\\bO\\d+\\b[^.;,]{0,12}${untouched.source}`).test(words) &&
    /\b(?:left|number|balance|budget|remaining|as it is|available|deducted|counter)\b/.test(words)
  )
    found.push({ part: 'exempt', option })
  return found
}

function refusalParts({ words }: Told): WorkflowPart[] {
  const found: WorkflowPart[] = []
  if (
    refused.test(words) &&
    /\b(?:leaves?|stays?|remains?|keeps?|kept|changes? nothing|nothing|unchanged|alone|no notice|does not change)\b/.test(
      words,
    )
  ) {
    const all = /\bnothing (?:changes|else)|changes nothing\b/.test(words)
    const keeps = (['state', 'numbers', 'entries'] as const).filter((kind) => all || kept[kind].test(words))
    found.push({ part: 'refused', keeps, noNotice: /\bno notice\b|\bwithout (?:a )?notice\b/.test(words) })
  }
  if (until.test(words)) found.push({ part: 'until next' })
  return found
}

const kept = {
  state: /\b(?:status|state|[SP]\d+)\b/,
  numbers: /\b(?:counter|count|number|changes|left)\b/,
  entries: /\b(?:entries|fields|inputs|values|data|form)\b/,
}

function limitParts(told: Told, { states, buttons }: Vocabulary): WorkflowPart[] {
  const { words } = told
  const match = afterTimes.exec(words)
  if (!match || !gone.test(words)) return []
  const [, count = '', what = ''] = match
  const word = /^[SP]\d+$/.test(what) ? nameOf(told, what) : what
  const stem = word.toLowerCase().slice(0, 5)
  const state =
    states.find((name) => name.toLowerCase().startsWith(stem)) ??
    states.find((name) =>
      [...buttons].some(
        (button) =>
          button.toLowerCase().startsWith(stem) &&
          name.toLowerCase().startsWith(button.toLowerCase().slice(0, 4)),
      ),
    )
  const behind = words.slice(match.index)
  const button =
    /\b(B\d+)(?: button)? (?:is|are|disappears|vanishes)\b/.exec(behind)?.[1] ??
    /\bno (B\d+)\b/.exec(behind)?.[1] ??
    /\b(B\d+)\b/.exec(words)?.[1]
  const after = ordinals[count]
  if (state === undefined || button === undefined || after === undefined) return []
  return [{ part: 'limit', button: nameOf(told, button), after, state }]
}

/** Whether a sentence says that a dialog is empty when it is opened once more. */
export function reopenedEmpty({ words }: Told): boolean {
  return again.test(words) && emptied.test(words)
}
