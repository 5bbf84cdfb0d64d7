import { labelKey } from '../facts/labels.ts'
import type { Line } from './step-lines.ts'
import type { StepButton } from './step-buttons.ts'
import type { Behaviour, WizardPart } from './wizard-facts.ts'

const rules: [Behaviour, RegExp][] = [
  [
    'stays',
    /\b(?:keeps?\b.{0,40}\b(?:in|on) (?:the|this|that|its) (?:same )?(?:step|page|screen)|stays?\b.{0,20}\b(?:in|on|at) (?:the|this|that|step|page|screen)|(?:stays?|remains?) (?:there|where (?:he|she|they|it|one) (?:is|are))|remains?\b.{0,20}\b(?:in|on|at) (?:the|this|that|step|page)|(?:does|do|is|cannot|can) not (?:leave|left|go on|lead on|get (?:on|further)|move on|proceed|continue|possible)|cannot (?:be left|leave|go on|proceed|continue)|not (?:left|leave) (?:the|a|this) (?:step|page)|(?:step|page) is not left|same (?:step|page) (?:stays|remains|is shown)|(?:step|page|screen) (?:stays?|remains?|is kept)\b)\b/i,
  ],
  [
    'together',
    /\b(?:(?:all|every|each|both|several)\b.{0,60}\bat (?:once|the same time)|at (?:once|the same time)|(?:each|every) (?:wrong|faulty|invalid|incorrect) (?:field|entry|input|value)|all (?:wrong|faulty|invalid|incorrect|the wrong) (?:fields|entries|inputs|values)|all (?:the )?(?:error )?messages|both (?:error )?messages (?:are|stand|appear|will be|must be)|(?:one|a) message (?:under|below|beside|next to|for|per) (?:each|every))\b/i,
  ],
  [
    'corrected',
    /\b(?:messages?|error texts?|errors?|hints?)\b.{0,80}\b(?:disappears?|vanish(?:es)?|(?:is|are|be) (?:removed|gone|cleared|hidden)|no longer (?:be )?(?:shown|visible|displayed|there)|not (?:be )?(?:shown|visible|displayed) any ?(?:more|longer)|goes? away)\b|\bremoves?\b.{0,30}\b(?:messages?|error texts?|errors?)\b/i,
  ],
  [
    'kept',
    /\b(?:stays?|remains?|kept|keeps?|preserved|retained|not (?:lost|cleared|deleted)|no (?:entry|entries|data|values?|inputs?)\b.{0,30}\b(?:lost|cleared|deleted)|nothing\b.{0,40}\blost|loses? nothing|still (?:there|filled|shown|in place|entered))\b/i,
  ],
  [
    'free back',
    /\b(?:without (?:any )?(?:check|checks|checking|validation|validating)|no (?:check|checks|validation)|nothing is (?:checked|validated)|(?:is|are) not (?:checked|validated)|unchecked|even (?:if|when|with)\b.{0,40}\b(?:wrong|invalid|empty|missing|incomplete|mistakes?|errors?))\b/i,
  ],
  [
    'changed',
    /\b(?:chang(?:es?|ed|ing)|new (?:values?|data|entries|amounts?)|updated|recalculated|recomputed|current (?:values?|data)|edits?|edited)\b/i,
  ],
  [
    'fresh',
    /\b(?:as (?:they |it |everything )?(?:were |was )?(?:at|in) the (?:very )?(?:start|beginning)|(?:empty|blank|cleared|reset)\b|starts? (?:over|again|afresh|anew)|from (?:scratch|the (?:start|beginning))|initial (?:values?|state))/i,
  ],
]

/** How the steps work together: what a wrong step does, what going back keeps, what is as at the start. */
export function behavioursIn(line: Line, buttons: StepButton[]): WizardPart[] {
  const { masked, quotes } = line.part
  const names = new Map(buttons.map(({ name, role }) => [name, role]))
  const said = new Set(quotes.flatMap(({ value }) => names.get(value) ?? []))
  const back =
    said.has('back') ||
    /\b(?:go(?:es|ing)?|went|coming|comes?|returns?|returning|steps?|stepping) back\b|\bgoing to an earlier\b|\bearlier (?:step|page)/i.test(
      masked,
    )
  const found: WizardPart[] = []
  for (const [name, pattern] of rules) {
    if (!pattern.test(masked)) continue
    if (name === 'kept' && !aboutEntries(masked)) continue
    if (name === 'free back' && !back) continue
    if (name === 'changed' && !(back || /\b(?:summary|total|overview|price)\b/i.test(masked))) continue
    if (name === 'fresh' && !said.has('restart')) continue
    if (name === 'corrected') {
      const left = back || /\b(?:left|leaving|leaves|returns? to|comes? back|gets? back)\b/i.test(masked)
      const fixed = /\bcorrect|\bfix|\bvalid\b|\bright\b|\bput right|\bfilled\b/i.test(masked)
      if (left) found.push({ part: 'behaviour', name: 'left' })
      if (!fixed) continue
    }
    found.push({ part: 'behaviour', name })
  }
  return found
}

