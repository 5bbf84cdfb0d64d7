import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

interface Gauge {
  element: Element
  share: number
  drawn: boolean
}

const outer = /^(?:progress|progressbar|meter|gauge|loader)$/
const inner = /^(?:bar|progress|fill|filled|filler|value|inner|track|indicator)$/
// How far what is drawn may be from what is meant.
const tolerance = 0.006

/** How full the one bar of the page is. */
export function checkGauge(page: InPage, { condition, negated }: Check): Verdict {
  const { share: expected = 1 } = condition ?? {}
  const gauges = page.gauges()
  const [only] = gauges
  if (!only || gauges.length > 1)
    return page.undecided(
      {
        status: only ? 'ambiguous' : 'missing',
        candidates: page.candidates(gauges.map(({ element }) => element)),
      },
      { role: 'progressbar' },
    )
  const actual = `${Math.round(only.share * 1000) / 10} %`
  const holds = Math.abs(only.share - expected) <= (only.drawn ? tolerance * 4 : tolerance)
  return { passed: holds !== (negated === true), actual, box: page.seen(only.element) }
}

/** A bar said to show a share in a text beside it shows it itself, too. */
export function orGauge(
  page: InPage,
  verdict: Verdict,
  { target = {}, expected = '', negated }: Check,
): Verdict {
  const [, share] = /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(expected) ?? []
  const isBar = /\b(?:progress|bar|meter|gauge)\b/i.test(target.name ?? '')
  if (verdict.passed || share === undefined || !isBar || negated) return verdict
  const own = page.checkGauge({
    kind: 'assert_condition',
    condition: { is: 'full', share: Number(share) / 100 },
  })
  return own.problem ? verdict : own
}

/** The bars of the page that say or show how far something has come. */
export function gauges(page: InPage): Gauge[] {
  return page.elementsIn().flatMap((element): Gauge[] => {
    if (!page.rendered(element) || element.getBoundingClientRect().height === 0) return []
    const share = sharesSaid(page, element)
    if (share !== undefined) return [{ element, share, drawn: false }]
    const isCalled =
      ['progressbar', 'meter'].includes(page.roleOf(element)) || page.stateWords(element, outer)
    const drawn = isCalled ? shareDrawn(page, element) : undefined
    return drawn === undefined ? [] : [{ element, share: drawn, drawn: true }]
  })
}

function sharesSaid(page: InPage, element: Element): number | undefined {
  const tag = page.tagOf(element)
  if (tag === 'progress' || tag === 'meter') {
    const { value, max } = element as HTMLProgressElement
    const min = tag === 'meter' ? (element as HTMLMeterElement).min : 0
    return tag === 'progress' && page.attribute(element, 'value') === ''
      ? undefined
      : (value - min) / (max - min)
  }
  if (!['progressbar', 'meter'].includes(page.roleOf(element))) return undefined
  const now = page.attribute(element, 'aria-valuenow')
  const number = (name: string, otherwise: number): number => {
    const told = page.attribute(element, name)
    return told === '' ? otherwise : Number(told)
  }
  const [least, most] = [number('aria-valuemin', 0), number('aria-valuemax', 100)]
  return now === '' || most <= least ? undefined : (Number(now) - least) / (most - least)
}

function shareDrawn(page: InPage, element: Element): number | undefined {
  const bars = [...element.children].filter((child) => page.stateWords(child, inner) && page.isDrawn(child))
  const [bar] = bars
  const { width } = element.getBoundingClientRect()
  if (!bar || bars.length > 1 || width === 0) return undefined
  const told = /^([\d.]+)%$/.exec((bar as HTMLElement).style?.width ?? '')?.[1]
  if (told !== undefined) return Number(told) / 100
  return bar.getBoundingClientRect().width / width
}
