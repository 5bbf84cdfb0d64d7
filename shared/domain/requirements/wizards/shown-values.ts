import { whenIn } from './amounts.ts'
import { moneyIn } from './money.ts'
import { stepAt, type Line } from './step-lines.ts'
import { markIn } from './step-mentions.ts'
import type { AmountRow, WizardPart } from './wizard-facts.ts'
import { shortLabel, type KnownInput } from './wizard-inputs.ts'

const showing =
  /\b(?:shows?|showing|displays?|repeats?|lists?|contains?|rows?|lines?|summari[sz]es?|sums? up|with)\b/i
const totals =
  /^(?:(?:grand |overall )?total|sum|price|premium|amount|(?:total|final) (?:price|amount|cost)|to pay|cost)s?\b/i

/** Values of earlier steps that a step shows, the amounts beside them, and what stands for an empty one. */
export function shownIn(line: Line, inputs: KnownInput[], known: Set<string>): WizardPart[] {
  const beside = missingBeside(line, inputs)
  const absent = beside.length > 0 ? [] : missingIn(line, inputs, known)
  if (absent.length > 0) return absent
  if (
    line.sentence.table ||
    !showing.test(line.part.masked) ||
    /^\W*(?:if|when|unless)\b/i.test(line.part.masked)
  )
    return []
  const { masked } = line.part
  const rows = /\brows?\b|\btable\b/i.test(masked)
  const at = showing.exec(masked)?.index ?? 0
  const amounts = amountRowsIn(line, inputs, known)
  const values = namedValues(line, inputs, at).filter(
    ({ label, start }) => start <= amounts.from && !amounts.rows.some((row) => row.label === label),
  )
  const [first] = values
  const found: WizardPart[] = [...beside]
  if (first && values.length > 1)
    found.push({
      part: 'shown',
      step: first.step,
      values: values.map(({ label, as }) => ({ label, as })),
      rows,
    })
  else if (everything.test(masked)) found.push(...allShown(line, inputs, at))
  if (amounts.rows.length > 0 && amounts.step !== undefined)
    found.push({
      part: 'amount rows',
      step: amounts.step,
      rows: amounts.rows,
      form: amounts.form ?? (rows ? 'row' : 'loose'),
    })
  return found
}

const everything =
  /\ball (?:the )?(?:data|values|entries|answers|inputs?|details|entered)|\beverything\b.{0,20}\bentered\b|\bwhat (?:was|has been) entered\b/i

function allShown(line: Line, inputs: KnownInput[], at: number): WizardPart[] {
  const step = stepAt(line, at) ?? line.mentions[0]?.step
  const before = inputs.filter(
    (one) => step !== undefined && one.step < step && one.constraints.control !== 'checkbox',
  )
  if (step === undefined || before.length === 0) return []
  return [{ part: 'shown', step, values: before.map(({ label }) => ({ label, as: label })), rows: false }]
}

/** Inputs of earlier steps that a sentence names behind the word that shows them. */
function namedValues(
  line: Line,
  inputs: KnownInput[],
  at: number,
): { label: string; as: string; step: number; start: number }[] {
  const { raw } = line.part
  const lower = raw.toLowerCase()
  return inputs.flatMap(({ label, step }) => {
    const name = [label, shortLabel(label)].find((one) => wholeAt(lower, one.toLowerCase(), at) >= 0)
    if (name === undefined) return []
    const start = wholeAt(lower, name.toLowerCase(), at)
    const shown = stepAt(line, start)
    return shown === undefined || shown <= step
      ? []
      : [{ label, as: raw.slice(start, start + name.length), step: shown, start }]
  })
}

function wholeAt(text: string, name: string, from: number): number {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length)))
      return at
  return -1
}

interface Rows {
  rows: AmountRow[]
  step?: number | undefined
  form?: 'colon'
  /** Where they begin. */
  from: number
}

