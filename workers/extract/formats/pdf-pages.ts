import type { ContentCost } from './pdf-content.ts'
import { type PdfPart, references, valueOf } from './pdf-objects.ts'

type Figures = Pick<ContentCost, 'operators' | 'operands'>

/**
 * What an engine does to read all pages: every stream once, and each again as often as pages name it or a content draws it. Forms may draw
 * forms, so a few of them can ask for more work than there are atoms.
 */
export function pageCost(
  filed: ReadonlyMap<number, PdfPart>,
  costs: ReadonlyMap<PdfPart, ContentCost>,
): Figures & Pick<ContentCost, 'depth'> {
  const total = { operators: 0, operands: 0, depth: 0 }
  const add = ({ operators, operands }: Figures, times = 1) => {
    total.operators += operators * times
    total.operands += operands * times
  }
  for (const cost of costs.values()) {
    add(cost)
    total.depth = Math.max(total.depth, cost.depth)
  }
  const drawing = new Drawing(filed, costs)
  const named = timesNamed(filed)
  for (const part of filed.values()) {
    const contents = valueOf(part.text, 'Contents')
    if (contents === undefined) continue
    const forms = formsOf(part.text, filed)
    const times = Math.max(1, named.get(part.number) ?? 0)
    let open = 0
    for (const [reference, count] of counted(streamsOf(contents, filed))) {
      const again = drawing.again(reference, forms)
      const own = costs.get(filed.get(reference) ?? part) ?? nothing
      open += own.open * count
      total.depth = Math.max(total.depth, open)
      add(own, count * times - 1)
      add(again, count * times)
    }
  }
  return total
}

const nothing = { operators: 0, operands: 0, open: 0 }

/** The streams of a page: one, several, or an array that stands elsewhere. */
export function streamsOf(contents: string, filed: ReadonlyMap<number, PdfPart>): number[] {
  return references(contents).flatMap((reference) => {
    const part = filed.get(reference)
    return part && !part.data && part.text.includes('[') ? references(part.text) : [reference]
  })
}

function counted(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

function timesNamed(filed: ReadonlyMap<number, PdfPart>): Map<number, number> {
  const kids = [...filed.values()].flatMap(({ text }) => references(valueOf(text, 'Kids') ?? ''))
  return counted(kids)
}

/** Forms and pictures by the names that a page or a form has for them. */
export function formsOf(text: string, filed: ReadonlyMap<number, PdfPart>): Map<string, number> {
  const at = text.indexOf('/Resources')
  const [elsewhere] = at < 0 ? [] : references(text.slice(at, at + 40))
  const resources = text.includes('/XObject<<') || elsewhere === undefined ? text : filed.get(elsewhere)?.text
  const value = xObjectsOf(resources ?? '')
  const [reference] = value.startsWith('<<') ? [] : references(value)
  const entries = reference === undefined ? value : (filed.get(reference)?.text ?? '')
  return new Map(
    [...entries.matchAll(/\/([^\s/<>[\]()]+)\s+(\d{1,10})\s+\d{1,5}\s+R/g)].map(([, name = '', number]) => [
      name,
      Number(number),
    ]),
  )
}

/** "/Type/XObject" says what a form is, not what it draws. */
const xObjectsOf = (text: string) => valueOf(text.replace(/\/Type\s*\/XObject/, ''), 'XObject') ?? ''

class Drawing {
  readonly #filed: ReadonlyMap<number, PdfPart>
  readonly #costs: ReadonlyMap<PdfPart, ContentCost>
  readonly #known = new Map<number, Figures>()

  constructor(filed: ReadonlyMap<number, PdfPart>, costs: ReadonlyMap<PdfPart, ContentCost>) {
    this.#filed = filed
    this.#costs = costs
  }

  /** What a stream draws beyond its own operators, with the names of whoever shows it. */
  again(number: number, forms: ReadonlyMap<string, number>): Figures {
    const sum = { operators: 0, operands: 0 }
    const part = this.#filed.get(number)
    for (const [name, times] of (part && this.#costs.get(part)?.drawn) ?? []) {
      const form = forms.get(name)
      if (form === undefined) continue
      const { operators, operands } = this.#whole(form)
      sum.operators += operators * times
      sum.operands += operands * times
    }
    return sum
  }

  /** A form with all that it draws; one that draws itself is drawn once, as engines do. */
  #whole(number: number): Figures {
    const known = this.#known.get(number)
    if (known) return known
    this.#known.set(number, nothing)
    const part = this.#filed.get(number)
    const own = part && this.#costs.get(part)
    if (!part || !own) return nothing
    const again = this.again(number, formsOf(part.text, this.#filed))
    const whole = {
      operators: own.operators + again.operators,
      operands: own.operands + again.operands,
    }
    this.#known.set(number, whole)
    return whole
  }
}
