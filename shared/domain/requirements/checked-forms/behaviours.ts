import type { CheckedPart, CountForm, Placed } from './parts.ts'
import { lengthIn } from './length-shown.ts'
import { plainVerbs } from './plain-verbs.ts'
import { restartIn } from './restart-words.ts'
import type { RulesOf } from './success-samples.ts'
import { readSuccess, successWords } from './success-words.ts'
import { toldSentences, type ToldSentence } from './told-sentences.ts'
import type { Unit } from './units.ts'
import { saysUpdated } from './update-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const besideWords =
  /\b(?:messages?|errors?|error texts?|hints?|warnings?)\b[^.;]{0,60}\b(?:beside|next to|right of|left of|below|under|underneath|beneath|behind|at|near|by|above)\b (?:the |its |that |each |their |this )?(?:wrong |respective |own )?(?:fields?|inputs?|entry|entries|boxes|box|it\b)|\b(?:beside|next to|to the right of|below|under|underneath|beneath) (?:the |its |that |each |every )?(?:wrong |respective )?(?:field|input|entry)\b[^.;]{0,60}\b(?:messages?|errors?|error texts?|hints?|warnings?)\b|\b(?:messages?|errors?|error texts?|hints?|warnings?)\b[^.;]{0,30}\bfield by field\b|\b(?:error|message)s?\b[^.;]{0,30}\b(?:to|on|at) (?:its|the|their) (?:right|left|side)\b/i
const firstWords =
  /\b(?:one|a single|1) (?:error )?message at most\b|\bat most (?:one|1|a single) (?:error )?message\b|\bonly (?:the )?(?:first|one) (?:\w+ )?(?:message|error|rule|problem)\b|\b(?:the )?first (?:one |rule |message |condition |problem |of (?:these|them|the rules|its rules) )?(?:in (?:its|the|their) (?:list|order|table) )?(?:that|which) (?:applies|fits|is broken|is violated|holds|matches|fails)\b|\bfirst (?:\w+ ){0,2}(?:that|which) (?:fails|applies|is broken|is not met|is wrong|does not hold)\b|\b(?:for|per|in) (?:each|every|a|one) field,? (?:only )?(?:the )?(?:first|one)\b|\bfirst (?:one |message |error |rule )?(?:wins|counts|decides|is (?:shown|displayed)|applies|appears)\b|\bmessage of the first\b|\bonly the first\b|\bfirst of them\b[^.;]{0,60}\b(?:counts|shown|applies|appears)\b|\bfirst (?:applicable|matching|broken|failing|violated) (?:rule|message|one)\b|\bchecked in (?:this|the given|that) order\b|\bfrom top to bottom\b[^.;]{0,40}\bfirst\b|\bfirst rule (?:that|which)\b|\bthe first one counts\b|\bin (?:this|that) order\b[^.;]{0,40}\b(?:only|first)\b/i
const everyWords =
  /\b(?:checks?|validates?|tests?|examines?) (?:all|every|each|the whole|everything)\b|\ball (?:the )?(?:fields|inputs|entries|rules) are (?:checked|validated)\b|\b(?:all|every|each) (?:wrong |invalid |incorrect )?(?:fields?|messages?)\b[^.;]{0,40}\b(?:at once|at the same time|together)\b/i
const keptWords =
  /\b(?:all |the |other |typed |every )*(?:entries|entry|values|inputs?|fields|data|what (?:was|has been|is) (?:typed|entered|filled in))\b[^.;]{0,30}\b(?:stays?|remains?|(?:is|are) (?:kept|preserved|not (?:lost|changed|cleared))|keeps?|as (?:they|it) (?:are|is|were|was))\b|\bkeeps? (?:all |its |the |their |every )*(?:entries|values|inputs?|data)\b|\bnothing (?:that (?:was|is|has been) )?(?:typed|entered)?,? ?(?:is|gets) lost\b|\b(?:everything|all|whatever) (?:that was )?(?:typed|entered|filled in)\b[^.;]{0,20}\b(?:stays?|remains?|is kept)\b/i
const focusWords =
  /\b(?:cursor|focus)\b[^.;]{0,40}\bfirst\b[^.;]{0,30}|\bfirst\b[^.;]{0,40}\b(?:has|gets|receives|takes|is given) (?:the )?(?:keyboard )?(?:cursor|focus)\b|\bfirst\b[^.;]{0,40}\bis focus+ed\b/i
