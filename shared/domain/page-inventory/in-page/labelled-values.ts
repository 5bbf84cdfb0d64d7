import type { PageInventory } from '../schema.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { isSeen } from './describe-control.ts'
import { nameAnyhow } from './naming.ts'
import type { Write } from './texts.ts'

type LabelledValue = NonNullable<PageInventory['values']>[number]

const most = 300
const longestText = 160
const longestValue = 60

/** Elements whose text is no label and no value: controls, what names them, and what is not shown as text. */
const others = new Set(
  'script style noscript template title option optgroup select button a input textarea label legend summary caption'.split(
    ' ',
  ),
)
const isHeading = /^h[1-6]$/
/** What a page shows where an amount or a state will stand. */
const isAmount = /^(?:[\p{Sc}+−-]|[A-Z]{3}\s)?\s?[+−-]?\d|^[-–—…]+$|^(?:none|n\/a)$/iu

/**
 * What stands beside a label: a term and its description, a row header and its only cell, an output with a name, "Total: 12.00" in a text, and a
 * text before an amount. Hidden ones are told as well: a total may be shown only later.
 */
export function valuesOf(page: InPage, elements: readonly Element[], write: Write): LabelledValue[] {
  const values: LabelledValue[] = []
  for (const element of elements) {
    if (values.length >= most) break
    const pair = pairAt(page, element)
    if (!pair) continue
    const [name, value] = [write(pair.name), write(pair.value)]
    if (!/\p{L}[^.!?]*$/u.test(name) || value.length > longestValue) continue
    values.push({ name, value, ...(isSeen(page, element) ? {} : { hidden: true as const }) })
  }
  return values
}

function pairAt(page: InPage, element: Element): { name: string; value: string } | undefined {
  const tag = page.tagOf(element)
  if (others.has(tag) || isHeading.test(tag)) return undefined
  const text = () => page.tidy(page.rawText(element))
  if (tag === 'dd' || tag === 'td') {
    const label = tag === 'dd' ? termOf(page, element) : rowHeaderOf(page, element)
    const name = label && labelIn(page.tidy(page.rawText(label)))
    return name ? { name, value: text() } : undefined
  }
  if (element.childElementCount > 0 || (element.textContent ?? '').length > longestText) return undefined
  const value = text()
  const isOutput = tag === 'output' || page.roleOf(element) === 'status'
  const own = isOutput ? labelIn(nameAnyhow(page, element)) : ''
  if (own !== '' && own !== value) return { name: own, value }
  const inText = /^([^:]{1,60}): (.+)$/.exec(value)
  if (inText?.[1] && inText[2] && (isAmount.test(inText[2]) || isOutput))
    return { name: inText[1], value: inText[2] }
  if (value === '' ? !isOutput : !isAmount.test(value)) return undefined
  const name = textBefore(page, element)
  return name === '' ? undefined : { name, value }
}

const labelIn = (text: string): string => {
  const label = text.replace(/\s*[:=]$/, '')
  return label.length <= longestValue ? label : ''
}

function termOf(page: InPage, description: Element): Element | undefined {
  const [before, after] = [description.previousElementSibling, description.nextElementSibling]
  const isOnly = !after || page.tagOf(after) !== 'dd'
  return isOnly && before && page.tagOf(before) === 'dt' ? before : undefined
}

/** Of a row of two cells the header of the other one. */
function rowHeaderOf(page: InPage, cell: Element): Element | undefined {
  const before = cell.previousElementSibling
  const isPair = before && !cell.nextElementSibling && !before.previousElementSibling
  return isPair && page.tagOf(before) === 'th' ? before : undefined
}

/** The text or the plain element that stands before an element in its line; empty where a control or a heading does. */
function textBefore(page: InPage, element: Element): string {
  for (let at = element.previousSibling; at; at = at.previousSibling) {
    const text = page.tidy(at.nodeType === 1 ? page.rawText(at as Element) : (at.nodeValue ?? ''))
    if (at.nodeType === 1) {
      const tag = page.tagOf(at as Element)
      const isPlain = !others.has(tag) && !isHeading.test(tag) && (at as Element).childElementCount === 0
      return isPlain && !isAmount.test(text) ? labelIn(text) : ''
    }
    // A sentence that an amount stands in names nothing.
    if (at.nodeType === 3 && text !== '') return text.endsWith(':') ? labelIn(text) : ''
  }
  return ''
}
