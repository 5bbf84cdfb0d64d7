import type { NumberText } from '../model.ts'

const number = /\d+/g

/** The shape of a text with each number as `#`. */
export function shapeOf(text: string): string {
  return text.replace(number, '#')
}

export function numbersIn(text: string): number[] {
  return (text.match(number) ?? []).map(Number)
}

/** A text of a shape with numbers put in. */
export function filled(
  { shape, numbers }: NumberText,
  values: Partial<Record<NumberText['numbers'][number], number>>,
): string | undefined {
  let at = 0
  let open = false
  const text = shape.replace(/#/g, () => {
    const value = values[numbers[at] ?? 'found']
    at += 1
    if (value === undefined) open = true
    return String(value)
  })
  return open ? undefined : text
}

/** The text that tells the page: "Page 1 of 3". */
export function pageTextIn(texts: string[]): NumberText | undefined {
  const found = texts.find((text) => numbersIn(text).length === 2 && isPaged(text))
  return found === undefined ? undefined : { shape: shapeOf(found), numbers: ['page', 'pages'] }
}

/** "Page 1 of 3", "1 / 3". */
function isPaged(text: string): boolean {
  return /\bpage\b/i.test(text) || /^\W*#\s*(?:\/|of|out of)\s*#\W*$/i.test(shapeOf(text))
}

export interface Counts {
  many?: NumberText
  one?: NumberText
  varies: boolean
  zero: boolean
}

/** The texts that tell how many are found, where all are `all`: for several, and for one when it is another. */
export function countTextsIn(groups: string[][], all: number): Counts | undefined {
  const texts = groups.flat().filter((text) => !isPaged(text))
  const whole = texts.find((text) => numbersIn(text).length === 1 && numbersIn(text)[0] === all)
  if (whole === undefined) return ofAll(texts, all)
  const shape = shapeOf(whole)
  const amounts = new Set(texts.filter((text) => shapeOf(text) === shape).map((text) => numbersIn(text)[0]))
  const many: NumberText = { shape, numbers: ['found'] }
  const beside = groups.filter((group) => group.some((text) => shapeOf(text) === shape)).flat()
  const single = [...beside, ...texts].find(
    (text) => numbersIn(text).join() === '1' && akin(shapeOf(text), shape),
  )
  const unbent = !/#\s*\p{L}/u.test(shape)
  const one = single ?? (unbent ? whole : undefined)
  const said = /\b(?:found|match\w*|results?|hits?)\b/i.test(shape)
  return {
    many,
    ...(one === undefined ? {} : { one: { shape: shapeOf(one), numbers: ['found'] as const } as NumberText }),
    varies: said || amounts.size > 1 || (single !== undefined && shapeOf(single) !== shape),
    zero: amounts.has(0) || unbent,
  }
}

/** "3 of 25 products". */
function ofAll(texts: string[], all: number): Counts | undefined {
  const text = texts.find((one) => numbersIn(one).length === 2 && numbersIn(one)[1] === all)
  if (text === undefined) return ofRange(texts, all)
  const shape: NumberText = { shape: shapeOf(text), numbers: ['found', 'all'] }
  return { many: shape, one: shape, varies: true, zero: true }
}

/** "Showing 1–5 of 14 pieces", and for one "Showing 1–1 of 1 piece". */
function ofRange(texts: string[], all: number): Counts | undefined {
  const ranged = texts.filter((one) => numbersIn(one).length === 3 && numbersIn(one)[0] === 1)
  const text = ranged.find((one) => numbersIn(one)[2] === all && (numbersIn(one)[1] ?? 0) <= all)
  if (text === undefined) return undefined
  const numbers: NumberText['numbers'] = ['from', 'to', 'found']
  const many: NumberText = { shape: shapeOf(text), numbers }
  const single = ranged.find((one) => numbersIn(one).join() === '1,1,1' && akin(shapeOf(one), many.shape))
  const unbent = !/#\s*\p{L}/u.test(many.shape.slice(many.shape.lastIndexOf('#')))
  const one = single === undefined ? (unbent ? many : undefined) : { shape: shapeOf(single), numbers }
  return { many, ...(one ? { one } : {}), varies: true, zero: false }
}

/** "1 person" beside "# people": the same words around the number but for one. */
function akin(one: string, many: string): boolean {
  const [a, b] = [one.split(' '), many.split(' ')]
  const same = a.filter((word, at) => word === b[at]).length
  return one === many || (a.length === b.length && same >= a.length - 1)
}