const vanishWords =
  /\b(?:as soon as|when(?:ever)?|once|on|the moment|if|while)\b[^.;]{0,60}\b(?:chang\w*|edit\w*|typ(?:es?|ing|ed)|correct\w*|touch\w*|modif\w*|alter\w*)\b[^.;]{0,60}\b(?:message|error|it)\b[^.;]{0,30}\b(?:disappears?|vanish(?:es)?|goes(?: away)?|is (?:removed|gone|cleared|hidden)|removed)\b|\b(?:message|error)\b[^.;]{0,50}\b(?:disappears?|vanish(?:es)?|goes(?: away)?|is (?:removed|gone|cleared|hidden))\b[^.;]{0,30}\b(?:as soon as|when(?:ever)?|once|the moment|if)\b[^.;]{0,50}\b(?:chang\w*|edit\w*|typ(?:es?|ing|ed)|correct\w*|touch\w*|modif\w*|alter\w*)\b|\b(?:changing|editing|correcting|a change (?:of|in|to)|typing (?:in|into))\b[^.;]{0,40}\b(?:removes|clears|hides|deletes|takes away)\b[^.;]{0,30}\b(?:messages?|errors?)\b/i
const othersStay =
  /\bother(?:s| messages?| errors?| fields)?\b[^.]{0,60}\b(?:stays?|remains?|keeps?|are kept|untouched|unaffected)\b/i
const enterWords =
  /\b(?:press(?:es|ing)? )?\b(?:enter|return)\b(?: key)?[^.;]{0,60}\b(?:same|like|as well|also|too|sends?|submits?|triggers?|works|acts|presses)\b|\b(?:or|and) (?:press(?:es|ing)? |with |by )?(?:the )?enter\b(?! (?:the|an?|your|his|her)\b)/i
const emptiedWords =
  /\b(?:form|fields|inputs|entries)\b[^.;]{0,30}\b(?:is|are|become|gets?) (?:then |all |again |now |afterwards )*(?:empty|emptied|cleared|blank|reset|back)\b|\b(?:empties|clears|resets) (?:the )?(?:whole )?(?:form|(?:all )?(?:the )?fields)\b|\bform (?:goes|is|returns|comes) (?:back )?(?:to|in) (?:its|the) (?:initial|first|original|opening) state\b|\bform (?:is|looks) (?:then )?(?:again )?(?:as|like) (?:at|in) the (?:start|beginning)\b/i

/** What the text says of the form as a whole: what sends it, where messages stand, when they go, what a success says and does. */
export function behavioursOf(units: Unit[], vocabulary: Vocabulary, rules: RulesOf = new Map()): Placed[] {
  const found: Placed[] = []
  let succeeded = false
  for (const unit of units) {
    if (unit.kind === 'heading') {
      succeeded = /\b(?:success\w*|after sending|confirmation)\b/i.test(unit.text)
      continue
    }
    if (unit.kind === 'row') continue
    const sentences = toldSentences(unit.text, unit.start).map((one) => ({
      ...one,
      words: plainVerbs(one.words),
    }))
    for (const [index, sentence] of sentences.entries()) {
      const restart = restartIn(sentence, sentences[index - 1], vocabulary)
      const parts = restart ? [restart] : partsOf(sentence, vocabulary, succeeded, rules)
      if (parts.some(({ part }) => part === 'success')) succeeded = true
      else if (/\b(?:clear|reset|wrong|invalid|error|correct)\b/i.test(sentence.words)) succeeded = false
      found.push(...parts.map((part) => ({ part, at: sentence.start })))
    }
  }
  return found
}

