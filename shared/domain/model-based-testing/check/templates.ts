import type { Template } from '../../requirement-model/index.ts'
import { fraction, order } from './fractions.ts'
import type { Moment } from './scene.ts'
import { written, type Thing } from './things.ts'
import { worth } from './worth.ts'

/** Whether a text is what a template shows, its places filled with what holds. Undefined where a place is not known. */
export function showsText(template: Template, text: string, at: Moment): boolean | undefined {
  let ends = [0]
  for (const part of template) {
    if (typeof part === 'string')
      ends = ends.flatMap((end) => (text.startsWith(part, end) ? [end + part.length] : []))
    else {
      const thing = worth(part, at)
      if (!thing) return undefined
      ends = ends.flatMap((end) => endsOf(thing, text, end))
    }
  }
  return ends.includes(text.length)
}

/** Where what is shown of a thing can end: an amount may be written with more or fewer decimals. */
function endsOf(thing: Thing, text: string, from: number): number[] {
  if (thing.is === 'amount') {
    const [found = ''] = /^-?\d+(?:\.\d+)?/.exec(text.slice(from)) ?? []
    return [found, found.replace(/\.$/, '')].some((one) => one !== '' && equals(one, thing))
      ? [from + found.length]
      : []
  }
  const literal = written(thing)
  return literal !== undefined && text.startsWith(literal, from) ? [from + literal.length] : []
}

function equals(literal: string, thing: Thing): boolean {
  const amount = fraction(literal)
  return amount !== undefined && thing.is === 'amount' && order(amount, thing.amount) === 0
}

/** Whether a text could be one of a template, whatever its places hold. */
export function couldShow(template: Template, text: string): boolean {
  let at = 0
  for (const [index, part] of template.entries()) {
    if (typeof part !== 'string') continue
    const found = index === 0 ? 0 : text.indexOf(part, at)
    if (found < at || !text.startsWith(part, found)) return false
    at = found + part.length
  }
  return at === text.length || typeof template.at(-1) !== 'string'
}
