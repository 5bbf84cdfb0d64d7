import type { ConditionFact } from '../told/conditions.ts'
import type { InPage } from './kit.ts'

interface Hue {
  hue: number
  saturation: number
  lightness: number
}

// From where to where on the wheel of colours a name surely reaches, and how light it is.
const hues: Record<string, { from: number; to: number; light?: [number, number] }[]> = {
  red: [{ from: 342, to: 372 }],
  pink: [
    { from: 295, to: 345, light: [0.5, 0.98] },
    { from: 345, to: 375, light: [0.66, 0.98] },
  ],
  orange: [{ from: 18, to: 44 }],
  yellow: [{ from: 44, to: 66 }],
  green: [{ from: 72, to: 168 }],
  teal: [{ from: 160, to: 195 }],
  turquoise: [{ from: 160, to: 195 }],
  cyan: [{ from: 170, to: 200 }],
  blue: [{ from: 190, to: 258 }],
  purple: [{ from: 256, to: 320 }],
  violet: [{ from: 250, to: 320 }],
}
// What is this near to a name may be called so by some.
const doubtful = 14

/** Whether an element is of a colour: its letters, its background or what is around it. Undefined where that is not plain. */
export function isColoured(
  page: InPage,
  element: Element,
  { colour = '', where, loosely }: ConditionFact,
): boolean | undefined {
  const near = page.paintedWith(element)
  const parts = where ? [where] : (['text', 'background', 'border'] as const)
  const styles = near.flatMap((at) => parts.flatMap((part) => page.coloursOf(at, part)))
  const read = styles.map(hueOf)
  if (read.some((one) => one !== undefined && isOf(one, colour, 0))) return true
  const isUnclear =
    styles.some((style, at) => read[at] === undefined && !isClear(style)) ||
    read.some((one) => one !== undefined && isOf(one, colour, doubtful)) ||
    near.some(
      (at) => where !== 'text' && where !== 'border' && getComputedStyle(at).backgroundImage !== 'none',
    )
  return isUnclear || loosely ? undefined : false
}

/** What paints an element: itself, what fills it, and what is drawn just around it. */
export function paintedWith(page: InPage, element: Element): Element[] {
  const { width, height } = element.getBoundingClientRect()
  const area = Math.max(width * height, 1)
  const sizeOf = (at: Element): number => {
    const box = at.getBoundingClientRect()
    return box.width * box.height
  }
  const isText = (at: Element): boolean =>
    page.childrenOf(at).some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? '') !== '')
  const inside = page
    .elementsIn(element)
    .filter((at) => at === element || (page.visible(at) && (sizeOf(at) >= area / 3 || isText(at))))
  const around: Element[] = []
  for (let at = page.parentOf(element), up = 0; at && up < 2; at = page.parentOf(at), up++)
    if (sizeOf(at) <= area * 2) around.push(at)
  return [...inside, ...around]
}

/** The colours of one part of an element, and of what its style puts before and after it. */
export function coloursOf(page: InPage, element: Element, part: 'text' | 'background' | 'border'): string[] {
  const own = [getComputedStyle(element)]
  const put = ['::before', '::after']
    .map((name) => getComputedStyle(element, name))
    .filter((style) => style.content !== 'none' && style.content !== 'normal')
  return [...own, ...put].flatMap((style) => {
    if (part === 'text') return page.tidy(page.rawText(element)) === '' ? [] : [style.color]
    if (part === 'background') return [style.backgroundColor]
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const borders = sides
      .filter(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
      )
      .map((side) => style[`border${side}Color`])
    const outline =
      style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0 ? [] : [style.outlineColor]
    return [
      ...borders,
      ...outline,
      ...(style.boxShadow.match(/(?:rgba?|oklch|oklab|lab|lch|color)\([^)]*\)/g) ?? []),
    ]
  })
}

const isClear = (style: string): boolean =>
  style === 'transparent' || /^rgba\(.*, 0(?:\.0\d*)?\)$/.test(style)

// Grey, black and white have no hue; undefined also for what is written in another way.
function hueOf(style: string): Hue | undefined {
  const [, ...parts] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(style) ?? []
  const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((one) => Number(one) / 255)
  if (parts.length === 0 || (parts[3] !== undefined && Number(parts[3]) < 0.1)) return undefined
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  const lightness = (most + least) / 2
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  const turn =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range + 6) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4
  return { hue: turn * 60, saturation, lightness }
}

function isOf({ hue, saturation, lightness }: Hue, colour: string, slack: number): boolean {
  // What is hardly tinted is grey, and what is very dark or very light is nearly black or white.
  const isTinted =
    saturation >= (slack > 0 ? 0.1 : 0.25) && lightness > 0.1 && lightness < (slack > 0 ? 0.995 : 0.985)
  return (
    isTinted &&
    (hues[colour] ?? []).some(({ from, to, light }) => {
      const isLight = !light || slack > 0 || (lightness >= light[0] && lightness <= light[1])
      return isLight && [hue, hue + 360].some((at) => at >= from - slack && at <= to + slack)
    })
  )
}