function partsOf(
  sentence: ToldSentence,
  vocabulary: Vocabulary,
  succeeded: boolean,
  rules: RulesOf,
): CheckedPart[] {
  const { words } = sentence
  const outside = words.replace(/\((?:[^()]{0,200})\)/g, ' ')
  const success = readSuccess(sentence, vocabulary, rules)
  const length = lengthIn(sentence, vocabulary)
  const count = countIn(sentence)
  const clears = clearsIn(sentence, vocabulary)
  const vanishes = vanishWords.test(outside)
  const done = succeeded || success !== undefined || successWords.test(outside)
  return [
    ...(success ? [success] : []),
    ...(count ? [count] : []),
    ...(length ? [length] : []),
    ...(clears ? [clears] : []),
    ...sendIn(sentence, vocabulary),
    ...(besideWords.test(outside) ? [{ part: 'beside' as const }] : []),
    ...(firstWords.test(outside) ? [{ part: 'first' as const }] : []),
    ...(everyWords.test(outside) ? [{ part: 'every' as const }] : []),
    ...(enterWords.test(outside) ? [{ part: 'enter' as const }] : []),
    ...(!done && !vanishes && !clears && keptWords.test(outside) && !/\bregistered\b/i.test(outside)
      ? [{ part: 'kept' as const }]
      : []),
    ...(saysUpdated(outside) ? [{ part: 'updates' as const }] : []),
    ...(!clears && focusWords.test(outside) ? [{ part: 'focus' as const }] : []),
    ...(vanishes
      ? [{ part: 'vanishes' as const, others: othersStay.test(words), count: staysCount(sentence) }]
      : []),
    ...(done && !clears && emptiedWords.test(outside) ? [{ part: 'emptied' as const }] : []),
    ...afterSuccess(sentence, vocabulary),
    ...(/\b(?:registered|used|taken|reserved|booked)\b[^.;]{0,40}\b(?:remain|stay|are still|keep)\b|\b(?:remain|stay)s? (?:taken|registered|reserved|in use)\b/i.test(
      outside,
    )
      ? [{ part: 'remembered' as const }]
      : []),
  ]
}

function staysCount({ words, quotes }: ToldSentence): boolean {
  return (
    quotes.some(({ value }) => /…|\.\.\./.test(value) && new RegExp('stays?|remain', 'i').test(words)) ||
    /\b(?:summary|count|total|line)\b[^.;]{0,30}\b(?:stays?|remains?)\b/i.test(words)
  )
}

/** '"Please correct 3 fields." (for one "Please correct 1 field.")': each quoted text with a number and what it counts. */
function countIn({ words, quotes }: ToldSentence): CheckedPart | undefined {
  if (
    !/\b(?:number|count|how many|single|one|fields?|errors?|mistakes?|problems?|several|N|wrong)\b/i.test(
      words,
    )
  )
    return undefined
  const forms = quotes.flatMap(({ value }): CountForm[] => {
    const found =
      /(?<![\w.,])(\d{1,2}|one|N|n|X|x|\{\w*\}|<\w*>|\[\w*\])(?= (?:\w+ ){0,2}(?:fields?|errors?|mistakes?|problems?|entr(?:y|ies)|inputs?|messages?|questions?|answers?|corrections?|boxes|box|points?|issues?|things?)\b)/.exec(
        value,
      )
    const number = found?.[1]
    if (number === undefined || !found || value.includes('…')) return []
    if (/^\d+$/.test(number) && Number(number) < 2) return [{ at: Number(number), text: value }]
    if (number === 'one') return [{ at: 1, text: value }]
    return [{ at: 2, text: `${value.slice(0, found.index)}{n}${value.slice(found.index + number.length)}` }]
  })
  if (forms.length === 0 || /\b(?:if|when) (?:everything|all)\b/i.test(words)) return undefined
  return /\b(?:wrong|invalid|correct|message|errors?|problems?|mistakes?|missing|fix|check)\b/i.test(
    `${words} ${quotes.map(({ value }) => value).join(' ')}`,
  )
    ? { part: 'count', forms }
    : undefined
}

const sends =
  /\b(?:sends?|submits?|checks?|validates?|saves?|registers?|books?|creates?|confirms?|places?|orders?|stores?|finishes)\b/i
const clearing =
  /\b(?:clears?|resets?|empties|empty|back to|brings? (?:all |everything|the)|removes?|discards?|undo(?:es)?|starts? over|as at the start|initial state|restores?|hides?)\b/i