/** "Everything entered", "all values", "the entries": not a message that stays. */
function aboutEntries(masked: string): boolean {
  return (
    /\b(?:everything|all|entries|entry|entered|values?|data|inputs?|whatever|what\b.{0,30}\b(?:entered|typed|chosen|filled)|fields?|nothing|details|answers|choices)\b/i.test(
      masked,
    ) &&
    !/\bmessages?\b.{0,40}\b(?:stays?|remains?|kept)\b/i.test(masked) &&
    !/\b(?:step|page|screen) (?:stays?|remains?|is kept)\b|\b(?:stays?|remains?)\b.{0,25}\b(?:on|in|at) (?:the|this) (?:same )?(?:step|page)/i.test(
      masked,
    ) &&
    !/\bkeeps?\b.{0,30}\b(?:in|on) (?:the|this) (?:step|page)/i.test(masked)
  )
}

/** "There is no "Back" in step 1", "on page 1 there is no "Back"", "Step 1 has no "Back" button". */
export function absencesIn(line: Line, buttons: StepButton[]): WizardPart[] {
  const { masked, quotes } = line.part
  return quotes.flatMap((quote): WizardPart[] => {
    if (!buttons.some(({ name, role }) => name === quote.value && role === 'back')) return []
    const before = masked.slice(Math.max(0, quote.start - 40), quote.start)
    const after = masked.slice(quote.end, quote.end + 60)
    const none =
      /\b(?:no|without(?: an?)?|lacks(?: an?)?|not have an?)\s*(?:button )?$/i.test(before) ||
      /^\s*(?:button )?(?:is|are) (?:missing|not there|absent|hidden|not shown|not available)\b/i.test(after)
    if (!none) return []
    const near = line.mentions.toSorted(
      (a, b) => Math.abs(a.start - quote.start) - Math.abs(b.start - quote.start),
    )[0]
    const step = near?.step ?? line.scope
    return step === 1 ? [{ part: 'without', step, button: quote.value }] : []
  })
}

/** "Guests" holds 2, "Nights" is empty, "Breakfast" is not ticked: what inputs hold before anybody touches them. */
export function initialsIn({ part, sentence }: Line, labels: string[]): WizardPart[] {
  if (sentence.table || /^\W*(?:if|unless)\b/i.test(part.masked) || !starting.test(part.masked)) return []
  const keys = new Map(labels.map((label) => [labelKey(label), label]))
  const found: WizardPart[] = []
  const add = (label: string | undefined, value: string | undefined) => {
    if (label !== undefined && value !== undefined) found.push({ part: 'initial', label, value })
  }
  for (const { value, end } of part.quotes) {
    const label = keys.get(labelKey(value))
    if (label !== undefined)
      add(label, valueAfter(part.masked.slice(end, end + 60), part.raw.slice(end, end + 60)))
  }
  return found
}

const starting =
  /\b(?:at (?:the )?(?:very )?(?:start|beginning|first)|start:|initially|preset|pre-?selected|by default|on opening|opens|(?:is|are) open(?:ed)?|untouched)(?!\w)/i

function valueAfter(masked: string, raw: string): string | undefined {
  if (/^\s*(?:is|are|starts?)(?: still| at first| initially)? (?:empty|blank)\b/i.test(masked)) return ''
  if (
    /^\s*(?:is|are)(?: still| at first| initially)? (?:not (?:ticked|checked)|un(?:ticked|checked)|off)\b/i.test(
      masked,
    )
  )
    return 'unchecked'
  if (/^\s*(?:is|are)(?: at first| initially| already)? (?:ticked|checked|on)\b/i.test(masked))
    return 'checked'
  const lead =
    /^\s*(?:holds?|contains?|stands? at|(?:is|are) (?:preset to|set to|pre-?filled with|at|preset with)|shows?|starts? (?:with|at)|has the value|defaults? to)\s+(?:the )?/i.exec(
      masked,
    )
  if (!lead) return undefined
  const rest = raw.slice(lead[0].length)
  const quoted = /^["“]([^"”]{1,50})["”]/.exec(rest)?.[1]
  return quoted ?? /^-?\d+(?:\.\d+)?(?![\w%])/.exec(rest)?.[0]
}