/** "then the price rows "Accommodation", "Breakfast" (only if ticked) and "Total"", or a text such as "Total: 108.00 €". */
function amountRowsIn(line: Line, inputs: KnownInput[], known: Set<string>): Rows {
  const { masked, quotes } = line.part
  const from =
    /\b(?:price|amount|cost|money|total)s?(?: rows?| lines?|s)?\b|\brows?\b/i.exec(masked)?.index ??
    masked.length
  const prices =
    /\b(?:price|amount|cost)s? (?:rows?|lines?)\b|\bprices?\b[^."]{0,20}:/i.exec(masked)?.index ?? from
  const rows: AmountRow[] = []
  let form: 'colon' | undefined
  let step: number | undefined
  let first = masked.length
  for (const { value, start, end } of quotes) {
    const sum = /^([\p{L}][\p{L} -]{1,30}): ?\S*\d/u.exec(value)
    const [money] = moneyIn(value)
    const name = sum?.[1] !== undefined && money ? sum[1] : value
    if (
      !/\p{L}/u.test(value) ||
      markIn(value) ||
      (known.has(value.toLowerCase()) && !sum) ||
      /[.!?]$/.test(value) ||
      (moneyIn(value).length > 0 && !sum)
    )
      continue
    if (/\(e\.g\.\s*$|\be\.g\.\s*$|\blike\s*$/.test(masked.slice(0, start)) && !sum) continue
    const isField = inputs.some(
      ({ label, constraints }) => label === value && constraints.control !== 'checkbox',
    )
    if (isField || (start < prices && !sum && !totals.test(value))) continue
    if (sum && money) form = 'colon'
    const remark = /^\s*\(([^()]{2,120})\)/.exec(masked.slice(end))?.[1] ?? ''
    const only = /\bonly\b|\bif\b|\bwhen\b/i.test(remark)
    const when = only ? conditionOf(remark, name, inputs) : undefined
    rows.push({ label: name, ...(only ? { only: true as const } : {}), ...(when ? { when } : {}) })
    step ??= stepAt(line, start)
    first = Math.min(first, start)
  }
  const spoken =
    rows.length === 0
      ? /\b(?:the |and )(premium|total(?: price)?|price|total amount|sum)\b/i.exec(masked)
      : null
  if (spoken && stepAt(line, spoken.index) !== undefined)
    return { rows: [{ label: spoken[1] ?? '' }], step: stepAt(line, spoken.index), from: spoken.index }
  return {
    rows: rows.some(({ label }) => totals.test(label)) || prices < masked.length ? rows : [],
    step,
    from: first,
    ...(form ? { form } : {}),
  }
}

function conditionOf(remark: string, label: string, inputs: KnownInput[]): AmountRow['when'] {
  const box = inputs.find(
    (one) => one.constraints.control === 'checkbox' && one.label.toLowerCase() === label.toLowerCase(),
  )
  if (box && /\b(?:ticked|chosen|selected|checked|booked|wanted|so)\b/i.test(remark))
    return { label: box.label, equals: 'checked' }
  const when = whenIn(remark, inputs)
  return when === 'unknown' ? undefined : when
}

/** ""Company" ("–" if no company was entered)" in the list of what is shown. */
function missingBeside({ part }: Line, inputs: KnownInput[]): WizardPart[] {
  const { masked, quotes } = part
  return quotes.flatMap((quote): WizardPart[] => {
    const behind =
      /^\s*(?:,\s*)?\(?\s*(?:if|when|where|for)\b[^")]{0,40}\b(?:no|none|not|empty|missing|without|left)\b/i.test(
        masked.slice(quote.end, quote.end + 70),
      )
    const bracket = /\((?:(?:an? |the )?(?:dash|hyphen|text|words?) )?\s*$/i.test(
      masked.slice(0, quote.start),
    )
    if (!behind || !bracket) return []
    const name = part.raw
      .slice(0, quote.start)
      .replace(/\([^()]*$/, '')
      .replace(/["“”*(\s]+$/, '')
    const input = inputs.find(({ label }) => name.toLowerCase().endsWith(shortLabel(label).toLowerCase()))
    return input && input.constraints.required !== true
      ? [
          {
            part: 'missing',
            label: input.label,
            as: shortLabel(input.label),
            text: quote.value,
            rows: /\brows?\b/i.test(masked),
          },
        ]
      : []
  })
}

/** "If "Phone" is empty, the summary shows "not given" in the row Phone": what stands for an input that was left empty. */
function missingIn(line: Line, inputs: KnownInput[], known: Set<string>): WizardPart[] {
  const { raw, masked, quotes } = line.part
  if (
    !/\b(?:empty|without|no|not (?:given|filled|entered|stated)|left (?:out|empty|blank)|missing)\b/i.test(
      masked,
    )
  )
    return []
  if (!/\b(?:summary|overview|review|row|step|page)\b/i.test(masked) || !showing.test(masked)) return []
  const lower = raw.toLowerCase()
  const named = inputs.filter(({ label }) =>
    [label, shortLabel(label)].some((name) => wholeAt(lower, name.toLowerCase(), 0) >= 0),
  )
  const texts = quotes.filter(
    ({ value }) =>
      !known.has(value.toLowerCase()) &&
      !markIn(value) &&
      !named.some(({ label }) => label === value || shortLabel(label) === value),
  )
  const [input] = named
  const [text] = texts
  if (!input || named.length !== 1 || !text || texts.length !== 1 || input.constraints.required === true)
    return []
  return [
    {
      part: 'missing',
      label: input.label,
      as: shortLabel(input.label),
      text: text.value,
      rows: /\brows?\b/i.test(masked),
    },
  ]
}