function sendIn({ words, quotes }: ToldSentence, { buttons }: Vocabulary): CheckedPart[] {
  const named = quotes.flatMap(({ value }, at) => (buttons.includes(value) ? [{ value, at }] : []))
  if (/\b(?:disappears?|goes away|vanish(?:es)?|is (?:gone|removed|hidden)|stays?|until)\b/i.test(words))
    return []
  return named.flatMap(({ value, at }): CheckedPart[] => {
    const before = words.slice(0, words.search(new RegExp(`\\bQ${at}\\b`)))
    const behind = words.slice(words.search(new RegExp(`\\bQ${at}\\b`)) + 2)
    const acts =
      /^ (?:button )?(?:then )?(?:\w+ )?/.test(behind) &&
      sends.test(behind.slice(0, 30)) &&
      !clearing.test(behind.slice(0, 30))
    const same = /\bsame as (?:clicking |pressing |a click on )?(?:the )?(?:button )?$/i.test(before)
    const clicked =
      /\b(?:click\w*|press\w*|with|on)(?: on)?(?: the)?(?: button)? $/i.test(before) &&
      /\b(?:check|validat|sen[dt]|submit|message|valid|right|correct|wrong)/i.test(words) &&
      !clearing.test(words)
    const passive =
      /^(?: button)? (?:is|was|has been) (?:clicked|pressed|used)\b/i.test(behind) &&
      /\b(?:when|whenever|once|after|as soon as|if)\b[^.;]{0,20}$/i.test(before) &&
      !clearing.test(words)
    return acts || same || clicked || passive ? [{ part: 'send', button: value }] : []
  })
}

function clearsIn({ words, quotes }: ToldSentence, { buttons }: Vocabulary): CheckedPart | undefined {
  const at = quotes.findIndex(({ value }) => buttons.includes(value))
  const button = quotes[at]?.value
  if (button === undefined) return undefined
  const place = words.search(new RegExp(`\\bQ${at}\\b`))
  const behind = words.slice(place + 2)
  const leads =
    place < 30 &&
    (/^ ?(?:button )?(?:then )?(?:\w+ly )?(?:clears?|resets?|empties|brings?|sets?|puts?|removes?|discards?|takes?|restores?|makes?)\b/i.test(
      behind,
    ) ||
      /^\W*(?:a click on|clicking(?: on)?|pressing|with|when[^.;]{0,30}clicks?)\b/i.test(
        words.slice(0, place),
      ))
  if (!leads || !clearing.test(behind)) return undefined
  // "… brings the form back": what it holds then is another matter.
  if (/^ ?(?:button )?brings? (?:back the form|the form back)\W*$/i.test(behind)) return undefined
  const inputs =
    /\b(?:all |every |the )*(?:fields?|form|entries|inputs|everything|values|initial state)\b/i.test(behind)
  const messages =
    /\b(?:all |the |every |any )*(?:error )?(?:messages?|texts|errors|hints)\b|\beverything\b[^.;]{0,30}\b(?:as|start)\b/i.test(
      behind,
    )
  const success =
    /\b(?:welcome|success|confirmation|thank|green|greeting)\b[^.;]{0,20}\b|\b(?:all|and|other) (?:the )?texts\b/i.test(
      behind,
    )
  const length = quotes.some(({ value }) => /^0(?: ?\/ ?| (?:of|out of) )\d/.test(value))
  return inputs || messages
    ? { part: 'clears', button, inputs, messages, success, ...(length ? { length } : {}) }
    : undefined
}

const successText =
  /\b(?:welcome|success|confirmation|thank[- ]you|greeting|green)\b(?: \w+)? ?(?:text|message|line|note|notice|box|banner)?|\bconfirmation\b/i

/** "The welcome text stays while one types and goes away with the next "Save"". */
function afterSuccess({ words, quotes }: ToldSentence, { buttons }: Vocabulary): CheckedPart[] {
  if (!successText.test(words)) return []
  const named = quotes.flatMap(({ value }) => (buttons.includes(value) ? [value] : []))
  const stays =
    /\b(?:stays?|remains?|keeps?)\b[^.;]{0,60}\b(?:types?|typing|fills?|enters?|visitor|entries|new|changes?|edits?)\b/i.test(
      words,
    )
  const goes =
    /\b(?:goes(?: away)?|disappears?|vanish(?:es)?|is (?:removed|gone|hidden|cleared)|until)\b[^.;]{0,60}\bQ\d/i.test(
      words,
    ) && named.length > 0
  return [
    ...(stays ? [{ part: 'stays' as const }] : []),
    ...(goes ? [{ part: 'goes' as const, buttons: named }] : []),
  ]
}
